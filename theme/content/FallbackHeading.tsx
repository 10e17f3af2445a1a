import { FallbackHeading as StockHeading } from '@rspress/core/theme-original';
import { slug } from 'github-slugger';
import type { ComponentProps } from 'react';
import { getCustomMDXComponent } from './getCustomMDXComponent';

/**
 * Heading that stands in no page text: the stock one, except that a group of an overview page has an id
 * of its own, because a group is often called like its page and an id must be unique.
 */
export function FallbackHeading(props: ComponentProps<typeof StockHeading>) {
  if (import.meta.env.SSG_MD || props.level !== 2) return <StockHeading {...props} />;
  const { h2: H2, a: A } = getCustomMDXComponent();
  const id = `group-${slug(props.title.trim())}`;
  return (
    <H2 id={id}>
      {props.title}
      <A className="rp-header-anchor" href={`#${id}`}>
        #
      </A>
    </H2>
  );
}
