import type { ExplorerSource, SourceId } from './sources';

/** A text of the explorer, for the browser. */
export interface ExplorerText {
  /** Size in bytes, plain and with gzip. */
  size: number;
  gzip: number;
  /** Its highlighted lines as HTML; absent for a binary file. */
  html?: string;
  /** Set if a long text is truncated. */
  isCut?: true;
}

/** Result of a choice. Numbers, except `exit`, are indexes into `texts`. */
export interface ExplorerResult {
  exit: number;
  /** Output of the tool, if it warns or fails. */
  log?: number;
  config: number;
  manifest: number;
  /** Path → emitted file. */
  files: Readonly<Record<string, number>>;
  /** Name of a script or command that uses the package → what it printed. */
  uses: Readonly<Record<string, number>>;
}

/** All results of a source; the page contains only the first, that of the defaults. */
export interface ExplorerData {
  texts: readonly ExplorerText[];
  /** In the order of `listChoices`. */
  results: readonly ExplorerResult[];
}

/** Data of a source in the page, before anything is fetched. */
export interface ExplorerPageSource {
  id: SourceId;
  /** Path of a source file → index into `data.texts`. */
  files: Readonly<Record<string, number>>;
  data: ExplorerData;
  /** Address of the file with all results, below the base of the site. */
  address: string;
}

/** How an emitted file differs from that of another choice. */
export type FileChange = 'added' | 'removed' | 'changed' | 'same';

/** Sorted paths of both results with their changes. */
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

/** Whether the source has styles but none were emitted. */
export const isWithoutStyles = (
  { hasStyles = false }: Pick<ExplorerSource, 'hasStyles'>,
  { files }: { readonly files: object },
): boolean => hasStyles && !Object.keys(files).some((path) => path.endsWith('.css'));

/** Comparator for paths: code before declarations, then by name. */
export function byInterest(a: string, b: string): number {
  const isDeclaration = (path: string) => /\.d\.[cm]?ts(\.map)?$/.test(path);
  return Number(isDeclaration(a)) - Number(isDeclaration(b)) || (a < b ? -1 : 1);
}

/** Validates fetched JSON. Throws if the host answered with something else. */
export function parseData(value: unknown): ExplorerData {
  const data = Object(value);
  if (Array.isArray(data.texts) && Array.isArray(data.results)) return data;
  throw new Error('The answer is not the data of the explorer.');
}
