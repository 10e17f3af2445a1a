import {
  byInterest,
  compareFiles,
  type ExplorerData,
  type ExplorerResult,
  type FileChange,
} from '../../../explorer/data';
import { CodeText } from './CodeText';
import { DiffText } from './DiffText';
import { useExplorerTexts } from './explorerTexts';

interface EmittedProps {
  data: ExplorerData;
  result: ExplorerResult;
  /** Result of the choice that this one is compared with. */
  versus: ExplorerResult | undefined;
  version: string;
}

/** The emitted files of a choice, each with its sizes, or why there are none. */
export function Emitted({ data, result, versus, version }: EmittedProps) {
  const { t, size } = useExplorerTexts();
  const changes = compareFiles(versus ?? result, result).sort((a, b) => byInterest(a.path, b.path));
  const texts = Object.values(result.files).map((place) => data.texts[place]);
  const sum = (key: 'size' | 'gzip') =>
    size(texts.reduce((total, text) => total + (text?.[key] ?? 0), 0));
  const openAtFirst = changes.find(({ path }) => path in result.files)?.path;
  const isOpen = (path: string, change: FileChange) =>
    versus ? change !== 'same' : path === openAtFirst;
  return (
    <section className="explorer-part">
      <h2>{t('explorer.emitted', { version })}</h2>
      {result.exit === 0 ? (
        <p>{t('explorer.total', { count: texts.length, size: sum('size'), gzip: sum('gzip') })}</p>
      ) : (
        <p className="explorer-failed">{t('explorer.failed', { code: result.exit })}</p>
      )}
      {result.log !== undefined && (
        <div className="explorer-log">
          {result.exit === 0 && <p>{t('explorer.warned')}</p>}
          <CodeText data={data} text={result.log} />
        </div>
      )}
      {changes.map(({ path, change }) => {
        const place = result.files[path];
        const text = place === undefined ? undefined : data.texts[place];
        return (
          <details key={path} open={isOpen(path, change)} data-change={versus && change}>
            <summary>
              <code>{path}</code>{' '}
              {text && (
                <span>{t('explorer.size', { size: size(text.size), gzip: size(text.gzip) })}</span>
              )}
              {versus && <span>{t(`explorer.change.${change}`)}</span>}
            </summary>
            {versus && change !== 'same' ? (
              <DiffText data={data} before={versus.files[path]} after={place} />
            ) : (
              place !== undefined && <CodeText data={data} text={place} />
            )}
          </details>
        );
      })}
    </section>
  );
}
