import { z } from 'zod';
import { readQuery, writeQuery } from '../../../explorer/choice';

/** One command of an example, run in a temporary copy of it with `<workspace>/node_modules/.bin` first on PATH. */
const step = z
  .strictObject({
    cmd: z.string().min(1).describe('Shell command, for example "rslib" or "node use.mjs"'),
    exit: z.int().min(0).default(0).describe('Expected exit code; another one fails the check'),
    log: z
      .union([z.boolean(), z.string()])
      .default(false)
      .describe(
        'Record the normalized output: true for all of it, a regular expression for the lines it matches',
      ),
    env: z.record(z.string(), z.string()).default({}).describe('Variables of this step only'),
    cwd: z.string().default('.').describe('Folder to run in, relative to the example'),
  })
  .describe('A command and what is expected of it');

/** How consumers use the packed example. */
const consumption = z
  .strictObject({
    imports: z
      .array(z.string())
      .default([])
      .describe('What the consumer imports; without it the name of the package'),
    platform: z.enum(['browser', 'node']).default('browser').describe('What bundlers build it for'),
    attw: z.array(z.string()).default([]).describe('Flags of attw: ["--profile", "esm-only"]'),
  })
  .describe('Pack the built example, install it into a project, load it there and record how');

/** Schema of `example.json`. Only the title is required: `{ "title": { "en": "…", "zh": "…" } }`. */
export const exampleSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z
    .strictObject({ en: z.string().min(1), zh: z.string().min(1) })
    .describe('What the example shows, in both languages'),
  steps: z
    .array(step)
    .min(1)
    .prefault([{ cmd: 'rslib' }])
    .describe('Commands in order; without it the tool builds once'),
  record: z
    .array(z.string())
    .default(['dist/**'])
    .describe('Globs of the emitted files to record; [] for an example that only shows output'),
  listOnly: z
    .array(z.string())
    .default([])
    .describe('Globs of recorded files whose name alone is stable'),
  clean: z
    .array(z.string())
    .default([])
    .describe('Globs of unstable files that the steps leave behind; dropped before recording'),
  links: z
    .record(z.string(), z.string())
    .default({})
    .describe('Symbolic links to make in the copy: "node_modules/@x/ui": "packages/ui"'),
  consume: consumption.optional(),
  explore: z
    .string()
    .refine((query) => writeQuery(readQuery(query)) === query, 'expected a query of the explorer')
    .optional()
    .describe('Where the explorer shows these options: "?source=function&format=cjs"'),
});

/** A parsed example.json, every default filled in. */
export type ExampleFacts = z.infer<typeof exampleSchema>;
export type ExampleStep = ExampleFacts['steps'][number];
export type Consumption = z.infer<typeof consumption>;
