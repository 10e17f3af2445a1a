import { diffArrays } from 'diff';
import type { ExplorerData } from '../../../explorer/data';
import { StaticCode } from '../../frame/code/StaticCode';
import { useExplorerTexts } from './explorerTexts';

interface CodeTextProps {
  data: ExplorerData;
  /** Index of the text. */
  text: number;
  title?: string;
}

/** A text of the explorer as a code block, highlighted at build time. */
export function CodeText({ data, text, title }: CodeTextProps) {
  const { t } = useExplorerTexts();
  const { html: code, isCut = false } = data.texts[text] ?? {};
  if (code === undefined) return <p>{t('explorer.binary')}</p>;
  const lines = code.split('\n').map((line) => `<span class="line">${line}</span>`);
  return (
    <>
      <StaticCode html={lines.join('\n')} title={title} />
      {isCut && <p className="explorer-note">{t('explorer.cut')}</p>}
    </>
  );
}

interface DiffTextProps {
  data: ExplorerData;
  /** Indexes of the two texts; undefined on the side that lacks the file. */
  before: number | undefined;
  after: number | undefined;
}

/** A line diff of two texts. */
export function DiffText({ data, before, after }: DiffTextProps) {
  const linesOf = (text: number | undefined) =>
    (text !== undefined && data.texts[text]?.html?.split('\n')) || [];
  const html = diffArrays(linesOf(before), linesOf(after))
    .flatMap(({ value, added, removed }) => {
      const tag = added ? 'ins' : removed ? 'del' : 'span';
      const sign = added ? '+' : removed ? '−' : ' ';
      // The stock rule that indents lines applies to spans only.
      return value.map((line) => `<span class="line"><${tag}>${sign} ${line}</${tag}></span>`);
    })
    .join('\n');
  return <StaticCode html={html} />;
}
