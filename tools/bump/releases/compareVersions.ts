import type { Release } from '../../../build/pages/releases/releases';
import { without } from '../surface';
import type { Measured } from './measureVersion';

type Setting = Release['settings'][number];
type Row = Measured['settings'][number];

/** Ignores functions, which print as `function` only, and chunk names, which contain the index in the measured `lib`. */
const isTelling = ({ path, before, now }: Setting): boolean =>
  path !== 'output.chunkFilename' && !/\bfunction\b/.test(`${before} ${now}`);

/** Value in a format; null if Rslib leaves it to Rsbuild. */
function valueIn(row: Row | undefined, format: string): string | null {
  const value = row?.after.find(([, formats]) => formats.includes(format))?.[0];
  return value === undefined || value === row?.before ? null : value;
}

/** Changes of a setting; formats with the same change share an entry. */
function settingChanges(before: Row | undefined, now: Row | undefined): Setting[] {
  const { level = 'rspack', path = '', after = [] } = now ?? before ?? {};
  const changes = new Map<string, Setting>();
  for (const format of after.flatMap(([, formats]) => formats)) {
    const change = { level, path, before: valueIn(before, format), now: valueIn(now, format) };
    if (change.before === change.now) continue;
    const key = JSON.stringify(change);
    changes.set(key, { ...change, formats: [...(changes.get(key)?.formats ?? []), format] });
  }
  return [...changes.values()].filter(isTelling);
}

function changedFiles(before: Map<string, Buffer>, now: Map<string, Buffer>): string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return paths.filter((path) => {
    const [old, fresh] = [before.get(path), now.get(path)];
    return !old || !fresh?.equals(old);
  });
}

function emittedChanges(before: Measured, now: Measured): Release['emitted'] {
  return [...now.emitted].flatMap(([example, files]): Release['emitted'] => {
    const old = before.emitted.get(example);
    if (!files && !old) return [];
    if (!files || !old) return [{ example, files: [], failed: files ? 'before' : 'now' }];
    const changed = changedFiles(old, files);
    return changed.length > 0 ? [{ example, files: changed }] : [];
  });
}

/** Differences between two versions. */
export function compareVersions(
  before: Measured,
  now: Measured,
): Omit<Release, 'version' | 'before'> {
  const old = new Map(before.options.map((option) => [option.path, option]));
  const kept = now.options.flatMap((option) => {
    const was = old.get(option.path);
    return was ? [{ option, was }] : [];
  });
  const key = ({ level, path }: Row) => `${level} ${path}`;
  const [oldRows, rows] = [before, now].map(
    ({ settings }) => new Map(settings.map((row) => [key(row), row])),
  );
  const paths = [...new Set([...(oldRows?.keys() ?? []), ...(rows?.keys() ?? [])])];
  const added = without(now.names, before.names);
  return {
    rsbuild: { before: before.rsbuild, now: now.rsbuild },
    // A new option implies its suboptions.
    added: added.filter((name) => !added.some((other) => name.startsWith(`${other}.`))),
    removed: without(before.names, now.names),
    deprecated: kept
      .filter(({ option, was }) => option.deprecated && !was.deprecated)
      .map(({ option }) => option.path),
    defaults: kept
      .filter(({ option, was }) => option.default !== was.default)
      .map(({ option, was }) => ({
        option: option.path,
        before: was.default ?? '',
        now: option.default ?? '',
      })),
    // `splitChunks` has a row of its own while nothing in it is set.
    settings: paths
      .filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
      .flatMap((path) => settingChanges(oldRows?.get(path), rows?.get(path))),
    built: [...now.emitted].filter(([id, files]) => files && before.emitted.get(id)).length,
    emitted: emittedChanges(before, now),
  };
}
