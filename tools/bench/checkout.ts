import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { LANGUAGES } from '../../site';
import { scratchCopy } from '../../tests/kit/scratchCopy';
import { run } from '../test/run';
import { type Bench, type Measure, onLine, type Report, rowOf } from './report';

/** A copy of the checkout without caches, with `times` copies of the guide and config pages. */
function copySite(times = 1) {
  const copy = scratchCopy();
  for (const place of LANGUAGES.flatMap((language) =>
    ['guide', 'config'].map((section) => `docs/${language}/${section}`),
  )) {
    const section = path.basename(place);
    for (let more = 2; more <= times; more++) {
      cpSync(`${copy.root}/${place}`, `${copy.root}/${place}-${more}`, { recursive: true });
      // With addresses of the copy: keywords apply to sections of their own folder.
      for (const file of globSync(`${place}-${more}/**/_keywords.txt`, { cwd: copy.root })) {
        const own = new RegExp(`^/${section}(?=[/#\\s])`, 'gm');
        copy.write(file, copy.read(file).replace(own, `/${section}-${more}`));
      }
    }
  }
  return copy;
}

/** Size of the scripts that every page loads, in KB with brotli. */
function firstScriptsOf(site: string): number {
  const html = readFileSync(`${site}/index.html`, 'utf8');
  const [, list = '[]'] = html.match(/data-app='([^']*)'/) ?? [];
  const files: string[] = JSON.parse(list);
  const shared = files.filter((file) => !file.includes('/async/'));
  return shared.reduce((sum, file) => sum + statSync(`${site}${file}.br`).size, 0) / 1000;
}

/** Makes Node.js print its resource usage on exit: CPU time in microseconds, memory in KB. */
const PRINT_USED = `data:text/javascript,process.on('exit',()=>console.log('USED '+JSON.stringify(process.resourceUsage())))`;

/** Builds a copy with `times` copies of its pages and no cache. Rejects with the end of the log if that fails. */
async function measureBuild(times: number): Promise<Measure> {
  const copy = copySite(times);
  const { scripts } = JSON.parse(copy.read('package.json'));
  const command = scripts.build.replace('node', `node --import "${PRINT_USED}"`);
  const { code, output, seconds } = await run(`cd '${copy.root}' && ${command}`, {}, true);
  const pages = globSync('doc_build/**/*.html', { cwd: copy.root }).length;
  const firstScripts = code === 0 ? firstScriptsOf(`${copy.root}/doc_build`) : 0;
  copy.remove();
  if (code !== 0) {
    throw new Error(`The build of ${times}x the pages failed:\n${output.slice(-3000)}`);
  }
  const used = JSON.parse(/^USED (.+)$/m.exec(output)?.[1] ?? '{}');
  return {
    pages,
    seconds,
    'CPU s': (used.userCPUTime + used.systemCPUTime) / 1e6,
    'peak memory, MB': used.maxRSS / 1000,
    'first scripts, KB': firstScripts,
  };
}

/** Adds CPU time per page. */
const withShare = (cost: Measure): Measure => ({
  ...cost,
  'CPU s a page': (cost['CPU s'] ?? Number.NaN) / (cost.pages ?? Number.NaN),
});

/** Cold builds of this checkout. */
export async function build({ runs }: Bench): Promise<Report> {
  const costs: Measure[] = [];
  for (let run = 0; run < runs; run++) costs.push(withShare(await measureBuild(1)));
  return { title: 'Build without any cache', rows: { '1x the pages': rowOf(costs) } };
}

/**
 * One cold build each with all pages once and four times. 16 times, 3,000 pages, would take over six minutes of CPU time,
 * so its costs are extrapolated linearly.
 */
export async function growth(): Promise<Report> {
  const [one, four] = [await measureBuild(1), await measureBuild(4)];
  const rows = {
    '1x the pages': rowOf([withShare(one)]),
    '4x the pages': rowOf([withShare(four)]),
    '16x, extrapolated': rowOf([withShare(onLine(one, four, (16 - 1) / (4 - 1)))]),
  };
  return { title: 'Growth of the build', rows };
}
