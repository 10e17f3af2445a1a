import '@rspress/core/dist/theme/components/NavHamburger/index.css';
import {
  IconSmallMenu,
  type NavHamburger as StockHamburger,
  SvgWrapper,
} from '@rspress/core/theme-original';
import { type ComponentProps, useId } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/useMessages';
import { usePanel } from '../focus/usePanel';
import { NavPanel, NavSettings } from './NavPanel';
import { useDropdown } from './useDropdown';

/** The navbar lies above the panel; the panel closes at 768 px (specification 2.6). */
const PANEL = { live: '.rp-nav', closeFrom: 768 };

/** Button and full-screen panel of phones. The navbar itself stays usable above the panel. */
function PhoneMenu(slots: ComponentProps<typeof StockHamburger>) {
  const t = useMessages();
  const id = useId();
  const { isOpen, toggle, openerRef, panelRef } = usePanel<HTMLElement>(PANEL);
  return (
    <>
      <button
        ref={openerRef}
        type="button"
        className={`rp-nav-hamburger rp-nav-hamburger__sm ${isOpen ? 'rp-nav-hamburger--active' : ''}`}
        aria-label={t('controls.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <SvgWrapper icon={IconSmallMenu} width={20} height={20} />
      </button>
      {isOpen && createPortal(<NavPanel id={id} panelRef={panelRef} {...slots} />, document.body)}
    </>
  );
}

/** Button and dropdown of tablets (769 to 1280 px): theme, language, social links. */
function TabletMenu() {
  const t = useMessages();
  const id = useId();
  const { state, group, button } = useDropdown();
  return (
    <div className="rp-nav-hamburger rp-nav-hamburger__md site-settings" {...group}>
      <button
        {...button}
        className="site-plain-button"
        aria-label={t('controls.settings')}
        aria-controls={id}
      >
        <SvgWrapper icon={IconSmallMenu} />
      </button>
      <div id={id} className="rp-hover-group rp-hover-group--right" data-state={state}>
        <div className="rp-nav-hamburger__md__hover-group">
          <NavSettings />
        </div>
      </div>
    </div>
  );
}

/** The two buttons of narrow windows; style sheets show at most one (specification 2.6). */
export function NavHamburger(slots: ComponentProps<typeof StockHamburger>) {
  return (
    <>
      <PhoneMenu {...slots} />
      <TabletMenu />
    </>
  );
}
