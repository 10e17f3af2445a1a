import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES_FILE, type Release, readReleases } from '../../../build/pages/releases/releases';
import { publishedVersions } from '../registry';
import { compareVersions } from './compareVersions';
import { EXAMPLES, type Measured, measureVersion } from './measureVersion';

const MAX_RELEASES = 10;

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/**
 * Pairs of each stable version newer than `known`, up to `to`, and the previous one; newest first.
 *
 * @param versions - all versions, in any order
 */
export function releasePairs(
  versions: readonly string[],
  to: string,
  known?: string,
): { before: string; version: string }[] {
  const stable = versions.filter((version) => /^[\d.]+$/.test(version)).sort(byNumber);
  return stable
    .map((version, at) => ({ before: stable[at - 1] ?? '', version }))
    .filter(({ before, version }) => before && byNumber(version, to) <= 0)
    .filter(({ version }) => !known || byNumber(version, known) > 0)
    .slice(-MAX_RELEASES)
    .reverse();
}

/**
 * Adds the releases up to `to` that the file lacks. It keeps the others, for which npm would now install other
 * dependencies. Without the file, or after a change of `EXAMPLES`, measures all, which takes some minutes.
 */
export async function recordReleases(root: string, to: string): Promise<void> {
  const file = join(root, RELEASES_FILE);
  const recorded = existsSync(file) ? readReleases(root) : undefined;
  const kept = recorded?.examples.join() === EXAMPLES.join() ? recorded.releases : [];
  const measured = new Map<string, Measured>();
  const measure = async (version: string): Promise<Measured> => {
    const found = measured.get(version) ?? (await measureVersion(root, version));
    measured.set(version, found);
    return found;
  };
  const added: Release[] = [];
  for (const { before, version } of releasePairs(publishedVersions(), to, kept[0]?.version)) {
    const changes = compareVersions(await measure(before), await measure(version));
    added.push({ version, before, ...changes });
  }
  if (added.length === 0) return;
  const releases = [...added, ...kept].slice(0, MAX_RELEASES);
  writeFileSync(file, `${JSON.stringify({ examples: EXAMPLES, releases }, null, 2)}\n`);
}
