import '@rspress/core/dist/theme/components/Nav/index.css';
import '@rspress/core/dist/theme/components/Nav/NavMenu.css';
import '@rspress/core/dist/theme/components/HoverGroup/index.css';
import type { NavItem } from '@rspress/core';
import { useNav, usePage, useSite } from '@rspress/core/runtime';
// Our own Search, through the seam: the frame does not know the dialog.
import { Search } from '@rspress/core/theme';
import type { Nav as StockNav } from '@rspress/core/theme-original';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { LanguageLinks } from './LanguageLinks';
import { NavHamburger } from './NavHamburger';
import { NavDropdown, NavItems } from './NavMenu';
import { NavTitle } from './NavTitle';
import { SocialLinks } from './SocialLinks';
import { SwitchAppearance } from './SwitchAppearance';

type NavProps = ComponentProps<typeof StockNav>;

/** The configured links of one side, with its slots; nothing when there is nothing to show. */
function Side(props: {
  side: 'left' | 'right';
  name: string;
  before: ReactNode;
  after: ReactNode;
}) {
  const { side, before, after } = props;
  const items = useNav().filter((item: NavItem) => (item.position ?? 'right') === side);
  if (items.length === 0 && before == null && after == null) return null;
  return (
    <nav className="site-nav-side" aria-label={props.name}>
      <ul className={`rp-nav-menu rp-nav-menu--${side}`}>
        {before}
        <NavItems items={items} variant="bar" />
        {after}
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
 * Navbar (specification 2.6) of true elements: landmarks, lists, buttons that say whether they are
 * open. Same slots, classes and numbers as the stock navbar.
 */
export function Nav(props: NavProps) {
  const t = useMessages();
  const name = t('controls.nav.main');
  return (
    <header className="rp-nav">
      <div className="rp-nav__left">
        {props.beforeNavTitle}
        {props.navTitle ?? <NavTitle />}
        <Side
          side="left"
          name={name}
          before={props.beforeLeftNavItems}
          after={props.afterLeftNavItems}
        />
        {props.afterNavTitle}
      </div>
      <div className="rp-nav__right">
        {props.beforeNavMenu}
        <Search />
        <Side
          side="right"
          name={name}
          before={props.beforeRightNavItems}
          after={props.afterRightNavItems}
        />
        <div className="rp-nav__others">
          <div className="rp-nav-menu__divider" />
          <ul className="site-nav-language">
            <LanguageMenu />
          </ul>
          <SwitchAppearance />
          <SocialLinks />
        </div>
        <NavHamburger {...props} />
        {props.afterNavMenu}
      </div>
    </header>
  );
}
