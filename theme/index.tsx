/** What this site replaces of the stock theme; everything else stays as Rspress ships it. */
export * from '@rspress/core/theme-original';
export { LastUpdated } from '../components/frame/article/LastUpdated';
export { CodeButtonGroup } from '../components/frame/code/CodeButtonGroup';
export { copyToClipboard } from '../components/frame/code/copyToClipboard';
export { DocLayout } from '../components/frame/doc/DocLayout';
export { Link } from '../components/frame/link/Link';
export { Nav } from '../components/frame/nav/Nav';
export { NotFoundLayout } from '../components/frame/notFound/NotFoundLayout';
export { Overview } from '../components/frame/overview/LazyOverview';
export { PackageManagerTabs } from '../components/frame/tabs/PackageManagerTabs';
export { LlmsCopyButton } from '../components/frame/title/LlmsCopyButton';
export { LlmsViewOptions } from '../components/frame/title/LlmsViewOptions';
export { Search } from '../search/ui';
export { DocContent } from './DocContent';
export { FallbackHeading } from './FallbackHeading';
export { getCustomMDXComponent } from './getCustomMDXComponent';
export { HomeLayout } from './HomeLayout';
export { Layout } from './Layout';
export { OverviewGroup } from './OverviewGroup';
export { PrevNextPage } from './PrevNextPage';
export { SvgWrapper } from './SvgWrapper';
export { useScrollAfterNav, useScrollReset } from './scrollToAddress';
export { useThemeState } from './useThemeState';

// Last, so that these rules come after the stock ones of the same weight.
import './styles/tokens.css';
import './styles/base.css';
import './styles/article.css';
import './styles/code.css';
import './styles/prose.css';
import './styles/wide.css';
import '../components/frame/frame.css';
import '../components/frame/parts/parts.css';
import './styles/controls.css';
import './styles/sidebar.css';
import './styles/language.css';
import './styles/modes.css';
import './styles/rspress.css';
