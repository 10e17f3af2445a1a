/**
 * `pnpm bump [version]`: another version of the tool, its newest by default, in one command. Writes it into the examples, installs,
 * regenerates the data, rebuilds the recordings, compares the last releases, and prints what that changed and on which pages. The way back
 * is the same command with the old version. The report, also in `.cache/bump.md`, compares with the last commit: a run that
 * was ended with Ctrl+C is begun again with the same command.
 */
import '../../checks/run/command';
import { resolveVersion } from './registry';

const to = resolveVersion(process.argv[2]);
// Loading it takes 3 s.
const { bumpTo } = await import('./bumpTo');
await bumpTo(process.cwd(), to);
