import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { INSTALL_FILE, readInstallFacts } from '../../build/pages/home/installFacts';
import { checkCoverage } from '../../checks/coverage/checkCoverage';
import { checkData } from '../../checks/data/checkData';
import { proveClaims } from '../../checks/examples/proveClaims';
import { describeFailure } from '../../claims/runClaims';
import { committedFiles } from './committed';
import { changedNumbers, measureInstall } from './measureInstall';
import { install } from './registry';
import { recordReleases } from './releases/recordReleases';
import { formatBump } from './report';
import { rerecord, rerecordExplorer } from './rerecord';
import { setVersion } from './setVersion';
import { changedData, pagesNaming, pagesOfData, readNames, without } from './surface';

/** Runs `pnpm bump` with a published version, and prints the report. */
export async function bumpTo(root: string, to: string): Promise<void> {
  const committed = committedFiles(root);
  const { from, files } = setVersion(root, committed, to);
  console.error(files.length > 0 ? `${to} written into ${files.length} files` : `already ${to}`);
  install(root);
  console.error('installed');
  const before = readNames(committed);
  await checkData(root, true);
  console.error('data regenerated');
  const examples = await rerecord(root, committed, (done, all) => {
    if (done % 10 === 0 || done === all) console.error(`${done} of ${all} examples recorded`);
  });
  const explorer = await rerecordExplorer(root, committed, (source) =>
    console.error(`explorer: ${source} recorded`),
  );
  console.error('proving claims, which takes some minutes');
  const claims = (await proveClaims(root, 2)).filter(({ failure }) => failure);
  // Times differ from day to day, so the numbers of a version are measured once.
  const measured = readInstallFacts(committed);
  const installed = measured.version === to ? measured : measureInstall(to);
  writeFileSync(INSTALL_FILE, `${JSON.stringify(installed, null, 2)}\n`);
  console.error('installation measured');
  await recordReleases(root, to);
  console.error('releases compared');
  const names = readNames(root);
  const pages = pagesOfData(root);
  const report = formatBump({
    from,
    to,
    examples,
    explorer,
    claims: claims.map((claim) => describeFailure(root, claim)),
    shown: pagesOfExamples(root),
    tables: new Map(changedData(committed, root).map((name) => [name, pages.get(name) ?? []])),
    added: without(names, before),
    removed: without(before, names),
    undocumented: checkCoverage(root).findings.map(
      ({ file, line, problem }) => `${file}:${line} ${problem}`,
    ),
    home: changedNumbers(measured, installed),
    naming: from === to ? [] : pagesNaming(root, from),
  });
  rmSync(committed, { recursive: true });
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bump.md', `${report}\n`);
  console.log(report);
  if (claims.length > 0 || examples.some(({ failure }) => failure)) process.exitCode = 1;
}
