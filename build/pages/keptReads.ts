/** What was read and derived from files, while they do not change. */
let kept: Map<string, unknown> | undefined;

/** Turns the memory on: for a production build and `pnpm check`. `pnpm dev` reads again each time, because files change. */
export function keepReads(): void {
  kept ??= new Map();
}

/** Remembers while `answer` runs: for one run of the checks in `pnpm dev`. */
export async function keepReadsFor<T>(answer: () => Promise<T>): Promise<T> {
  kept = new Map();
  try {
    return await answer();
  } finally {
    kept = undefined;
  }
}

/** The result of `read`; with the memory on, it is called once per `key`, and its result must not be changed. */
export function keptRead<T>(key: string, read: () => T): T {
  if (!kept) return read();
  if (!kept.has(key)) kept.set(key, read());
  return kept.get(key) as T;
}
