export interface RetryOptions {
  /** How often to try, 3 by default. */
  times?: number;
  /** Milliseconds between two tries, 100 by default. */
  pause?: number;
}

/** Resolves after some milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Calls `work` until it does not throw. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { times = 3, pause = 100 } = options;
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= times) throw error;
      await wait(pause);
    }
  }
}
