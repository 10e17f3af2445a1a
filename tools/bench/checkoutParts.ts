import type { Bench, Report } from './browserParts';
import { type BuildMeasure, measureBuild } from './measureBuild';
import { measureDev } from './measureDev';
import { spread } from './spread';

function buildRow(measures: readonly BuildMeasure[]) {
  return {
    pages: measures[0]?.pages ?? 0,
    seconds: spread(
      measures.map(({ seconds }) => seconds),
      1,
    ),
    'CPU s a page': spread(
      measures.map(({ cpu, pages }) => cpu / pages),
      2,
    ),
    'most memory, MB': spread(measures.map(({ memory }) => memory)),
    'first scripts, KB': spread(
      measures.map(({ firstScripts }) => firstScripts),
      1,
    ),
  };
}

/** Cold builds of this checkout. */
export async function build({ runs }: Bench): Promise<Report> {
  const measures: BuildMeasure[] = [];
  for (let run = 0; run < runs; run++) measures.push(await measureBuild(1));
  return { title: 'Build without any cache', rows: { '1x the pages': buildRow(measures) } };
}

/** What a build of 16 times the pages takes, on the line through builds of one and four times them. */
function reckon16(one: BuildMeasure, four: BuildMeasure): BuildMeasure {
  const at16 = (key: keyof BuildMeasure) =>
    four[key] + ((16 - 4) / (4 - 1)) * (four[key] - one[key]);
  const keys = Object.keys(one) as (keyof BuildMeasure)[];
  return Object.fromEntries(keys.map((key) => [key, at16(key)])) as unknown as BuildMeasure;
}

/** One cold build each of all pages once and four times; 16 times, 3,000 pages, is reckoned: 20 minutes of a processor. */
export async function growth(): Promise<Report> {
  const one = await measureBuild(1);
  const four = await measureBuild(4);
  const rows = {
    '1x the pages': buildRow([one]),
    '4x the pages': buildRow([four]),
    '16x, reckoned': buildRow([reckon16(one, four)]),
  };
  return { title: 'Growth of the build', rows };
}

/** The dev server of this checkout. */
export async function dev({ runs, browser }: Bench): Promise<Report> {
  const measures = [];
  for (let run = 0; run < runs; run++) measures.push(await measureDev(browser));
  const row = {
    'listens, s': spread(
      measures.map(({ ready }) => ready),
      1,
    ),
    'shows a page, s': spread(
      measures.map(({ shown }) => shown),
      1,
    ),
    'change seen, ms': spread(measures.flatMap(({ changes }) => changes)),
  };
  return { title: 'pnpm dev with cold caches', rows: { 'full site': row } };
}
