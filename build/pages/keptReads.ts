/** What was read and derived from files, while they do not change. */
let kept: Map<string, unknown> | undefined;
/** Of the last run: what was made of a text alone and is true as long as a page has that text. */
let trees = new Map<string, unknown>();
const isOfText = (key: string) => key.startsWith('tree ');

/** Turns the memory on: for a production build and `pnpm check`. `pnpm dev` reads again each time, because files change. */
export function keepReads(): void {
  kept ??= new Map();
}

/** Remembers while `answer` runs, and pages as parsed until the next run: for the checks in `pnpm dev`, after each save. */
export async function keepReadsFor<T>(answer: () => Promise<T>): Promise<T> {
  kept = new Map();
  try {
    return await answer();
  } finally {
    trees = new Map([...kept].filter(([key]) => isOfText(key)));
    kept = undefined;
  }
}

/** The result of `read`; with the memory on, it is called once per `key`, and its result must not be changed. */
export function keptRead<T>(key: string, read: () => T): T {
  if (!kept) return read();
  if (!kept.has(key)) kept.set(key, trees.get(key) ?? read());
  return kept.get(key) as T;
}
