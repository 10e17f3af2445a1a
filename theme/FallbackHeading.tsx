import {
  renderInlineMarkdown,
  type FallbackHeading as StockHeading,
} from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { slug } from '../components/frame/overview/slug';
import { getCustomMDXComponent } from './getCustomMDXComponent';

/**
 * Heading that is not in the text of a page. Unlike the stock one, it prefixes the ids of groups on overview pages,
 * because a group often has the name of its page and ids must be unique.
 */
export function FallbackHeading({ level, title }: ComponentProps<typeof StockHeading>) {
  if (import.meta.env.SSG_MD) return `${'#'.repeat(level)} ${title}\n\n`;
  const name = slug(title.trim());
  if (!name) return null;
  const components = getCustomMDXComponent();
  const { a: A } = components;
  const Heading = components[`h${level}`];
  const id = level === 2 ? `group-${name}` : name;
  return (
    <Heading id={id} aria-label={title.replaceAll('`', '')}>
      <span {...renderInlineMarkdown(title)} />
      <A className="rp-header-anchor" href={`#${id}`} />
    </Heading>
  );
}
