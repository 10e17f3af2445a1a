import { structuredPatch } from 'diff';
import { isBinary, type Recording } from '../../build/pages/example/recording';

/** Smallest line diff of two texts: hunks with `@@ line n @@`, removed lines with `-`, added ones with `+`. */
export function lineDiff(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  return hunks.flatMap((hunk) => [
    `@@ line ${hunk.oldLines === 0 ? hunk.newStart : hunk.oldStart} @@`,
    ...hunk.lines
      .filter((line) => !line.startsWith('\\'))
      .map((line) => `${line[0]} ${line.slice(1)}`),
  ]);
}

function compareContents(path: string, before: Buffer, after: Buffer): string[] {
  if (before.equals(after)) return [];
  const head = `${path} differs from the recording`;
  if (isBinary(before) || isBinary(after)) {
    return [`${head} (binary, ${before.length} and ${after.length} bytes)`];
  }
  return [[head, ...lineDiff(before.toString('utf8'), after.toString('utf8'))].join('\n')];
}

/**
 * Differences between a run and the committed recording, each as one or more lines of text. A change of tool versions is
 * reported alone, since it explains the rest.
 */
export function compareRecordings(recorded: Recording, actual: Recording): string[] {
  const versions = Object.entries(actual.tools)
    .filter(([name, version]) => recorded.tools[name] !== version)
    .map(
      ([name, now]) =>
        `recorded with ${name} ${recorded.tools[name] ?? '(none)'}, installed is ${now}`,
    );
  if (versions.length > 0) return versions;
  const found: string[] = [];
  actual.steps.forEach((step, index) => {
    const before = recorded.steps[index];
    if (before?.cmd !== step.cmd || before.exit !== step.exit) {
      found.push(
        `step ${index + 1} is "${step.cmd}" (exit ${step.exit}); recorded: ${before ? `"${before.cmd}" (exit ${before.exit})` : 'none'}`,
      );
    } else if ((before.output ?? null) !== (step.output ?? null)) {
      const lines = lineDiff(before.output ?? '', step.output ?? '');
      found.push([`output of "${step.cmd}" differs from the recording`, ...lines].join('\n'));
    }
  });
  if (recorded.steps.length > actual.steps.length)
    found.push('the recording has more steps than example.json');
  for (const [path, contents] of actual.files) {
    const before = recorded.files.get(path);
    if (before) found.push(...compareContents(path, before, contents));
    else found.push(`${path} is emitted but not recorded`);
  }
  for (const path of recorded.files.keys()) {
    if (!actual.files.has(path)) found.push(`${path} is recorded but no longer emitted`);
  }
  const names = lineDiff(`${recorded.listed.join('\n')}\n`, `${actual.listed.join('\n')}\n`);
  if (names.length > 0)
    found.push(['the list of emitted names differs from the recording', ...names].join('\n'));
  const uses = ({ consumers = {} }: Recording) =>
    Object.entries(consumers)
      .map(([consumer, result]) => `${consumer}: ${result}\n`)
      .join('');
  const consumed = lineDiff(uses(recorded), uses(actual));
  if (consumed.length > 0)
    found.push(['the results of consumers differ from the recording', ...consumed].join('\n'));
  return found;
}
