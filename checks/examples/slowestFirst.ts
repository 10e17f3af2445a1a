import { type ExampleFolder, readFacts } from '../../build/pages/example/exampleFolders';
import type { ExampleStep } from '../../build/pages/example/exampleSchema';

/** Rough seconds of a step: Node.js starts, Rslib builds, any other tool (Storybook, attw) takes long. */
function weight({ cmd }: Pick<ExampleStep, 'cmd'>): number {
  if (cmd.startsWith('rslib')) return 1;
  return cmd.startsWith('node ') ? 0.3 : 4;
}

/** Examples, the slow ones first, so that the workers finish together. */
export function slowestFirst(examples: readonly ExampleFolder[]): ExampleFolder[] {
  return examples
    .map((example) => ({
      example,
      seconds: readFacts(example).steps.reduce((sum, step) => sum + weight(step), 0),
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ example }) => example);
}
