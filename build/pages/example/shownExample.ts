import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { byInterest } from '../../../explorer/data';
import { EXPLORER_ROUTE } from '../../../explorer/optionLinks';
import { type Language, languagePrefix } from '../../../site';
import { keptRead } from '../keptReads';
import { builtBy } from './builtBy';
import { addressOfFiles, readProject } from './exampleFiles';
import { type ExampleFolder, findExample, readFacts } from './exampleFolders';
import type { ExampleStep } from './exampleSchema';
import { checkMarks, readMarks } from './marks';
import { isBinary, readRecording } from './recording';

/** A file of the example as the page shows it; `code` is undefined for binary files. */
export interface ShownFile {
  path: string;
  code?: string;
  /** Bytes. */
  size: number;
}

/** A step as the page shows it, with the command as a reader types it. */
interface ShownStep {
  command: string;
  exit: number;
  output?: string;
}

/** Content of an `<Example …>` in one language, before it is written as MDX or Markdown. */
export interface ShownExample {
  id: string;
  /** Its folder in the repository, from the root. */
  folder: string;
  title: string;
  /** Name and version of the tool that wrote the output: `Rslib 1.0.1`. */
  tool: string;
  source: ShownFile[];
  output: ShownFile[];
  steps: ShownStep[];
  /** Texts whose lines are highlighted in the output. */
  marks: string[];
  /** Address of its options in the explorer, if it has them. */
  explored?: string;
  /** See `ExampleTree` in components/pages/Example/FileTree.tsx. */
  tree: { source: string[]; output: Record<string, number>; listed: string[]; contents: string };
  /** Files that the page depends on. */
  dependencies: string[];
}

const ATTRIBUTES = ['id', 'files', 'out', 'run', 'error', 'mark'];
const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A command as a reader types it: variables first, tools of the project with npx. */
function asTyped(cmd: string, env: ExampleStep['env'], { workspaceDir }: ExampleFolder): string {
  const [word = ''] = cmd.split(' ');
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  const isTool = existsSync(join(workspaceDir, 'node_modules/.bin', word));
  return `${variables.join('')}${isTool ? 'npx ' : ''}${cmd}`;
}

function choose(wanted: string | undefined, all: string[], byDefault: string[], what: string) {
  if (wanted === undefined) return byDefault;
  for (const path of list(wanted)) {
    if (!all.includes(path)) throw new Error(`${what} has no "${path}"; it has: ${all.join(', ')}`);
  }
  return list(wanted);
}

function chooseSteps(attributes: Map<string, string>, steps: ShownStep[]): ShownStep[] {
  if (attributes.has('error')) return steps.filter(({ exit }) => exit !== 0);
  const run = attributes.get('run');
  if (run === undefined) return [];
  if (run === '') return steps;
  return list(run).map((number) => {
    const step = steps[Number(number) - 1];
    if (!step) throw new Error(`run="${run}": there are ${steps.length} step(s), counted from 1`);
    return step;
  });
}

/** Everything that a page may show of an example, and its recording. */
function readExample(root: string, wanted: string) {
  const example = findExample(root, wanted);
  const { id, dir } = example;
  const recording = readRecording(dir);
  if (!recording) throw new Error(`${id} has no recording: pnpm examples:record ${id}`);
  const facts = readFacts(example);
  const project = readProject(example);
  const contents = addressOfFiles(id, new Map([...project, ...recording.files]));
  return { example, recording, facts, project, contents };
}

/**
 * What an `<Example>` tag selects of an example and its recording. Throws for an unknown attribute, example, file or step,
 * with the valid ones, and without a recording.
 */
export function readShownExample(
  root: string,
  attributes: Map<string, string>,
  language: Language,
): ShownExample {
  for (const name of attributes.keys()) {
    if (!ATTRIBUTES.includes(name)) {
      throw new Error(`<Example> has no attribute "${name}"; it has: ${ATTRIBUTES.join(', ')}`);
    }
  }
  const wanted = attributes.get('id');
  if (!wanted) throw new Error('id="…" is missing');
  const { example, recording, facts, project, contents } = keptRead(
    `example ${root} ${wanted}`,
    () => readExample(root, wanted),
  );
  const { id, dir } = example;
  const emitted = [...recording.files.keys()].sort(byInterest);
  const shown = (path: string, contents: Buffer): ShownFile => ({
    path,
    ...(isBinary(contents) ? {} : { code: contents.toString('utf8') }),
    size: contents.length,
  });
  const paths = [...project.keys()];
  const configs = paths.filter((path) => /^rslib\.config\.\w+$/.test(path));
  const sources = [...configs, ...paths.filter((path) => path.startsWith('src/'))];
  const steps = recording.steps.map(({ cmd, exit, output }, at) => ({
    command: asTyped(cmd, facts.steps[at]?.env ?? {}, example),
    exit,
    output,
  }));
  const empty = Buffer.alloc(0);
  const output = choose(attributes.get('out'), emitted, emitted, `the recording of ${id}`).map(
    (path) => shown(path, recording.files.get(path) ?? empty),
  );
  const shownSteps = chooseSteps(attributes, steps);
  const marks = readMarks(attributes.get('mark'));
  checkMarks(marks, [
    ...output.map(({ code = '' }) => code),
    ...shownSteps.map(({ output = '' }) => output),
  ]);
  return {
    id,
    folder: `${example.workspace}/${id}`,
    title: facts.title[language],
    tool: builtBy({
      ...example,
      rslib: recording.tools['@rslib/core'] ?? '',
      command: recording.steps[0]?.cmd ?? '',
      shown: output.map(({ path }) => path),
    }),
    source: choose(attributes.get('files'), paths, sources, `examples/${id}`).map((path) =>
      shown(path, project.get(path) ?? empty),
    ),
    output,
    steps: shownSteps,
    marks,
    ...(facts.explore && {
      explored: languagePrefix(language) + EXPLORER_ROUTE + facts.explore,
    }),
    tree: {
      source: paths,
      output: Object.fromEntries([...recording.files].map(([path, { length }]) => [path, length])),
      listed: recording.listed,
      contents,
    },
    dependencies: [
      join(dir, 'example.json'),
      join(dir, '__recorded__/record.json'),
      ...paths.map((path) => join(dir, path)),
      ...emitted.map((path) => join(dir, '__recorded__', path)),
    ],
  };
}
