import type { ScratchCopy } from '../kit/scratchCopy';

/** Runs `pnpm check` in a copy: its exit code, all that it printed, and its report by file. */
export function runCheck(copy: ScratchCopy) {
  const { code, output } = copy.run('check');
  const blocks = output.split('\n\n').filter((block) => /^\S+:\d+\n/.test(block));
  const byFile = new Map(blocks.map((block) => [block.split(':')[0] ?? '', block.trimEnd()]));
  return { code, output, byFile };
}
