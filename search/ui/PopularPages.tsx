import { withBase } from '@rspress/core/runtime';
import { isPlainPress } from '../../browser/plainPress';

interface Props {
  texts: { title: string; pages: readonly { text: string; link: string }[] };
  /** Called with the address of the page that was pressed; other presses are the browser's. */
  onOpen(url: string): void;
}

/** Links to pages that are often looked for. Spans: DocSearch puts what is given to it into a paragraph. */
export function PopularPages({ texts, onOpen }: Props) {
  return (
    <>
      <span className="DocSearch-popular-title">{texts.title}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <span className="DocSearch-popular" role="group" aria-label={texts.title}>
        {texts.pages.map(({ text, link }) => (
          <a
            key={link}
            href={withBase(link)}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onOpen(withBase(link));
            }}
          >
            {text}
          </a>
        ))}
      </span>
    </>
  );
}
