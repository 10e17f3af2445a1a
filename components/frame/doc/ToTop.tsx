import { useI18n, useSite } from '@rspress/core/runtime';
import { IconScrollToTop, SvgWrapper } from '@rspress/core/theme-original';
import { CONTENT_ID } from '../../../site';

/**
 * Scroll-to-top (specification 2.3.8, 4.24), at every width: a link placed one screen below the top of the page, so
 * scrolling brings it into view. It needs no script, moves the focus as any link to an element does, and Back returns
 * to the previous position.
 */
export function ToTop() {
  const t = useI18n();
  const { enableScrollToTop = true } = useSite().site.themeConfig;
  if (!enableScrollToTop) return null;
  const name = t('scrollToTopText');
  return (
    <nav className="site-to-top" aria-label={name}>
      <a href={`#${CONTENT_ID}`} aria-label={name} title={name}>
        <SvgWrapper icon={IconScrollToTop} width="36" height="36" aria-hidden="true" />
      </a>
    </nav>
  );
}
