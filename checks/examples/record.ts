import '../run/command';
import { findExample, listExamples } from '../../build/pages/example/exampleFolders';
import { type Recording, writeRecording } from '../../build/pages/example/recording';
import { markChecked } from './checkedBefore';
import { runExample } from './runExample';

const indent = (text: string) => text.replace(/^/gm, '    ');

function describe({ files, listed, steps, consumers = {} }: Recording): string {
  const paths = [...files.keys(), ...listed].map((path) => `  ${path}`);
  const runs = steps.map(({ cmd, exit, output }) =>
    [`  $ ${cmd} (exit ${exit})`, ...(output ? [indent(output)] : [])].join('\n'),
  );
  const uses = Object.entries(consumers).map(([consumer, result]) => `  ${consumer}: ${result}`);
  return [...paths, ...runs, ...uses].join('\n');
}

/** `pnpm examples:record <id…> | --all`: builds the examples and replaces their recordings. */
async function record(root: string, args: string[]): Promise<void> {
  if (args.length === 0) {
    throw new Error('Name what to record: pnpm examples:record <id…>, or --all for every example.');
  }
  const examples = args.includes('--all')
    ? listExamples(root)
    : args.map((id) => findExample(root, id));
  for (const example of examples) {
    try {
      const recording = await runExample(example);
      writeRecording(example.dir, recording);
      markChecked(root, example);
      console.log(`${example.workspace}/${example.id}: recorded\n${describe(recording)}`);
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}

await record(process.cwd(), process.argv.slice(2));
