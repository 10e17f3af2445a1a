import type { Item, Structure } from './structure';

/** One difference between the two languages of a page. `line` is in the Chinese page when it has one. */
interface Difference {
  kind: 'code' | 'component' | 'link';
  line: number;
  problem: string;
}

const brief = ({ text }: Item) => {
  const line = text.split('\n').find(Boolean) ?? '';
  const lines = text.split('\n').length - 1;
  return `“${line.slice(0, 60)}” (${lines} ${lines === 1 ? 'line' : 'lines'})`;
};

/** First difference of two lists; none when they are equal. Code is compared whole but shown by its first line. */
function firstDifference(
  kind: 'code' | 'component',
  en: readonly Item[],
  zh: readonly Item[],
): Difference[] {
  const longer = en.length > zh.length ? en : zh;
  const at = longer.findIndex((_, index) => en[index]?.text !== zh[index]?.text);
  const [left, right] = [en[at], zh[at]];
  const show = kind === 'code' ? brief : ({ text }: Item) => text;
  const told = (what: string) => [
    { kind, line: right?.line ?? zh.at(-1)?.line ?? 1, problem: `${kind} ${at + 1} ${what}` },
  ];
  if (left && right) {
    return told(
      kind === 'code'
        ? `differs from English by more than comments: ${show(left)}`
        : `is ${show(right)}, in English ${show(left)}`,
    );
  }
  if (left) return told(`is missing: ${show(left)}`);
  return right ? told(`is only here: ${show(right)}`) : [];
}

/** Where the structure of the Chinese page leaves that of the English one. Empty: they agree. */
export function compareStructures(en: Structure, zh: Structure): Difference[] {
  const lacking = (from: Structure, to: Structure) =>
    from.links.filter(({ text }) => !to.links.some((link) => link.text === text));
  return [
    ...firstDifference('code', en.fences, zh.fences),
    ...firstDifference('component', en.components, zh.components),
    ...lacking(en, zh).map(({ line, text }) => ({
      kind: 'link' as const,
      line: 1,
      problem: `link is missing: ${text}, in English at line ${line}`,
    })),
    ...lacking(zh, en).map(({ line, text }) => ({
      kind: 'link' as const,
      line,
      problem: `link is only here: ${text}`,
    })),
  ];
}
