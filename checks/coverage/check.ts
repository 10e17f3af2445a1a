import { LANGUAGES } from '../../site';
import { checkCoverage } from './checkCoverage';

// pnpm coverage:check: every option, flag and export has its place in the reference, and no other has.
const { wanted, problems } = checkCoverage(process.cwd());
for (const problem of problems) console.error(problem);
const names = wanted * LANGUAGES.length;
console.log(`coverage: ${Math.max(0, names - problems.length)} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 ? 1 : 0;
