import { diffArrays } from 'diff';
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
  /** Places of the two texts; without one the file is on one side only. */
  before: number | undefined;
  after: number | undefined;
}

/** Two texts line by line: what went is marked as deleted, what came as inserted. */
export function DiffText({ data, before, after }: DiffTextProps) {
  const linesOf = (text: number | undefined) =>
    (text !== undefined && data.texts[text]?.html?.split('\n')) || [];
  const html = diffArrays(linesOf(before), linesOf(after))
    .flatMap(({ value, added, removed }) => {
      const tag = added ? 'ins' : removed ? 'del' : 'span';
      const sign = added ? '+' : removed ? '−' : ' ';
      // The stock rule that indents a line is of spans.
      return value.map((line) => `<span class="line"><${tag}>${sign} ${line}</${tag}></span>`);
    })
    .join('\n');
  return <StaticCode html={html} />;
}
