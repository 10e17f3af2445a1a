/** Cache of what was read and derived from files, while these do not change. */
let kept: Map<string, unknown> | undefined;
/** From the last run: results that depend on a text alone, so they stay valid while a page has that text. */
let trees = new Map<string, unknown>();
const isOfText = (key: string) => key.startsWith('tree ');

/** Turns the cache on, for production builds and `pnpm check`. `pnpm dev` does not, because files change. */
export function keepReads(): void {
  kept ??= new Map();
}

/** Turns the cache on while `answer` runs, and keeps parsed pages until the next run; for the checks of `pnpm dev`. */
export async function keepReadsFor<T>(answer: () => Promise<T>): Promise<T> {
  kept = new Map();
  try {
    return await answer();
  } finally {
    trees = new Map([...kept].filter(([key]) => isOfText(key)));
    kept = undefined;
  }
}

/** The result of `read`. With the cache on, it is called once per `key`; the result must not be mutated. */
export function keptRead<T>(key: string, read: () => T): T {
  if (!kept) return read();
  if (!kept.has(key)) kept.set(key, trees.get(key) ?? read());
  return kept.get(key) as T;
}
