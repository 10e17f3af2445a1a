import '@rspress/core/dist/theme/layout/DocLayout/index.css';
import { useFrontmatter } from '@rspress/core/runtime';
import { DocContent, DocFooter, Overview } from '@rspress/core/theme';
import { LlmsHint, DocLayout as StockDocLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ContentStart } from '../focus/ContentStart';
import { Sidebar } from '../sidebar/Sidebar';
import { useActiveInView } from '../sidebar/useActiveInView';
import { DocMenu, OUTLINE_ID, SIDEBAR_ID } from './DocMenu';
import { Outline } from './Outline';
import { ToTop } from './ToTop';

/**
 * Documentation layout (specification 2.3) with named landmarks. In narrow windows the sidebar (up to 960 px) and the
 * outline (below 1280 px) are popovers, which their buttons open without a script. Same classes and frontmatter
 * switches as the stock layout; only the slot that the site fills.
 */
export function DocLayout(props: ComponentProps<typeof StockDocLayout>) {
  const t = useMessages();
  const { frontmatter } = useFrontmatter();
  const { overview = false, sidebar = true, outline = true, footer = true } = frontmatter;
  const sidebarRef = useRef<HTMLElement>(null);
  useActiveInView(sidebarRef);
  if (import.meta.env.SSG_MD) return <StockDocLayout {...props} />;
  const hasOutline = !overview && outline;
  const hasMenu = sidebar === true || hasOutline;
  const isWide = frontmatter.pageType === 'doc-wide';
  const placeholder = isWide ? { width: 0 } : undefined;
  const start = (
    <>
      <ContentStart />
      {/* For programs that read the page; English in both languages. */}
      <div lang="en" aria-hidden="true">
        <LlmsHint />
      </div>
    </>
  );
  const end = (
    <>
      {props.beforeDocFooter}
      {footer && <DocFooter />}
    </>
  );
  return (
    <>
      {hasMenu && (
        <nav className="rp-doc-layout__menu" aria-label={t('controls.menu.page')}>
          <DocMenu sidebar={sidebar === true} outline={hasOutline} />
        </nav>
      )}
      <div
        className={`rp-doc-layout__container ${hasMenu ? '' : 'rp-doc-layout__container--no-menu'}`}
      >
        {sidebar === true ? (
          <nav
            id={SIDEBAR_ID}
            ref={sidebarRef}
            popover="auto"
            className="rp-doc-layout__sidebar rp-scrollbar"
            aria-label={t('controls.nav.pages')}
          >
            <Sidebar />
          </nav>
        ) : (
          <div
            className={`rp-doc-layout__sidebar-placeholder ${sidebar === 'placeholder' ? 'rp-doc-layout__sidebar-placeholder--legacy' : ''}`}
            style={placeholder}
          />
        )}
        {overview ? (
          <main className="rp-doc-layout__overview">
            {start}
            <Overview content={<DocContent components={undefined} isOverviewPage />} />
            {end}
          </main>
        ) : (
          <div className={`rp-doc-layout__doc ${isWide ? 'rp-doc-layout__doc--wide' : ''}`}>
            <main className="rp-doc-layout__doc-container">
              {start}
              <div className="rp-doc rspress-doc">
                <DocContent components={undefined} />
              </div>
              {end}
            </main>
          </div>
        )}
        {hasOutline && (
          <aside
            id={OUTLINE_ID}
            popover="auto"
            className="rp-doc-layout__outline rp-scrollbar"
            aria-label={t('controls.aside')}
          >
            <Outline />
          </aside>
        )}
        {!overview && !outline && (
          <div className="rp-doc-layout__outline-placeholder" style={placeholder} />
        )}
        {footer && <ToTop />}
      </div>
    </>
  );
}
