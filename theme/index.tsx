/** What this site replaces of the stock theme; everything else stays as Rspress ships it. */
export * from '@rspress/core/theme-original';
export { CodeButtonGroup } from '../components/frame/code/CodeButtonGroup';
export { copyToClipboard } from '../components/frame/code/copyToClipboard';
export { Callout } from '../components/frame/content/Callout';
export { DocLayout } from '../components/frame/doc/DocLayout';
export { Outline } from '../components/frame/doc/Outline';
export { Toc } from '../components/frame/doc/Toc';
export { Nav } from '../components/frame/nav/Nav';
export { NavHamburger } from '../components/frame/nav/NavHamburger';
export { NavTitle } from '../components/frame/nav/NavTitle';
export { SocialLinks } from '../components/frame/nav/SocialLinks';
export { SwitchAppearance } from '../components/frame/nav/SwitchAppearance';
export { NotFoundLayout } from '../components/frame/notFound/NotFoundLayout';
export { Overview } from '../components/frame/overview/LazyOverview';
export { Sidebar } from '../components/frame/sidebar/Sidebar';
export { PackageManagerTabs } from '../components/frame/tabs/PackageManagerTabs';
export { Tabs } from '../components/frame/tabs/Tabs';
export { Search } from '../search/ui';
export { DocContent } from './DocContent';
export { FallbackHeading } from './FallbackHeading';
export { getCustomMDXComponent } from './getCustomMDXComponent';
export { HomeLayout } from './HomeLayout';
export { Layout } from './Layout';
export { OverviewGroup } from './OverviewGroup';
export { PrevNextPage } from './PrevNextPage';
export { useScrollAfterNav, useScrollReset } from './scrollToAddress';
export { useThemeState } from './useThemeState';

// Last, so that these rules come after the stock ones of the same weight.
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/language.css';
import './styles/modes.css';
import './styles/rspress.css';
