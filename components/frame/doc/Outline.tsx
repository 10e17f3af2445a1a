import '@rspress/core/dist/theme/components/Outline/index.css';
import { useI18n, useSite } from '@rspress/core/runtime';
import { EditLink, LlmsCopyRow, LlmsOpenRow, ReadPercent, Toc } from '@rspress/core/theme';
import { IconScrollToTop, SvgWrapper, useReadPercent } from '@rspress/core/theme-original';
import { useId } from 'react';
import { CONTENT_ID } from '../../../site';

/** Back to the top; focus goes there too, or the next Tab would scroll down again. */
function ScrollToTop() {
  const t = useI18n();
  const [, scrollTop = 0] = useReadPercent();
  if (scrollTop <= 0) return null;
  return (
    <button
      type="button"
      className="rp-outline__action-row rp-scroll-to-top"
      onClick={() => {
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      }}
    >
      <SvgWrapper icon={IconScrollToTop} width="16" height="16" />
      <span>{t('scrollToTopText')}</span>
    </button>
  );
}

/** Outline, edit link and scroll-to-top (specification 2.3); the headings are a named landmark. */
export function Outline() {
  const t = useI18n();
  const id = useId();
  const { enableScrollToTop = true, llmsUI } = useSite().site.themeConfig;
  const hasLlmsRows = typeof llmsUI === 'object' && llmsUI.placement === 'outline';
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
      <div className="rp-outline__divider" />
      <div className="rp-outline__bottom">
        <EditLink isOutline />
        {hasLlmsRows && (
          <>
            <LlmsCopyRow />
            <LlmsOpenRow />
          </>
        )}
        {enableScrollToTop && <ScrollToTop />}
      </div>
    </div>
  );
}
