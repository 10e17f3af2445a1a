import { MDXProvider } from '@mdx-js/react';
import { Content, usePage, useSite } from '@rspress/core/runtime';
import { FallbackHeading, getCustomMDXComponent, useScrollAfterNav } from '@rspress/core/theme';
import type { DocContent as StockDocContent } from '@rspress/core/theme-original';
import '@rspress/core/dist/theme/components/DocContent/doc.css';
import { type ComponentProps, memo, useMemo, ViewTransition } from 'react';
import { PageText } from '../components/frame/article/PageText';

type Props = ComponentProps<typeof StockDocContent>;

/** The page itself re-renders only when the address changes. */
const Body = memo(Content);

/** The title as h1, for pages whose text has none. */
function MissingHeading() {
  const { site } = useSite();
  const { page } = usePage();
  const { headingTitle, title } = page as { headingTitle?: string; title: string };
  if (headingTitle || site.themeConfig.fallbackHeadingTitle === false) return null;
  return <FallbackHeading level={1} title={title} />;
}

/**
 * Page body. The stock one creates a new map of MDX components in each render, which re-renders the whole page; this
 * one keeps it. With `themeConfig.enableContentAnimation` a navigation is a view transition (specification 4.7).
 */
export function DocContent({ isOverviewPage = false }: Props) {
  useScrollAfterNav();
  const { site } = useSite();
  const map = useMemo(() => ({ ...getCustomMDXComponent(), wrapper: PageText }), []);
  const body = (
    <MDXProvider components={map}>
      {!isOverviewPage && <MissingHeading />}
      <Body />
    </MDXProvider>
  );
  if (import.meta.env.SSG_MD) return body;
  const article = <div className="site-article">{body}</div>;
  if (!site.themeConfig.enableContentAnimation) return article;
  return <ViewTransition>{article}</ViewTransition>;
}
