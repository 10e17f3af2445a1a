import type { Structure } from './structure';

/** One difference between the two languages of a page. `line` is in the Chinese page when it has one. */
export interface Difference {
  kind: 'code' | 'component' | 'table' | 'link' | 'heading';
  line: number;
  what: string;
}

/** First difference of two lists, as a sentence; undefined when they are equal. */
function firstDifference<T extends { line: number }>(
  name: 'heading' | 'component' | 'table',
  en: readonly T[],
  zh: readonly T[],
  show: (item: T) => string,
): Difference[] {
  for (let index = 0; index < Math.max(en.length, zh.length); index++) {
    const [left, right] = [en[index], zh[index]];
    if (left && right && show(left) === show(right)) continue;
    const line = right?.line ?? zh.at(-1)?.line ?? 1;
    if (!right && left)
      return [{ kind: name, line, what: `${name} ${index + 1} is missing: ${show(left)}` }];
    if (!left && right)
      return [{ kind: name, line, what: `${name} ${index + 1} is only here: ${show(right)}` }];
    if (left && right) {
      return [
        {
          kind: name,
          line,
          what: `${name} ${index + 1} is ${show(right)}, in English ${show(left)}`,
        },
      ];
    }
  }
  return [];
}

const brief = (code: string) => {
  const line = code.split('\n').find(Boolean) ?? '';
  const lines = code.split('\n').length - 1;
  return `“${line.slice(0, 60)}” (${lines} ${lines === 1 ? 'line' : 'lines'})`;
};

/** Where the structure of the Chinese page leaves that of the English one. Empty: they agree. */
export function compareStructures(en: Structure, zh: Structure): Difference[] {
  const lacking = (from: Structure, to: Structure) =>
    from.links.filter(({ target }) => !to.links.some((link) => link.target === target));
  const links = [
    ...lacking(en, zh).map(({ line, target }) => ({
      kind: 'link' as const,
      line: 1,
      what: `link is missing: ${target}, in English at line ${line}`,
    })),
    ...lacking(zh, en).map(({ line, target }) => ({
      kind: 'link' as const,
      line,
      what: `link is only here: ${target}`,
    })),
  ];
  return [
    ...firstDifference('heading', en.headings, zh.headings, ({ depth, id }) =>
      depth === 1 ? 'h1' : `h${depth} {#${id ?? 'no id'}}`,
    ),
    ...firstFenceDifference(en, zh),
    ...firstDifference('component', en.components, zh.components, ({ tag }) => `<${tag}>`),
    ...firstDifference('table', en.tables, zh.tables, ({ rows }) => `${rows} rows`),
    ...links,
  ];
}

/** Code is compared whole but shown by its first line. */
function firstFenceDifference(en: Structure, zh: Structure): Difference[] {
  const index = en.fences.findIndex(({ code }, at) => code !== zh.fences[at]?.code);
  if (index === -1 && en.fences.length === zh.fences.length) return [];
  const at = index === -1 ? en.fences.length : index;
  const [left, right] = [en.fences[at], zh.fences[at]];
  const line = right?.line ?? zh.fences.at(-1)?.line ?? 1;
  if (!right && left)
    return [{ kind: 'code', line, what: `code ${at + 1} is missing: ${brief(left.code)}` }];
  if (!left && right)
    return [{ kind: 'code', line, what: `code ${at + 1} is only here: ${brief(right.code)}` }];
  return [
    {
      kind: 'code',
      line,
      what: `code ${at + 1} differs from English by more than comments: ${brief(left?.code ?? '')}`,
    },
  ];
}
