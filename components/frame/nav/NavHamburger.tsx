import { SvgWrapper } from '@rspress/core/theme';
import '@rspress/core/dist/theme/components/NavHamburger/index.css';
import '@rspress/core/dist/theme/components/NavScreen/index.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenAppearance.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenLangs.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenMenuItem.css';
import { useI18n, useNav, useSite } from '@rspress/core/runtime';
import { IconSmallMenu } from '@rspress/core/theme-original';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { Dropdown } from '../Dropdown/Dropdown';
import { LanguageLinks } from './LanguageLinks';
import { NavItems } from './NavMenu';
import { SocialLinks } from './SocialLinks';
import { SwitchAppearance } from './SwitchAppearance';

/** Theme switch, languages and social links, for the panels of narrow windows. */
function NavSettings() {
  const t = useI18n();
  const id = useId();
  const { site } = useSite();
  return (
    <>
      <div className="rp-nav-screen-appearance">
        <span>{t('themeText')}</span>
        <SwitchAppearance />
      </div>
      {Object.keys(site.locales).length > 1 && (
        <div className="rp-nav-screen-langs">
          <span id={id}>{t('languagesText')}</span>
          <ul className="site-nav-panel__languages" aria-labelledby={id}>
            <LanguageLinks className="site-nav-panel__language" />
          </ul>
        </div>
      )}
      <div className="rp-nav-screen-divider" />
      <SocialLinks />
    </>
  );
}

/** Button and full-screen panel for phones (specification 2.6). The navbar above the panel stays usable. */
function PhoneMenu() {
  const t = useMessages();
  const items = useNav();
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
      <nav id={id} popover="auto" className="rp-nav-screen" aria-label={t('controls.menu')}>
        <div className="rp-nav-screen__container">
          <ul className="site-nav-panel">
            <NavItems items={items} variant="panel" />
          </ul>
          <div className="rp-nav-screen-divider" />
          <NavSettings />
        </div>
      </nav>
    </>
  );
}

/** Button and dropdown for tablets (769 to 1280 px): theme, language, social links. */
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
