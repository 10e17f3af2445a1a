import { diffArrays } from 'diff';
import type { ExplorerData } from '../../../explorer/data';
import { useScrollStop } from '../../frame/article/useScrollStop';

interface DiffTextProps {
  data: ExplorerData;
  /** Places of the two texts; without one the file stands on one side only. */
  before: number | undefined;
  after: number | undefined;
}

/** Two texts line by line: what went is marked as deleted, what came as inserted. */
export function DiffText({ data, before, after }: DiffTextProps) {
  const { content } = useScrollStop<HTMLElement, HTMLPreElement>();
  const linesOf = (text: number | undefined) =>
    text === undefined ? [] : [...(data.texts[text]?.lines ?? [])];
  const html = diffArrays(linesOf(before), linesOf(after))
    .flatMap(({ value, added, removed }) => {
      const tag = added ? 'ins' : removed ? 'del' : 'span';
      const sign = added ? '+' : removed ? '−' : ' ';
      return value.map((line) => `<${tag} class="line">${sign} ${data.lines[line]}</${tag}>`);
    })
    .join('\n');
  return (
    <div className="rp-codeblock">
      <div className="rp-codeblock__content__scroll-container">
        <pre
          ref={content}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          translate="no"
          className="shiki css-variables explorer-diff"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's own HTML, made at build */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
    </div>
  );
}
