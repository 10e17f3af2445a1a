import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../search/engine/engine';
import type { PageRecord } from '../../search/types';

const camelWords = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
/** The name of an option with a typing error: `slip` rewrites two lowercase letters in its middle. */
const withSlip = (slip: (pair: string) => string) => (name: string) => {
  const middle = Math.floor(name.length / 2);
  const at = middle + name.slice(middle).search(/[a-z]{2}/);
  return name.slice(0, at) + slip(name.slice(at, at + 2)) + name.slice(at + 2);
};

/** How readers write the name of an option; `path` is its dotted name. */
const WAYS: Record<string, (name: string, path: string) => string> = {
  verbatim: (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'as separate words': (name) => camelWords(name).join(' '),
  'with dashes': (name) => camelWords(name).join('-'),
  'as a path': (_, path) => path,
  'as a path in an item of lib': (_, path) => `lib[0].${path.replace(/^lib\./, '')}`,
  'in full-width letters': (name) =>
    name.replace(/./g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'quoted, in a question': (name) => ` “${name}”？`,
  'with a value': (name) => `{ ${name}: true }`,
  'in a Chinese question': (name) => `${name} 是什么`,
  'with a letter missing': withSlip(([first = '']) => first),
  'with two letters swapped': withSlip(([first = '', second = '']) => second + first),
  'with a letter doubled': withSlip(([first = '', second = '']) => first + first + second),
};

/** Names of at least two words whose path is a heading of the reference, each with its path and pages. */
function namesOf(pages: readonly PageRecord[]) {
  const names = new Map<string, { path: string; routes: string[] }>();
  for (const { route, sections } of pages) {
    for (const { heading } of route.includes('/config/') ? sections : []) {
      const [path, name] = /^[a-z]+\.([a-z]+[A-Z]\w+)\b/.exec(heading) ?? [];
      if (!path || !name) continue;
      names.set(name, { path, routes: [...(names.get(name)?.routes ?? []), route] });
    }
  }
  return [...names];
}

/** Tests that the engine of a language finds option names however they are written. */
export function optionNames(engineOf: () => SearchEngine, pagesOf: () => readonly PageRecord[]) {
  let names: ReturnType<typeof namesOf> = [];
  beforeAll(() => {
    names = namesOf(pagesOf());
  });

  test.each(Object.entries(WAYS))('%s', (_, write) => {
    const missed = names.flatMap(([name, { path, routes }]) => {
      const query = write(name, path);
      const [hit] = engineOf().answer({ query, limit: 1, snippetWords: 10 }).hits;
      const found = hit?.url.replace(/#.*/, '') ?? 'nothing';
      return routes.includes(found) ? [] : [`${query} → ${found}`];
    });
    expect(names.length).toBeGreaterThan(30);
    expect(missed.length / names.length, missed.join('\n')).toBeLessThan(0.1);
  });
}
