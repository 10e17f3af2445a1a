import { OverviewGroup as StockOverviewGroup } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useMessages } from '../i18n/useMessages';

/** Id of the list of links that ends a page: no topic of the page, so no line of its card. */
const RELATED = 'related';

/**
 * A group of an overview page; pages outside any group stand under “Others” (specification 2.3). A page
 * that is a group by itself, as below `/guide/solution/`, has its name on its card and not above it, too.
 */
export function OverviewGroup({ group }: ComponentProps<typeof StockOverviewGroup>) {
  const t = useMessages();
  const items = group.items.map((item) => ({
    ...item,
    headers: item.headers?.filter(({ id }) => id !== RELATED),
  }));
  const isOnePage = items.length === 1 && items[0]?.text === group.name;
  const name = isOnePage ? '' : group.name || t('layout.overview.others');
  return <StockOverviewGroup group={{ items, name }} />;
}
