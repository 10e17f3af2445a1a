import { idOfHash } from '../../browser/hash';

/** Name of the highlight. */
const NAME = 'search-arrival';
/** Its styles, for every element of the page; in the sheet of the dialog they would restyle the page when search opens. */
let looks: CSSStyleSheet | undefined;
/** Maximum wait for the page; after that nothing is marked. */
const PATIENCE_MS = 3000;

/** The text nodes of a section: a table row, or from a heading (else the title) to the next one of its level. */
function textsOf(target: Element | null): Text[] {
  const article = document.querySelector('.rspress-doc');
  const headings = [...(article?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
  const start = target ?? headings[0];
  if (!article || !start) return [];
  const { tagName } = start;
  const end = headings
    .slice(headings.indexOf(start) + 1)
    .find((heading) => tagName === 'H1' || heading.tagName <= tagName);
  const walker = document.createTreeWalker(tagName === 'TR' ? start : article);
  walker.currentNode = start;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node && node !== end; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** Ranges of `words`, which are in lower case, in `texts`. */
function rangesOf(texts: readonly Text[], words: readonly string[]): Range[] {
  return texts.flatMap((node) => {
    const text = node.data.toLowerCase();
    return words.flatMap((word) => {
      const ranges: Range[] = [];
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
      return ranges;
    });
  });
}

function show(ranges: readonly Range[]) {
  if (!looks) {
    looks = new CSSStyleSheet();
    looks.replaceSync(`::highlight(${NAME}) { background-color: Mark; color: MarkText }`);
    document.adoptedStyleSheets.push(looks);
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** Removes the marks of the last arrival, or cancels them if the page has not arrived yet. */
let lastArrival = new AbortController();

/**
 * Marks the words of a query in the section at an address of this site, once it is shown, until Escape or the next search.
 * Does nothing in browsers without custom highlights.
 */
export function markArrival(url: string, words: readonly string[]): void {
  lastArrival.abort();
  if (typeof Highlight === 'undefined' || words.length === 0) return;
  lastArrival = new AbortController();
  const { signal } = lastArrival;
  signal.addEventListener('abort', () => CSS.highlights.delete(NAME));
  const { pathname, hash } = new URL(url, window.location.href);
  const begun = performance.now();
  const lower = [...new Set(words.map((word) => word.toLowerCase()))];
  let ranges: Range[] = [];
  const mark = () => {
    if (signal.aborted) return;
    // No ranges yet, or those of the previous page, which may still be shown after the address has changed.
    if (ranges.every(({ collapsed }) => collapsed)) {
      const target = document.getElementById(idOfHash(hash));
      const isThere = window.location.pathname === pathname && (!hash || target);
      ranges = isThere ? rangesOf(textsOf(target), lower) : [];
      if (ranges.length > 0) show(ranges);
    }
    if (performance.now() - begun < PATIENCE_MS) requestAnimationFrame(mark);
  };
  requestAnimationFrame(mark);
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && lastArrival.abort();
  document.addEventListener('keydown', onKey, { signal });
}
