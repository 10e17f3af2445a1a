/** What was read and made of files, while they stand still. */
let kept: Map<string, unknown> | undefined;

/** Turns keeping on: for a production build and `pnpm check`. The pages of `pnpm dev` read again each time, because files change there. */
export function keepReads(): void {
  kept ??= new Map();
}

/** Keeps while `answer` runs, and forgets then: for one answer of the checks of `pnpm dev`, which an edit asks for again. */
export async function keepReadsFor<T>(answer: () => Promise<T>): Promise<T> {
  kept = new Map();
  try {
    return await answer();
  } finally {
    kept = undefined;
  }
}

/** What `read` gives; where reads are kept it is asked once per `key`, and its result must not be changed. */
export function keptRead<T>(key: string, read: () => T): T {
  if (!kept) return read();
  if (!kept.has(key)) kept.set(key, read());
  return kept.get(key) as T;
}
