import { SvgWrapper } from '@rspress/core/theme';
import '@rspress/core/dist/theme/components/NavHamburger/index.css';
import { IconSmallMenu } from '@rspress/core/theme-original';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { Dropdown } from '../Dropdown/Dropdown';
import { NavPanel, NavSettings } from './NavPanel';

/** Button and full-screen panel of phones. The navbar itself stays usable above the panel. */
function PhoneMenu() {
  const t = useMessages();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="rp-nav-hamburger rp-nav-hamburger__sm"
        aria-label={t('controls.menu')}
      >
        <SvgWrapper icon={IconSmallMenu} width={20} height={20} />
      </button>
      <NavPanel id={id} />
    </>
  );
}

/** Button and dropdown of tablets (769 to 1280 px): theme, language, social links. */
function TabletMenu() {
  const t = useMessages();
  return (
    <Dropdown
      label={<SvgWrapper icon={IconSmallMenu} />}
      name={t('controls.settings')}
      align="end"
      className="rp-nav-hamburger rp-nav-hamburger__md site-settings"
      panelClass="rp-nav-hamburger__md__hover-group"
    >
      <NavSettings />
    </Dropdown>
  );
}

/** The two buttons of narrow windows; style sheets show at most one (specification 2.6). */
export function NavHamburger() {
  return (
    <>
      <PhoneMenu />
      <TabletMenu />
    </>
  );
}
