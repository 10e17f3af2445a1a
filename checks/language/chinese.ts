import autocorrect from 'autocorrect-node';
import type { Finding } from '../finding';
import { proseOf } from './prose';

// Spaces between scripts and full-width punctuation; code is left alone.
autocorrect.loadConfig(JSON.stringify({ rules: { spellcheck: 0 }, context: { codeblock: 0 } }));

/** A replacement in the file, by offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const HAN = /\p{Script=Han}/u;
const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
/** 见 before a link should be 参见; 常见, 可见 and 意见 are different words. */
const BARE_SEE = /(?<![参常可意])见(?= ?$)/;
/** Half-width parentheses around text with a Chinese character. */
const BRACKETS = /\([^()]*\p{Script=Han}[^()]*\)/gu;
/** A claim between two scripts: it is removed together with the space before it, so the space belongs after it. */
const CLAIM_AT_BORDER =
  /(?:(?<=[\w`%]) ?(\{\/\*[^*]*\*\/\})(?=\p{Script=Han})|(?<=\p{Script=Han}) ?(\{\/\*[^*]*\*\/\})(?=[\w`]))/gu;
/** A space after a claim that follows full-width punctuation, except before the `|` of a table. */
const SPACE_AFTER_CLAIM = /(?<=[，。；：、！？）」]\{\/\*[^*]*\*\/\}) +(?=[^\s|])/g;

/**
 * Half-width punctuation that autocorrect leaves: after a bracket, beside code, a link or bold text, and at an end. Not
 * the `:::` of a callout, dots in a row, `vs.`, `A.`, nor a key such as ` ? `.
 */
const HALF_WIDTH =
  /(?<=[\p{Script=Han}）」》]|^)(?<![.:])[,.;:!?](?![.:,\w]) *|(?<![\d\s.:]|\b(?:vs|etc|Inc|[A-Z]))[,.;:!?] *(?=\p{Script=Han})|(?<![.:]|\b(?:vs|etc|Inc))[,.;!?]$/gu;
const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
};
/** The same full-width punctuation twice. */
const TWICE = /([，。；：、！？])\1+/g;
/** A word twice by mistake; 目的的, 标的的, 的的确确, 是是否 and 是是非非 are right. */
const DOUBLED = /(?<![目标])的的+(?!确)|是是+(?![否非])/g;

/** Rules that autocorrect lacks: spaces around inline code, punctuation, one word for “see”, no word twice. */
function ownEdits(source: string): Edit[] {
  return proseOf(source).flatMap(({ text, start, end, before, after }) => {
    const edits: Edit[] = [];
    const raw = source.slice(start, end);
    // Escapes and entities shift offsets; such text is skipped.
    if (raw !== text) return edits;
    const space = (at: number) => edits.push({ start: at, end: at, text: ' ' });
    if (before?.type === 'inlineCode' && HAN_START.test(text)) space(start);
    if (after?.type === 'inlineCode' && HAN_END.test(text)) space(end);
    const see = after?.type === 'link' ? BARE_SEE.exec(text) : null;
    if (see) {
      const at = start + see.index;
      edits.push({ start: at, end: at, text: '参' });
    }
    for (const match of text.matchAll(BRACKETS)) {
      // Each bracket alone: what is between them may have other edits.
      const open = start + match.index;
      const close = open + match[0].length - 1;
      edits.push({ start: open, end: open + 1, text: '（' });
      edits.push({ start: close, end: close + 1, text: '）' });
    }
    // The title of a link in another language, and `lib`.`format`, keep their punctuation.
    const isForeign = !before && !after && /[a-z]/i.test(text) && !HAN.test(text);
    const joinsCode =
      before?.type === 'inlineCode' && after?.type === 'inlineCode' && /^[.:]$/.test(text);
    for (const { 0: found, index } of isForeign || joinsCode ? [] : text.matchAll(HALF_WIDTH)) {
      const at = start + index;
      edits.push({ start: at, end: at + found.length, text: FULL_WIDTH[found[0] ?? ''] ?? found });
    }
    for (const pattern of [TWICE, DOUBLED]) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const at = start + index;
        edits.push({ start: at + 1, end: at + found.length, text: '' });
      }
    }
    return edits;
  });
}

/** Applies edits from last to first, so that offsets stay valid. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** The page with spacing and punctuation fixed. */
export function fixChinese(source: string): string {
  const corrected = autocorrect.formatFor(source, 'page.md');
  return applyEdits(corrected, ownEdits(corrected))
    .replace(/[ \t]+（/g, '（')
    .replace(/）[ \t]+/g, '）')
    .replace(CLAIM_AT_BORDER, (_, latin, han) => `${latin ?? han} `)
    .replace(SPACE_AFTER_CLAIM, '');
}

/** Lines of a Chinese page that break the copywriting rules, each with its corrected text. */
export function chineseFindings(file: string, source: string): Finding[] {
  const fixed = fixChinese(source).split('\n');
  return source.split('\n').flatMap((text, index) => {
    const write = fixed[index] ?? '';
    const problem = 'spacing or punctuation of Chinese';
    return write === text ? [] : [{ file, line: index + 1, problem, write: write.trim() }];
  });
}
