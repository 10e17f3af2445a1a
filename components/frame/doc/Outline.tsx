import '@rspress/core/dist/theme/components/Outline/index.css';
import '@rspress/core/dist/theme/components/Toc/TocItem.css';
import { useI18n } from '@rspress/core/runtime';
import { ReadPercent, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useId, useRef } from 'react';
import { inlineText } from '../article/inlineText';
import { useActiveAnchor } from './useActiveAnchor';

/** Headings below h2 are indented by 12 px per level. */
const BASE_DEPTH = 2;
const INDENT_PX = 12;

/** Links to the headings of the page (specification 2.3); the one being read is marked and scrolled into view. */
function Toc() {
  const headers = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headers);
  const listRef = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new active heading scrolls.
  useEffect(() => {
    const link = listRef.current?.querySelector('[aria-current]');
    const scroller = listRef.current?.parentElement;
    if (!scroller || !(link instanceof HTMLElement)) return;
    if (scroller.scrollHeight <= scroller.clientHeight) return;
    scroller.scrollTop = link.offsetTop - scroller.clientHeight / 2;
  }, [activeAnchorId]);
  return (
    <ul ref={listRef} className="site-toc">
      {headers.map(({ id, text, depth }) => {
        const isActive = id === activeAnchorId;
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`rp-toc-item rp-link ${isActive ? 'rp-toc-item--active' : ''}`}
              style={{ paddingInlineStart: (depth - BASE_DEPTH) * INDENT_PX }}
              data-depth={depth - BASE_DEPTH}
              aria-current={isActive ? 'location' : undefined}
            >
              <span className="rp-toc-item__text rp-doc" {...inlineText(text)} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Outline (specification 2.3) as a named landmark. The footer has the edit link, ToTop is scroll-to-top. */
export function Outline() {
  const t = useI18n();
  const id = useId();
  return (
    <div className="rp-outline">
      <div className="rp-outline__title">
        <span id={id}>{t('outlineTitle')}</span>
        <span aria-hidden="true">
          <ReadPercent size={14} strokeWidth={2} />
        </span>
      </div>
      <nav className="rp-outline__toc rp-scrollbar" aria-labelledby={id}>
        <Toc />
      </nav>
    </div>
  );
}
