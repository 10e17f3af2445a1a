/**
 * `pnpm bench:search`: benchmarks the search of doc_build: relevance by kind of query, time per key in the worker, time
 * from key to paint on an idle machine, a busy one and with a CPU four times slower, sizes against their limits, and
 * growth. Times are printed only.
 */
import '../../../checks/run/command';
import path from 'node:path';
import { createEngine } from '../../../search/engine/engine';
import { judge, report } from '../../../tests/search/measure';
import { querySets } from '../../../tests/search/queries';
import { builtScript } from '../../builtScript';
import { launchChromium } from '../../findChromium';
import { serveFolder } from '../../host/serveFolder';
import { readBuilt } from '../../search/readBuilt';
import { measureGrowth } from './growth';
import { BARS, dialogSize, firstLoadSize, indexSizes } from './sizes';
import { keysOf, percentile, timePaint, timeWorker, underLoad } from './timing';

const FOLDER = 'doc_build';
const number = (value: number) => value.toFixed(2);
const spread = (times: readonly number[]) =>
  `p50 ${number(percentile(times, 0.5))}  p95 ${number(percentile(times, 0.95))}  most ${number(Math.max(...times))}`;

const records = readBuilt(FOLDER);
for (const language of records) {
  const engine = createEngine(language);
  for (const [name, queries] of Object.entries(await querySets(language.lang))) {
    const judged = queries.map((query) => judge(engine, query));
    console.log(`\n${report(`${language.lang}, ${name}`, judged, { misses: false })}`);
  }
}

const host = await serveFolder(path.resolve(FOLDER));
const browser = await launchChromium();
const worker = builtScript('search worker', FOLDER);
for (const { lang } of records) {
  const page = await browser.newPage();
  // tsx compiles functions to calls of a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(`${host.url}${lang === 'zh' ? '/zh' : ''}/guide/start/quick-start`);
  const texts = (await querySets(lang)).checked?.map(({ query }) => query) ?? [];
  const { load, keys } = await timeWorker(page, `/${worker}`, texts.flatMap(keysOf));
  console.log(`\n${lang}: records to worker ${number(load)} ms; ms a key: ${spread(keys)}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('group').waitFor();
  const typed = texts.slice(0, 12);
  const paint = (what: string, times: readonly number[]) =>
    console.log(`${lang}: ms from key to paint, ${what}: ${spread(times)}`);
  paint('quiet machine', await timePaint(page, typed));
  paint(`every core busy (bar ${BARS.paint})`, await underLoad(() => timePaint(page, typed)));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  paint('CPU 4x slower', await timePaint(page, typed));
  await page.close();
}
await browser.close();
host.server.close();

const rows = [
  ...indexSizes(FOLDER).map(({ lang, pages, kb }) => ({
    what: `records of ${lang}, a page (${pages} pages, ${kb.toFixed(1)} KB)`,
    kb: kb / pages,
    bar: BARS.indexPerPage,
  })),
  { what: 'dialog and its style', kb: dialogSize(FOLDER), bar: BARS.dialog },
  { what: 'search code of the first load', kb: await firstLoadSize('.'), bar: BARS.firstLoad },
];
console.log('\nKB gzip');
console.table(rows.map(({ what, kb, bar }) => ({ what, kb: number(kb), bar, met: kb <= bar })));

for (const language of records) {
  const keys = ((await querySets(language.lang)).checked ?? []).flatMap(({ query }) =>
    keysOf(query),
  );
  const growth = [1, 4, 16].map((factor) => measureGrowth(language, factor, keys));
  console.log(`\nGrowth of ${language.lang} (Node.js on this machine)`);
  console.table(
    growth.map(({ pages, index, build, p50, p95 }) => ({
      pages,
      'index KB gzip': number(index),
      'build ms': build.toFixed(0),
      'key p50 ms': number(p50),
      'key p95 ms': number(p95),
    })),
  );
}
