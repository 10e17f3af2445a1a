import { CodeBlock } from '@rspress/core/theme';
import { useScrollStop } from '../article/useScrollStop';

interface StaticCodeProps {
  /** Lines as the highlighter wrote them at build. */
  html: string;
  title?: string | undefined;
}

/** A code block of the site around code that comes from elsewhere than the page; not to be translated. */
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
