import { useMemo } from 'react';
import page from 'virtual-explorer';
import { carryChoice, defaultChoice } from '../../../explorer/choice';
import { findSource, SOURCES } from '../../../explorer/sources';
import { TabChoices, tabPanel, tabs } from '../../frame/tabs/TabChoices';
import styles from './explorer.css?inline';
import { useExplorerTexts } from './explorerTexts';
import { SourcePanel } from './SourcePanel';
import { useSelection } from './useSelection';

/**
 * Every combination of some options with the output of the tool. The built page contains the defaults of each source;
 * the rest is fetched on demand. The choice is in the query of the address.
 */
export function Explorer() {
  const { t } = useExplorerTexts();
  const [selection, select] = useSelection();
  const defaults = useMemo(
    () => new Map(SOURCES.map((source) => [source.id, defaultChoice(source)])),
    [],
  );
  return (
    <div className={`rp-not-doc explorer ${tabs}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: own CSS; as a child React would escape its quotes */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <TabChoices
        name={t('explorer.sources')}
        choices={page.sources.map(({ id }) => ({ label: t(`explorer.source.${id}`) }))}
        selected={page.sources.findIndex(({ id }) => id === selection.source.id)}
        onSelect={(index) => {
          const source = findSource(page.sources[index]?.id);
          const { choice, versus } = selection;
          select({
            source,
            choice: carryChoice(source, choice),
            versus: versus && carryChoice(source, versus),
          });
        }}
        className="explorer-sources"
      />
      <noscript>
        <p>{t('explorer.noScript')}</p>
      </noscript>
      {page.sources.map((source, index) => {
        const isSelected = source.id === selection.source.id;
        return (
          <div key={source.id} {...tabPanel(index)}>
            <SourcePanel
              page={source}
              version={page.version}
              choice={isSelected ? selection.choice : (defaults.get(source.id) ?? {})}
              versus={isSelected ? selection.versus : undefined}
              onSelect={(change) => select({ source: findSource(source.id), ...change })}
            />
          </div>
        );
      })}
    </div>
  );
}
