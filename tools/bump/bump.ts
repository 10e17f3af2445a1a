/**
 * `pnpm bump [version]`: moves the examples to another version of the tool, by default the newest. Writes it into the
 * examples, installs, regenerates the data, rebuilds the recordings, compares the last releases, and prints what changed
 * and on which pages. To go back, name the old version. The report, also in `.cache/bump.md`, compares with the last
 * commit, so a run that was stopped with Ctrl+C can be started again.
 */
import '../../checks/run/command';
import { resolveVersion } from './registry';

const to = resolveVersion(process.argv[2]);
// Loading it takes 3 s, which `--help` need not wait for.
const { bumpTo } = await import('./bumpTo');
await bumpTo(process.cwd(), to);
