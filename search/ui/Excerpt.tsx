import type { SearchHit } from '../types';

interface Props {
  /** Of a hit; saved searches have none. */
  snippet: SearchHit['_snippetResult'] | undefined;
  /** Said before an excerpt that is what readers call the section. */
  alsoCalled: string;
}

/** Why a row is there: a part of its section's text, matches marked. */
export function Excerpt({ snippet, alsoCalled }: Props) {
  const { excerpt, isKeyword } = snippet ?? {};
  if (!excerpt?.some(Boolean)) return null;
  // New for each text: a browser that translates the page takes the text nodes out, which React then cannot remove.
  return (
    <p key={excerpt.join('\n')} className="DocSearch-Hit-excerpt">
      {isKeyword && `${alsoCalled} `}
      {excerpt.map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place only.
        i % 2 === 0 ? part : <mark key={i}>{part}</mark>,
      )}
    </p>
  );
}
