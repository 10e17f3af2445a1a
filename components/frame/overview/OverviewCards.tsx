import { isEqualPath, usePageData } from '@rspress/core/runtime';
import type { OverviewGroup as StockOverviewGroup } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import './overview.css';
import { inlineText } from '../article/inlineText';
import { Link } from '../link/Link';

type Item = ComponentProps<typeof StockOverviewGroup>['group']['items'][number];

/** A heading or an entry, which may contain code, as a link. */
function TextLink({ href, text, ...rest }: { href?: string; text: string; className: string }) {
  const content = inlineText(text);
  return href ? <Link href={href} {...rest} {...content} /> : <span {...rest} {...content} />;
}

function Card({ item, description }: { item: Item; description: string | undefined }) {
  const headings = (item.headers ?? []).map(({ id, text }) => ({
    href: `${item.link}#${id}`,
    text,
  }));
  const below = (item.items ?? []).map(({ link, text }) => ({ href: link, text }));
  const parts = [...headings, ...below];
  return (
    <li className="site-card">
      <TextLink className="site-card__title" href={item.link} text={item.text ?? ''} />
      {description && <p className="site-card__text">{description}</p>}
      {parts.length > 0 && (
        <ul className="site-card__parts">
          {parts.map(({ href, text }) => (
            <li key={href}>
              <TextLink className="site-card__part" href={href} text={text} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Returns a function that gives the description of an entry's page. */
export function useDescription() {
  const { pages } = usePageData().siteData;
  return ({ link }: Item) =>
    link && pages.find(({ routePath }) => isEqualPath(routePath, link))?.description;
}

interface OverviewCardsProps {
  items: Item[];
  describe: (item: Item) => string | undefined;
}

/** The pages of a group as cards: name, description, and headings or subpages (specification 2.3). */
export function OverviewCards({ items, describe }: OverviewCardsProps) {
  return (
    <ul className="site-cards rp-not-doc">
      {items.map((item) => (
        <Card key={item.link ?? item.text} item={item} description={describe(item)} />
      ))}
    </ul>
  );
}
