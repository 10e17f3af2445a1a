import '@rspress/core/dist/theme/components/Outline/index.css';
import { useI18n } from '@rspress/core/runtime';
import { ReadPercent } from '@rspress/core/theme';
import { useId } from 'react';
import { Toc } from './Toc';

/** Outline (specification 2.3); the headings are a named landmark. The edit link is the footer's, scroll-to-top is ToTop's. */
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
