import '@rspress/core/dist/theme/components/Nav/index.css';
import '@rspress/core/dist/theme/components/Nav/NavMenu.css';
import '@rspress/core/dist/theme/components/HoverGroup/index.css';
import type { NavItem } from '@rspress/core';
import { useNav, usePage, useSite } from '@rspress/core/runtime';
// Our own Search, through the seam: the frame does not know the dialog.
import { Search } from '@rspress/core/theme';
import type { Nav as StockNav } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { LanguageLinks } from './LanguageLinks';
import { NavHamburger } from './NavHamburger';
import { NavDropdown, NavItems } from './NavMenu';
import { NavTitle } from './NavTitle';
import { SocialLinks } from './SocialLinks';
import { SwitchAppearance } from './SwitchAppearance';

/** The configured links of one side. */
function Side({ side }: { side: 'left' | 'right' }) {
  const t = useMessages();
  const items = useNav().filter((item: NavItem) => (item.position ?? 'right') === side);
  if (items.length === 0) return null;
  return (
    <nav className="site-nav-side" aria-label={t('controls.nav.main')}>
      <ul className={`rp-nav-menu rp-nav-menu--${side}`}>
        <NavItems items={items} variant="bar" />
      </ul>
    </nav>
  );
}

/** Button with the name of the current language and the list of all of them. */
function LanguageMenu() {
  const t = useMessages();
  const { site } = useSite();
  const { page } = usePage();
  const locales = Object.values(site.locales);
  const name = locales.find(({ lang }) => lang === page.lang)?.label;
  if (!name || locales.length < 2) return null;
  return (
    <NavDropdown label={name} name={t('controls.language', { name })}>
      <LanguageLinks className="rp-hover-group__item" />
    </NavDropdown>
  );
}

/**
 * Navbar (specification 2.6) in semantic HTML: landmarks, lists, buttons that expose whether they are open. Same
 * classes and sizes as the stock navbar; only the slot that the site fills.
 */
export function Nav({ beforeNavTitle }: ComponentProps<typeof StockNav>) {
  return (
    <header className="rp-nav">
      <div className="rp-nav__left">
        {beforeNavTitle}
        <NavTitle />
        <Side side="left" />
      </div>
      <div className="rp-nav__right">
        <Search />
        <Side side="right" />
        <div className="rp-nav__others">
          <div className="rp-nav-menu__divider" />
          <ul className="site-nav-language">
            <LanguageMenu />
          </ul>
          <SwitchAppearance />
          <SocialLinks />
        </div>
        <NavHamburger />
      </div>
    </header>
  );
}
