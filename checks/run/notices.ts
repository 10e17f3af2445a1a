import type { Finding } from '../finding';

const TWIN = { en: 'zh', zh: 'en' } as const;

/** The same page in the other language; undefined for files that are not pages. */
export function twinOf(file: string): string | undefined {
  const match = /^docs\/(en|zh)\/(.+\.mdx?)$/.exec(file);
  return match ? `docs/${TWIN[match[1] as 'en' | 'zh']}/${match[2]}` : undefined;
}

/** Pages that changed in one language only. To be looked at, not an error: a typo has no translation. */
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
