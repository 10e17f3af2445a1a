import { readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { scratchCopy } from '../../tests/kit/scratchCopy';
import { run } from '../test/run';
import { type Bench, type Measure, type Report, rowOf } from './report';

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

/** Builds a copy of the checkout without any cache. Rejects with the end of the log if the build fails. */
async function measureBuild(): Promise<Measure> {
  const copy = scratchCopy();
  const { scripts } = JSON.parse(copy.read('package.json'));
  const command = scripts.build.replace('node', `node --import "${PRINT_USED}"`);
  const { code, output, seconds } = await run(`cd '${copy.root}' && ${command}`, {}, true);
  const pages = globSync('doc_build/**/*.html', { cwd: copy.root }).length;
  const firstScripts = code === 0 ? firstScriptsOf(`${copy.root}/doc_build`) : 0;
  copy.remove();
  if (code !== 0) {
    throw new Error(`The build failed:\n${output.slice(-3000)}`);
  }
  const used = JSON.parse(/^USED (.+)$/m.exec(output)?.[1] ?? '{}');
  const cpu = (used.userCPUTime + used.systemCPUTime) / 1e6;
  return {
    pages,
    seconds,
    'CPU s': cpu,
    'CPU s a page': cpu / pages,
    'peak memory, MB': used.maxRSS / 1000,
    'first scripts, KB': firstScripts,
  };
}

/** Cold builds of this checkout. */
export async function build({ runs }: Bench): Promise<Report> {
  const costs: Measure[] = [];
  for (let run = 0; run < runs; run++) costs.push(await measureBuild());
  return { title: 'Build without any cache', rows: { checkout: rowOf(costs) } };
}
