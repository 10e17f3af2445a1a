import { CodeBlock } from '@rspress/core/theme';
import type { ExplorerData } from '../../../explorer/data';
import { useScrollStop } from '../../frame/article/useScrollStop';
import { useExplorerTexts } from './explorerTexts';

interface CodeTextProps {
  data: ExplorerData;
  /** Place of the text. */
  text: number;
  title?: string;
}

/** A text of the explorer as a code block of the site; its colours were made at build. */
export function CodeText({ data, text, title }: CodeTextProps) {
  const { t } = useExplorerTexts();
  const { content } = useScrollStop<HTMLElement, HTMLPreElement>();
  const { lines = [], isCut = false } = data.texts[text] ?? {};
  if (lines.length === 0) return <p>{t('explorer.binary')}</p>;
  const html = lines.map((line) => `<span class="line">${data.lines[line]}</span>`).join('\n');
  return (
    <>
      <CodeBlock {...(title && { title })}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
        <pre ref={content} tabIndex={0} className="shiki css-variables">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's own HTML, made at build */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </CodeBlock>
      {isCut && <p className="explorer-note">{t('explorer.cut')}</p>}
    </>
  );
}
