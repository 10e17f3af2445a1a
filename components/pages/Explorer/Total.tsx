import type { ExplorerData, ExplorerResult } from '../../../explorer/data';
import { fileSize } from '../../../i18n/fileSize';
import { useExplorerTexts } from './explorerTexts';

interface TotalProps {
  data: ExplorerData;
  result: ExplorerResult;
  /** Result to compare with. */
  versus: ExplorerResult | undefined;
}

/** Total size of what a choice emits and the difference to `versus`, or that the tool fails. */
export function Total({ data, result, versus }: TotalProps) {
  const { t, space } = useExplorerTexts();
  if (result.exit !== 0) {
    return <p className="explorer-failed">{t('explorer.failed', { code: result.exit })}</p>;
  }
  const sum = (of: ExplorerResult, key: 'size' | 'gzip') =>
    Object.values(of.files).reduce((total, place) => total + (data.texts[place]?.[key] ?? 0), 0);
  const total = (key: 'size' | 'gzip') => fileSize(sum(result, key));
  const more = (than: ExplorerResult, key: 'size' | 'gzip') => {
    const bytes = sum(result, key) - sum(than, key);
    return `${bytes < 0 ? '−' : '+'}${fileSize(Math.abs(bytes))}`;
  };
  const texts = [
    t('explorer.total', {
      count: Object.keys(result.files).length,
      size: total('size'),
      gzip: total('gzip'),
    }),
  ];
  if (versus?.exit === 0) {
    texts.push(
      t('explorer.difference', { size: more(versus, 'size'), gzip: more(versus, 'gzip') }),
    );
  }
  // One text node, which React can update even if the browser has translated it.
  return <p>{texts.join(space)}</p>;
}
