/** What this site replaces of the stock theme; everything else stays as Rspress ships it. */
export * from '@rspress/core/theme-original';
export { Search } from '../search/ui';
export { CodeButtonGroup } from './code/CodeButtonGroup';
export { copyToClipboard } from './code/copyToClipboard';
export { Callout } from './content/Callout';
export { FallbackHeading } from './content/FallbackHeading';
export { getCustomMDXComponent } from './content/getCustomMDXComponent';
export { Overview } from './content/LazyOverview';
export { DocContent } from './DocContent';
export { DocLayout } from './doc/DocLayout';
export { Outline } from './doc/Outline';
export { PrevNextPage } from './doc/PrevNextPage';
export { Toc } from './doc/Toc';
export { HomeLayout } from './HomeLayout';
export { Layout } from './Layout';
export { Nav } from './nav/Nav';
export { NavHamburger } from './nav/NavHamburger';
export { NavTitle } from './nav/NavTitle';
export { SocialLinks } from './nav/SocialLinks';
export { SwitchAppearance } from './nav/SwitchAppearance';
export { NotFoundLayout } from './notFound/NotFoundLayout';
export { OverviewGroup } from './OverviewGroup';
export { Root } from './Root';
export { useScrollAfterNav, useScrollReset } from './scrollToAddress';
export { Sidebar } from './sidebar/Sidebar';
export { PackageManagerTabs } from './tabs/PackageManagerTabs';
export { Tabs } from './tabs/Tabs';
export { useReadPercent } from './useReadPercent';
export { useThemeState } from './useThemeState';

// Last, so that these rules come after the stock ones of the same weight (trap T11).
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/language.css';
import './styles/modes.css';
import './styles/rspress.css';
