import type { Page } from '../content/page';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import { globPattern } from './names';
import type { Span } from './spansOfPage';

/** The page that lists messages (specification of the site: every one was printed). */
const ERROR_INDEX = 'guide/faq/errors.mdx';
/** Heads of its columns of messages; what a reader sees instead of a message stands under another head. */
const MESSAGE_HEADS = new Set(['Message', '报错信息']);
/** What looks like a message on other pages. */
const MESSAGE = /^((error|warn)\b|TS\d{4,}|([A-Z]\w*)?Error:|ERR_\w+).*\s/;

/** Messages that no recording has printed, and on the error index also other words that no example has. */
export function messageFindings(
  { file, name }: Page,
  spans: readonly Span[],
  known: KnownFacts,
  others: ReadonlySet<string>,
): Finding[] {
  const isIndex = name === ERROR_INDEX;
  return spans.flatMap(({ value, line, head = '' }): Finding[] => {
    const text = value.replace(/\s+/g, ' ').trim();
    const isMessage = MESSAGE.test(value) || (isIndex && MESSAGE_HEADS.has(head));
    if (others.has(value) || (!isMessage && !isIndex)) return [];
    const place = isMessage ? known.printed : known.written;
    if (text.split('…').every((part) => place.includes(part.trim()))) return [];
    if (!isMessage && isNamed(text, known)) return [];
    const because = isMessage
      ? 'The error index and its kin quote what a run has printed, letter for letter'
      : 'It is not an option or flag, and stands in no example';
    return [{ file, line, problem: `no recording has “${value}”`, because }];
  });
}

/** An option, with or without a value, or a flag. */
function isNamed(text: string, { options, cli, written }: KnownFacts): boolean {
  const name = text.replace(/[:=].*$/, '').replace(/\(\)$/, '');
  const flags = Object.values(cli.commands).flatMap((command) => command.flags);
  return (
    options.has(name) ||
    options.has(`lib.${name}`) ||
    flags.includes(name) ||
    (text.includes('*') && globPattern(text).test(written))
  );
}
