import '@rspress/core/dist/theme/components/Tabs/index.css';
import { PackageManagerTabs as StockTabs, useStorageValue } from '@rspress/core/theme-original';
import { Children, type ComponentProps, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { TabChoices, tabPanel, tabs } from './TabChoices';

/** Storage key for the index of the chosen tool, on all pages (specification 4.22). */
const STORED = 'rspress.tabs.package.manager';

/** Commands, one visible at a time. Each is a stock tab, whose key is the name of its tool. */
function Commands({ commands }: { commands: ReactElement[] }) {
  const t = useMessages();
  const [stored, setStored] = useStorageValue(STORED, '0');
  // `toArray` puts “.$” before a key.
  const choices = commands.map(({ key }) => ({ label: String(key).replace(/^\.\$/, '') }));
  return (
    <div className={`rp-tabs ${tabs}`}>
      <TabChoices
        name={t('controls.tabs')}
        choices={choices}
        selected={choices[Number(stored)] ? Number(stored) : 0}
        onSelect={(index) => setStored(String(index))}
        className="rp-tabs__label"
        labelClass="rp-tabs__label__item"
      />
      {commands.map((command, index) => (
        <div key={command.key} {...tabPanel(index)} className="rp-tabs__content__item">
          {command}
        </div>
      ))}
    </div>
  );
}

/**
 * Stock install commands (specification 2.3.28) as tabs that work without a script, with plain labels: the stock icons
 * have duplicate ids on pages with two of them and weigh more than the commands. The stock component is called as a
 * function for its element.
 */
export function PackageManagerTabs(props: ComponentProps<typeof StockTabs>) {
  const stock = StockTabs(props);
  if (import.meta.env.SSG_MD || typeof stock === 'string') return stock;
  return <Commands commands={Children.toArray(stock.props.children) as ReactElement[]} />;
}
