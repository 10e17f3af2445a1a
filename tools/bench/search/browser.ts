import type { Page } from '@playwright/test';

/** Milliseconds from a query's message to the worker to its answer, for each query. */
export async function timeWorker(page: Page, worker: string, queries: readonly string[]) {
  return page.evaluate(
    async ([address, texts]) => {
      const host = new Worker(address);
      const lang = document.documentElement.lang.slice(0, 2);
      const listed = document.querySelector('meta[name="search-records"]')?.getAttribute('content');
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
  const field = page.locator('.DocSearch-Input');
  await page.evaluate(() => {
    const times: number[] = [];
    let begun = 0;
    Object.assign(window, { times });
    document.addEventListener('input', ({ timeStamp }) => (begun = timeStamp), true);
    const list = document.querySelector('.DocSearch-Dropdown');
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
