import { FallbackHeading } from '@rspress/core/theme';
import { OverviewGroup as StockOverviewGroup } from '@rspress/core/theme-original';
import { type ComponentProps, useContext } from 'react';
import { filterItems, OverviewFilter } from '../components/frame/overview/filterItems';
import { OverviewCards, useDescription } from '../components/frame/overview/OverviewCards';
import { useMessages } from '../i18n/useMessages';

/** Id of the list of links that ends a page: no topic of the page, so no line of its card. */
const RELATED = 'related';

/**
 * A group of an overview page as cards; pages outside any group stand under “Others” (specification 2.3). A page
 * that is a group by itself, as below `/guide/solution/`, has its name on its card and not above it, too.
 */
export function OverviewGroup({ group }: ComponentProps<typeof StockOverviewGroup>) {
  const t = useMessages();
  const filter = useContext(OverviewFilter);
  const describe = useDescription();
  const isOnePage = group.items.length === 1 && group.items[0]?.text === group.name;
  const name = isOnePage ? '' : group.name || t('layout.overview.others');
  const all = group.items.map((item) => ({
    ...item,
    headers: item.headers?.filter(({ id }) => id !== RELATED),
  }));
  const items = filter ? filterItems(all, filter, { group: group.name, describe }) : all;
  if (items.length === 0) return null;
  if (import.meta.env.SSG_MD) {
    // Without the empty line its heading belongs to the list before it.
    return (
      <>
        {'\n\n'}
        <StockOverviewGroup group={{ items, name }} />
      </>
    );
  }
  return (
    <>
      {name && <FallbackHeading level={2} title={name} />}
      <OverviewCards items={items} describe={describe} />
    </>
  );
}
