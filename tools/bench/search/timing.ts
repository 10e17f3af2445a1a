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

/** Milliseconds from a request to the worker (`EngineRequest`) to its answer: of loading the records, and of each query. */
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
