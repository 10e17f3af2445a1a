import type { Bench, Report } from './browserParts';
import { type BuildMeasure, measureBuild } from './measureBuild';
import { type DevMeasure, measureDev } from './measureDev';
import { type Columns, rowOf, spread } from './spread';

const BUILD: Columns<BuildMeasure> = {
  pages: [({ pages }) => pages, 0],
  seconds: [({ seconds }) => seconds, 1],
  'CPU s a page': [({ cpu, pages }) => cpu / pages, 2],
  'most memory, MB': [({ memory }) => memory, 0],
  'first scripts, KB': [({ firstScripts }) => firstScripts, 1],
};

const DEV: Columns<DevMeasure> = {
  'listens, s': [({ ready }) => ready, 1],
  'shows a page, s': [({ shown }) => shown, 1],
};

/** Cold builds of this checkout. */
export async function build({ runs }: Bench): Promise<Report> {
  const measures: BuildMeasure[] = [];
  for (let run = 0; run < runs; run++) measures.push(await measureBuild(1));
  return { title: 'Build without any cache', rows: { '1x the pages': rowOf(BUILD, measures) } };
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
    '1x the pages': rowOf(BUILD, [one]),
    '4x the pages': rowOf(BUILD, [four]),
    '16x, reckoned': rowOf(BUILD, [reckon16(one, four)]),
  };
  return { title: 'Growth of the build', rows };
}

/** The dev server of this checkout. */
export async function dev({ runs, browser }: Bench): Promise<Report> {
  const measures: DevMeasure[] = [];
  for (let run = 0; run < runs; run++) measures.push(await measureDev(browser));
  const seen = spread(measures.flatMap(({ changes }) => changes));
  const row = { ...rowOf(DEV, measures), 'change seen, ms': seen };
  return { title: 'pnpm dev with cold caches', rows: { 'full site': row } };
}
