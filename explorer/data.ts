import type { ExplorerSource, SourceId } from './sources';

/** A text of the explorer as the browser gets it. */
export interface ExplorerText {
  /** Bytes, plain and compressed with gzip. */
  size: number;
  gzip: number;
  /** Its highlighted lines as HTML; absent for a binary file. */
  html?: string;
  /** Only the beginning of a long text is here. */
  isCut?: true;
}

/** What one choice gave. Numbers are places in `texts`. */
export interface ExplorerResult {
  exit: number;
  /** What the tool printed, where it warns or fails. */
  log?: number;
  config: number;
  manifest: number;
  /** Path → emitted file. */
  files: Readonly<Record<string, number>>;
  /** Name of a script that uses the package, or a command → what it printed. */
  uses: Readonly<Record<string, number>>;
}

/** All results of a source; in the page only the first, that of the defaults. */
export interface ExplorerData {
  texts: readonly ExplorerText[];
  /** In the order of `listChoices`. */
  results: readonly ExplorerResult[];
}

/** What the page of the explorer has of a source before anything is fetched. */
export interface ExplorerPageSource {
  id: SourceId;
  /** Path → source file, as a place in `data.texts`. */
  files: Readonly<Record<string, number>>;
  data: ExplorerData;
  /** Address of the file with all results, below the base of the site. */
  address: string;
}

/** How an emitted file differs from that of another choice. */
export type FileChange = 'added' | 'removed' | 'changed' | 'same';

/** Paths of both results, sorted, each with what became of it. */
export function compareFiles(
  before: ExplorerResult,
  after: ExplorerResult,
): { path: string; change: FileChange }[] {
  const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  return paths.map((path) => {
    const [old, now] = [before.files[path], after.files[path]];
    if (old === undefined) return { path, change: 'added' };
    if (now === undefined) return { path, change: 'removed' };
    return { path, change: old === now ? 'same' : 'changed' };
  });
}

/** True for a source with styles when none was emitted and the tool did not say so. */
export const isWithoutStyles = (
  { hasStyles = false }: Pick<ExplorerSource, 'hasStyles'>,
  { files }: { readonly files: object },
): boolean => hasStyles && !Object.keys(files).some((path) => path.endsWith('.css'));

/** Code before declarations, else by name: what a reader looks for first. */
export function byInterest(a: string, b: string): number {
  const isDeclaration = (path: string) => /\.d\.[cm]?ts(\.map)?$/.test(path);
  return Number(isDeclaration(a)) - Number(isDeclaration(b)) || (a < b ? -1 : 1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Fetched JSON as data of the explorer. Throws when a host answered with something else. */
export function parseData(value: unknown): ExplorerData {
  const isData = isObject(value) && ['texts', 'results'].every((key) => Array.isArray(value[key]));
  if (!isData) throw new Error('The answer is not the data of the explorer.');
  return value as unknown as ExplorerData;
}
