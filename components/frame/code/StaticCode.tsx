import { CodeBlock } from '@rspress/core/theme';
import { useScrollStop } from '../article/useScrollStop';

interface StaticCodeProps {
  /** Lines as highlighted at build time. */
  html: string;
  title?: string | undefined;
}

/** A code block whose code is not in the page's Markdown. */
export function StaticCode({ html, title }: StaticCodeProps) {
  const { content } = useScrollStop<HTMLElement, HTMLPreElement>();
  return (
    <CodeBlock {...(title && { title })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <pre ref={content} tabIndex={0} translate="no" className="shiki css-variables">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's own HTML, made at build */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </CodeBlock>
  );
}
