import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { routeOf } from '../routeOf';

/**
 * Example id → routes of the pages that show it, by `<Example id="x">`, `<Live id="x">` or a fence with
 * `file="examples/x/…"`. Fragments in `shared/` count as the route of their file. Routes have no language and are sorted
 * and unique.
 */
export function pagesOfExamples(root: string): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const file of globSync('docs/{en,zh}/**/*.{md,mdx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const route = routeOf(file.split('/').slice(2).join('/'));
    const uses = [
      ...text.matchAll(/<(?:Example|Live)\b[^>]*?\bid="([^"]+)"/g),
      ...text.matchAll(
        /^\s*(?:```|~~~).*\bfile="(?:<root>\/)?examples\/(?:current|ts6)\/([^/"]+)\//gm,
      ),
    ];
    for (const [, id = ''] of uses) pages.set(id, (pages.get(id) ?? new Set()).add(route));
  }
  return new Map([...pages].map(([id, routes]) => [id, [...routes].sort()]));
}
