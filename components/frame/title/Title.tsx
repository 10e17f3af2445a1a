import type { NavItemWithLink } from '@rspress/core';
import {
  matchNavbar,
  useActiveMatcher,
  useFrontmatter,
  useLocation,
  useNav,
  useSidebar,
} from '@rspress/core/runtime';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { headingProps } from '../article/textOf';
import { Link } from '../link/Link';
import { OpenIn } from './OpenIn';
import './title.css';
import { type Step, trail } from './trail';

/** The page's entry in the navbar, and the groups of the sidebar that contain it. */
function Breadcrumb() {
  const t = useMessages();
  const { pathname } = useLocation();
  const isActive = useActiveMatcher();
  const entries = useSidebar().filter(Boolean).flat();
  const section = useNav().find(
    (item): item is NavItemWithLink => 'link' in item && matchNavbar(item, pathname),
  );
  const steps: Step[] = trail(entries, isActive) ?? [];
  if (section && !isActive(section.link)) steps.unshift(section);
  if (steps.length === 0) return null;
  return (
    <nav className="site-breadcrumbs rp-not-doc" aria-label={t('controls.breadcrumb')}>
      <ol>
        {steps.map(({ text, link }) => (
          <li key={text}>{link ? <Link href={link}>{text}</Link> : text}</li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The title of a page, with breadcrumb, actions and description. Reader views recognize the first two by the class
 * names “breadcrumbs” and “menu”, and would drop the description if it were a `div`.
 */
export function Title(props: ComponentProps<'h1'>) {
  const { frontmatter } = useFrontmatter();
  const { h1: Heading } = getCustomMDXComponent();
  const { children, ...named } = headingProps(props.children);
  return (
    <header className="site-title">
      <Breadcrumb />
      <Heading {...named} {...props}>
        {children}
      </Heading>
      <OpenIn />
      {frontmatter.description && <p className="site-lead">{frontmatter.description}</p>}
    </header>
  );
}
