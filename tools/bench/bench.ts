/**
 * `pnpm bench [folder …] [--runs 3] [--only load,navigation,theme,search,build,growth]`:
 * benchmarks doc_build and other built sites side by side. Runs are interleaved; numbers are medians with minimum and
 * maximum. Compare ratios within one run, not times of different days.
 */
import '../../checks/run/command';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../findChromium';
import { build, growth } from './checkout';
import { load } from './load';
import { navigation, search, theme } from './press';
import { openSite } from './site';

/** The benchmarks, in the order of the report; the slow ones last. */
const PARTS = { load, navigation, theme, search, build, growth };

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs ${values.runs}: give a whole number, for example --runs 3.`);
}
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  throw new Error(`--only ${unknown}: use some of ${Object.keys(PARTS).join(', ')}.`);
}

const sites = await Promise.all(['doc_build', ...positionals].map(openSite));
const browser = await launchChromium();
const loadAverage = () => os.loadavg()[0]?.toFixed(1);
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    const before = loadAverage();
    const { title, rows } = await part({ browser, sites, runs });
    console.log(
      `\n${title}; ${runs} run(s), load average ${before} before, ${loadAverage()} after`,
    );
    console.table(rows);
  }
} finally {
  await browser.close();
  for (const site of sites) site.close();
}
