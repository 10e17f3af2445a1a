import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Runs `work` while every core of this machine is busy with something else, as on a loaded one. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const busy = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }),
  );
  try {
    return await work();
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
}
