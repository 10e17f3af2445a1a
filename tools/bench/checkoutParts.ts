import type { Bench, Report } from './browserParts';
import { type BuildMeasure, measureBuild } from './measureBuild';
import { measureDev } from './measureDev';
import { spread } from './spread';

const root = () => process.cwd();

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
  for (let run = 0; run < runs; run++) measures.push(await measureBuild(root(), 1));
  return { title: 'Build without any cache', rows: { '1x the pages': buildRow(measures) } };
}

/** One cold build each of more and more pages. */
export async function growth(): Promise<Report> {
  const rows: Report['rows'] = {};
  for (const times of [1, 4, 16]) {
    rows[`${times}x the pages`] = buildRow([await measureBuild(root(), times)]);
  }
  return { title: 'Growth of the build', rows };
}

/** The dev server of this checkout. */
export async function dev({ runs, browser }: Bench): Promise<Report> {
  const measures = [];
  for (let run = 0; run < runs; run++) measures.push(await measureDev(root(), browser));
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
