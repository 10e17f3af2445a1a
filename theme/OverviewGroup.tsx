import { FallbackHeading } from '@rspress/core/theme';
import { OverviewGroup as StockOverviewGroup } from '@rspress/core/theme-original';
import { type ComponentProps, useContext } from 'react';
import { filterItems, OverviewFilter } from '../components/frame/overview/filterItems';
import { OverviewCards, useDescription } from '../components/frame/overview/OverviewCards';
import { useMessages } from '../i18n/useMessages';

/** Id of the list of links at the end of a page: not a topic of the page, so not on its card. */
const RELATED = 'related';

/**
 * A group of an overview page as cards; pages outside any group are under “Others” (specification 2.3). A page that is
 * a group by itself, as in `/guide/solution/`, has its name only on its card.
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
    // Without the empty line the heading would become part of the previous list.
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
