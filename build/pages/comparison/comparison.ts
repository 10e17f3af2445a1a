import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compare as texts } from '../../../i18n/en/compare';
import { keptRead } from '../keptReads';

/** The tools, in table order; the first is the one that this site documents. */
export const TOOLS = {
  rslib: { name: 'Rslib', package: '@rslib/core' },
  tsdown: { name: 'tsdown', package: 'tsdown' },
  tsup: { name: 'tsup', package: 'tsup' },
  unbuild: { name: 'unbuild', package: 'unbuild' },
  vite: { name: 'Vite', package: 'vite' },
  rollup: { name: 'Rollup', package: 'rollup' },
  tsc: { name: 'tsc', package: 'typescript' },
} as const;
export type ToolId = keyof typeof TOOLS;
export const TOOL_IDS = Object.keys(TOOLS) as ToolId[];

/** The libraries that each tool builds; their sources are in examples/compare/libraries. */
export const KINDS = ['functions', 'formats', 'components', 'modules'] as const;
export type Kind = (typeof KINDS)[number];

/** The probes run with each tool, in the configuration with which it builds the libraries; named in i18n/en/compare.ts. */
export const FEATURES = Object.keys(texts).flatMap(
  (key) => (/^compare\.feature\.(.+)/.exec(key)?.[1] as Feature | undefined) ?? [],
);
type FeatureOf<Key> = Key extends `compare.feature.${infer Name}` ? Name : never;
export type Feature = FeatureOf<keyof typeof texts>;

const byTool = <T extends z.ZodType>(value: T) => z.record(z.enum(TOOL_IDS), value);
const byKind = <T extends z.ZodType>(value: T) => z.record(z.enum(KINDS), value);

/** Bytes as written, and after `gzip -9` of each file. */
const bytes = z.strictObject({ raw: z.int(), gzip: z.int() });

const output = z.strictObject({
  files: z.int(),
  js: bytes,
  css: bytes,
  types: bytes,
  /** One export of the library, bundled and minified by esbuild for an app, after `gzip -9`. */
  app: z.int(),
  /** Consumer → `ok`, the code of its first error, or `error`, as reported by checks/examples/consume. */
  consumers: z.record(z.string(), z.string()),
});
const toolFacts = z.strictObject({
  /** Versions of the packages that the projects list. */
  versions: z.record(z.string(), z.string()),
  packages: z.int(),
  /** Size on disk, in 10^6 bytes. */
  megabytes: z.number(),
  outputs: byKind(output),
  features: z.record(z.enum(FEATURES), z.boolean()),
});
/** Milliseconds of each run. */
const runs = z.strictObject({ cold: z.array(z.int()).min(1), warm: z.array(z.int()).min(1) });

const times = z.strictObject({
  date: z.iso.date(),
  cpu: z.string(),
  cores: z.int(),
  gigabytes: z.int(),
  system: z.string(),
  runs: byTool(byKind(runs)),
});

const schema = z.strictObject({
  date: z.iso.date(),
  /** Versions of Node.js that ran the tools and the consumers. */
  node: z.strictObject({ tools: z.string(), consumers: z.string() }),
  tools: byTool(toolFacts),
  times,
});
export type Comparison = z.infer<typeof schema>;
export type ToolFacts = z.infer<typeof toolFacts>;
export type Output = z.infer<typeof output>;
export type Times = z.infer<typeof times>;
export type Runs = z.infer<typeof runs>;

/** Path of the measurement in the checkout; `pnpm compare` writes it. */
export const COMPARISON_FILE = 'build/pages/comparison/comparison.json';

/** Reads the committed measurement. Throws if it does not match the schema. */
export const readComparison = (root: string): Comparison =>
  keptRead(`comparison ${root}`, () =>
    schema.parse(JSON.parse(readFileSync(join(root, COMPARISON_FILE), 'utf8'))),
  );
