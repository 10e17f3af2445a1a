import type { ExplorerData } from '../../../explorer/data';
import { StaticCode } from '../../frame/code/StaticCode';
import { useExplorerTexts } from './explorerTexts';

interface CodeTextProps {
  data: ExplorerData;
  /** Place of the text. */
  text: number;
  title?: string;
}

/** A text of the explorer as a code block of the site; its colors were made at build. */
export function CodeText({ data, text, title }: CodeTextProps) {
  const { t } = useExplorerTexts();
  const { lines = [], isCut = false } = data.texts[text] ?? {};
  if (lines.length === 0) return <p>{t('explorer.binary')}</p>;
  const html = lines.map((line) => `<span class="line">${data.lines[line]}</span>`).join('\n');
  return (
    <>
      <StaticCode html={html} title={title} />
      {isCut && <p className="explorer-note">{t('explorer.cut')}</p>}
    </>
  );
}
