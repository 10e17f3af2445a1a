/** A load of a whole page that recovery asked for: which address, and when (milliseconds since 1970). */
export interface Attempt {
  target: string;
  at: number;
}

/** A second failure of the same address within this time means that its file is really gone. */
const LOOP_MS = 10_000;

/** Whether an error says that a script or style of the running build cannot be loaded any more. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * The load to make after a failed chunk: the wanted page as a whole. `undefined` when there is nothing
 * to load, or when this very address was loaded that way just before, so that there is no loop.
 */
export function nextAttempt(
  wanted: string,
  last: Attempt | null,
  now: number,
): Attempt | undefined {
  if (!wanted || (last?.target === wanted && now - last.at < LOOP_MS)) return undefined;
  return { target: wanted, at: now };
}

const KEY = 'rslib-docs.recovered';

/** The last attempt of this tab; null when there is none or storage is barred. */
export function readAttempt(): Attempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { target, at } = value as Partial<Record<keyof Attempt, unknown>>;
    return typeof target === 'string' && typeof at === 'number' ? { target, at } : null;
  } catch {
    return null;
  }
}

/** Remembers an attempt. False when storage is barred: then a loop could not be seen. */
export function rememberAttempt(attempt: Attempt): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
}
