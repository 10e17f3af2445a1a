import { LANGUAGES } from '../../site';
import { checkFacts } from '../facts/checkFacts';
import { formatFinding } from '../language/finding';
import { checkCoverage } from './checkCoverage';

// pnpm coverage:check: every option, flag and export has its place in the reference, and no page names an
// option, flag, value, package, path, default or message that does not exist.
const { wanted, problems } = checkCoverage(process.cwd());
const all = [...problems, ...checkFacts(process.cwd()).map(formatFinding)];
for (const problem of all) console.error(problem);
const names = wanted * LANGUAGES.length;
console.log(`coverage: ${Math.max(0, names - all.length)} passed, ${all.length} failed`);
process.exitCode = all.length > 0 ? 1 : 0;
