import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import {
  type Choice,
  defaultChoice,
  indexOfChoice,
  isSameChoice,
  listChanges,
} from '../../../explorer/choice';
import { compareFiles, type ExplorerPageSource, isWithoutStyles } from '../../../explorer/data';
import { OPTIONS } from '../../../explorer/options';
import { findSource } from '../../../explorer/sources';
import { announce } from '../../frame/focus/announce';
import { CodeText } from './CodeText';
import { Controls } from './Controls';
import { Emitted } from './Emitted';
import { useExplorerTexts } from './explorerTexts';
import { Total } from './Total';
import { Uses } from './Uses';
import { useResults } from './useResults';
import type { SelectionChange } from './useSelection';

interface SourcePanelProps {
  page: ExplorerPageSource;
  version: string;
  choice: Choice;
  versus: Choice | undefined;
  onSelect: (change: SelectionChange) => void;
}

/** One source: its options, what a reader writes, what the tool emits, and what a consumer sees. */
export function SourcePanel({ page, version, choice, versus, onSelect }: SourcePanelProps) {
  const { t } = useExplorerTexts();
  const source = findSource(page.id);
  const isOther = [choice, versus ?? choice].some(
    (one) => !isSameChoice(source, one, defaultChoice(source)),
  );
  const wanted = indexOfChoice(source, choice);
  const { data, hasAll, hasFailed, retry } = useResults(page, isOther ? wanted : undefined);
  const isWaiting = isOther && !hasAll && !hasFailed;
  // Until the results have loaded, the page keeps the previous ones.
  const index = hasAll ? wanted : 0;
  const result = data.results[index];
  const base = versus && hasAll ? data.results[indexOfChoice(source, versus)] : undefined;
  const last = useRef(index);
  useEffect(() => {
    const before = data.results[last.current];
    last.current = index;
    if (!before || !result || before === result) return;
    const changes = compareFiles(before, result).filter(({ change }) => change !== 'same');
    announce(t('explorer.changed', { count: changes.length }));
  }, [data, index, result, t]);
  if (!result) return null;
  const isDefault =
    isSameChoice(source, choice, defaultChoice(source)) && !source.plugin && !source.entry;
  const names = listChanges(source, versus ?? {}).map(
    ([id, value]) => `${OPTIONS[id].key}: ${value}`,
  );
  return (
    <>
      <Controls source={source} choice={choice} onChoose={(next) => onSelect({ choice: next })} />
      <div className="explorer-actions">
        <Total data={data} result={result} versus={base} />
        <button
          type="button"
          data-needs-script
          onClick={() => onSelect({ versus: versus ? undefined : choice })}
        >
          {versus ? t('explorer.compareEnd') : t('explorer.compare')}
        </button>
        <a href={withBase(`/explorer/${source.id}-${wanted}.zip`)} download={`${source.name}.zip`}>
          {t('explorer.download')}
        </a>
      </div>
      {versus && (
        <p>
          {t(isSameChoice(source, choice, versus) ? 'explorer.compareNext' : 'explorer.comparing', {
            choice: names.join(', ') || t('explorer.defaults'),
          })}
        </p>
      )}
      {hasFailed && (
        <p role="alert">
          {t('explorer.offline')}{' '}
          <button type="button" onClick={retry}>
            {t('explorer.retry')}
          </button>
        </p>
      )}
      <div className="explorer-sides" aria-busy={isWaiting}>
        <section className="explorer-part">
          <h2>{t('explorer.write')}</h2>
          {isDefault && <p>{t('explorer.noConfig')}</p>}
          <CodeText data={data} text={result.config} title="rslib.config.ts" />
          <details>
            <summary>
              <code translate="no">package.json</code>
            </summary>
            <CodeText data={data} text={result.manifest} />
          </details>
          <details>
            <summary>
              {t('explorer.sourceFiles', { count: Object.keys(page.files).length })}
            </summary>
            {Object.entries(page.files).map(([path, place]) => (
              <CodeText key={path} data={page.data} text={place} title={path} />
            ))}
          </details>
        </section>
        <Emitted
          data={data}
          result={result}
          versus={base}
          version={version}
          isWithoutStyles={isWithoutStyles(source, result)}
        />
        <Uses data={data} result={result} />
      </div>
    </>
  );
}
