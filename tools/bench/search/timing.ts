import { availableParallelism } from 'node:os';
import { Worker as Thread } from 'node:worker_threads';
import type { Page } from '@playwright/test';

/** The value below which a share of the values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Every beginning of a text, as while typing; of Chinese from the first character on. */
export const keysOf = (text: string): string[] =>
  [...text].map((_, i) => [...text].slice(0, i + 1).join('')).filter((key) => key.trim());

/** Milliseconds from a query's message to the worker to its answer, for each query. */
export async function timeWorker(page: Page, worker: string, queries: readonly string[]) {
  return page.evaluate(
    async ([address, texts]) => {
      const host = new Worker(address);
      const lang = document.documentElement.lang.slice(0, 2);
      const listed = document.querySelector('meta[name="search-files"]')?.getAttribute('content');
      const records = listed?.split(' ').find((one) => one.includes(`/${lang}.`)) ?? '';
      let id = 0;
      const ask = (request: object) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          host.addEventListener('message', () => resolve(performance.now() - begun), {
            once: true,
          });
          id += 1;
          host.postMessage({ id, request });
        });
      const load = await ask({ op: 'load', address: records, base: '' });
      const keys: number[] = [];
      for (const query of texts) {
        keys.push(await ask({ op: 'query', query: { query, limit: 20, snippetWords: 10 } }));
      }
      host.terminate();
      return { load, keys };
    },
    [worker, queries] as const,
  );
}

/** Milliseconds from each key to the paint of what it brings, typed as fast as the page takes them. */
export async function timePaint(page: Page, texts: readonly string[]): Promise<number[]> {
  const field = page.getByRole('dialog').getByRole('combobox');
  await page.evaluate(() => {
    const times: number[] = [];
    let begun = 0;
    Object.assign(window, { times });
    document.addEventListener('input', ({ timeStamp }) => (begun = timeStamp), true);
    const list = document.querySelector('[role=dialog] .body');
    new MutationObserver(() => {
      if (!begun) return;
      const start = begun;
      begun = 0;
      // After the next frame has been handed over.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(list as Element, { childList: true, subtree: true, characterData: true });
  });
  for (const text of texts) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 120 });
  }
  return page.evaluate(() => Reflect.get(window, 'times') as number[]);
}

/** Runs `work` while every core of this machine is busy with something else, as on a loaded one. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const busy = Array.from(
    { length: availableParallelism() },
    () => new Thread('for (;;) Math.sqrt(Math.random());', { eval: true }),
  );
  try {
    return await work();
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
}
