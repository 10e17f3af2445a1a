import '@rspress/core/dist/theme/components/NavScreen/index.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenAppearance.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenLangs.css';
import '@rspress/core/dist/theme/components/NavScreen/NavScreenMenuItem.css';
import { useI18n, useNav, useSite } from '@rspress/core/runtime';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { LanguageLinks } from './LanguageLinks';
import { NavItems } from './NavMenu';
import { SocialLinks } from './SocialLinks';
import { SwitchAppearance } from './SwitchAppearance';

/** Theme switch, languages and social links, for the panels of narrow windows. */
export function NavSettings() {
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

/** Full-screen panel of phones with all of the navbar (specification 2.6). */
export function NavPanel({ id }: { id: string }) {
  const t = useMessages();
  return (
    <nav id={id} popover="auto" className="rp-nav-screen" aria-label={t('controls.menu')}>
      <div className="rp-nav-screen__container">
        <ul className="site-nav-panel">
          <NavItems items={useNav()} variant="panel" />
        </ul>
        <div className="rp-nav-screen-divider" />
        <NavSettings />
      </div>
    </nav>
  );
}
