import {
  byInterest,
  compareFiles,
  type ExplorerData,
  type ExplorerResult,
  type FileChange,
} from '../../../explorer/data';
import { fileSize } from '../../../i18n/fileSize';
import { inlineText } from '../../frame/article/inlineText';
import { Link } from '../../frame/link/Link';
import { CodeText, DiffText } from './CodeText';
import { useExplorerTexts } from './explorerTexts';

/** The first file is open unless it is longer than this and others follow, whose names should stay in view. */
const MAX_OPEN_LINES = 20;

interface EmittedProps {
  data: ExplorerData;
  result: ExplorerResult;
  /** Result to compare with. */
  versus: ExplorerResult | undefined;
  version: string;
  /** The source has styles, but none were emitted. */
  isWithoutStyles: boolean;
}

/** The files emitted for a choice, with their sizes, or the reason why there are none. */
export function Emitted({ data, result, versus, version, isWithoutStyles }: EmittedProps) {
  const { t, to, space } = useExplorerTexts();
  const changes = compareFiles(versus ?? result, result).sort((a, b) => byInterest(a.path, b.path));
  const linesOf = (path = '') => data.texts[result.files[path] ?? -1]?.html?.split('\n') ?? [];
  const [first] = changes;
  const isLong = changes.length > 1 && linesOf(first?.path).length > MAX_OPEN_LINES;
  const isOpen = (path: string, change: FileChange) =>
    versus ? change !== 'same' : path === first?.path && !isLong;
  return (
    <section className="explorer-part">
      <h2>{t('explorer.emitted', { version })}</h2>
      {isWithoutStyles && (
        <p>
          <span {...inlineText(t('explorer.noStyles'))} />
          {space}
          <Link href={to('/guide/advanced/css')}>{t('explorer.noStylesMore')}</Link>
        </p>
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
              <code translate="no">{path}</code>{' '}
              {text && (
                <span>
                  {t('explorer.size', { size: fileSize(text.size), gzip: fileSize(text.gzip) })}
                </span>
              )}{' '}
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
