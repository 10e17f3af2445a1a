import '@rspress/core/dist/theme/components/Outline/index.css';
import { useI18n } from '@rspress/core/runtime';
import { EditLink, ReadPercent } from '@rspress/core/theme';
import { useId } from 'react';
import { Toc } from './Toc';

/** Outline and edit link (specification 2.3); the headings are a named landmark. Scroll-to-top: see ToTop. */
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
      <div className="rp-outline__divider" />
      <div className="rp-outline__bottom">
        <EditLink isOutline />
      </div>
    </div>
  );
}
