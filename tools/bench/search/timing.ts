import { availableParallelism } from 'node:os';
import { Worker as Thread } from 'node:worker_threads';
import type { Page } from '@playwright/test';

/** The quantile of the values at `share` (0 to 1); 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Every prefix of a text, as while typing. */
export const keysOf = (text: string): string[] =>
  [...text].map((_, i) => [...text].slice(0, i + 1).join('')).filter((key) => key.trim());

/** Time of the worker (`EngineRequest`) in ms: for loading the records, and for each query. */
export async function timeWorker(page: Page, worker: string, queries: readonly string[]) {
  return page.evaluate(
    async ([script, texts]) => {
      const host = new Worker(script);
      const lang = document.documentElement.lang.slice(0, 2);
      const listed = document.querySelector('meta[name="search-files"]')?.getAttribute('content');
      const address = listed?.split(' ').find((one) => one.includes(`/${lang}.`)) ?? '';
      const ask = (query?: object) =>
        new Promise<number>((resolve, reject) => {
          const begun = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) =>
            data.error ? reject(new Error(data.error)) : resolve(performance.now() - begun);
          host.postMessage({ address, base: '', query }, [port2]);
        });
      const load = await ask();
      const keys: number[] = [];
      for (const query of texts) keys.push(await ask({ query, limit: 20, snippetWords: 10 }));
      host.terminate();
      return { load, keys };
    },
    [worker, queries] as const,
  );
}

/** Milliseconds from each key to the paint of its results, typed as fast as the page accepts them. */
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
      // After the next paint.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(list as Element, { childList: true, subtree: true, characterData: true });
  });
  for (const text of texts) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 120 });
  }
  return page.evaluate(() => Reflect.get(window, 'times') as number[]);
}

/** Runs `work` while every core of this machine is busy. */
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
