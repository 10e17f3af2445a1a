import { PackageManagerTabs as StockTabs } from '@rspress/core/theme-original';
import { Children, type ComponentProps, cloneElement, type ReactElement } from 'react';
import { Tabs } from './Tabs';

/**
 * Stock install commands (specification 2.3.28) with plain labels: the stock pictures repeat ids on
 * pages with two of them and weigh more than the commands. Called as a function for its element.
 */
export function PackageManagerTabs(props: ComponentProps<typeof StockTabs>) {
  const stock = StockTabs(props);
  if (import.meta.env.SSG_MD || typeof stock === 'string') return stock;
  const { children, ...rest }: ComponentProps<typeof Tabs> = stock.props;
  const tabs = Children.toArray(children) as ReactElement<{ label: string }>[];
  // The key of a tab is the name of its tool; `toArray` puts “.$” before it.
  const named = tabs.map((tab) =>
    cloneElement(tab, { label: String(tab.key).replace(/^\.\$/, '') }),
  );
  return <Tabs {...rest}>{named}</Tabs>;
}
