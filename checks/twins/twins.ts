import { routeOf } from '../../build/pages/routeOf';
import type { Finding } from '../finding';

const TWIN = { en: 'zh', zh: 'en' } as const;

/** Path of the same page in the other language; undefined for files that are not pages. */
export function twinOf(file: string): string | undefined {
  const match = /^docs\/(en|zh)\/(.+\.mdx?)$/.exec(file);
  return match ? `docs/${TWIN[match[1] as 'en' | 'zh']}/${match[2]}` : undefined;
}

/** Notices for pages that changed in one language only; not errors, because a typo has no translation. */
export function twinNotices(
  changed: readonly string[],
  exists: (file: string) => boolean,
): Finding[] {
  return changed.flatMap((file): Finding[] => {
    const twin = twinOf(file);
    if (!twin || changed.includes(twin) || !exists(twin)) return [];
    const because = 'If the meaning changed, change both in one commit. A fixed typo may go alone.';
    return [{ file, line: 1, problem: `this page changed and ${twin} did not`, because }];
  });
}

/** Notices for pages that were deleted or renamed without a line in `redirects`, the text of public/_redirects. */
export function goneNotices(
  changed: readonly string[],
  exists: (file: string) => boolean,
  redirects: string,
): Finding[] {
  const from = redirects.split('\n').map((line) => line.split(' ')[0]);
  return changed.flatMap((file): Finding[] => {
    const [, language, name = ''] = /^docs\/(en|zh)\/(.+\.mdx)$/.exec(file) ?? [];
    const address = (language === 'zh' ? '/zh' : '') + routeOf(name);
    if (!language || exists(file) || from.includes(address)) return [];
    const problem = `this page is gone, and links from elsewhere lead to ${address}`;
    const because =
      'A page that readers know gets a redirect: see “A redirect” in ARCHITECTURE.md.';
    return [{ file, line: 1, problem, because }];
  });
}
