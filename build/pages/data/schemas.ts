import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keptRead } from '../keptReads';

const versions = z.record(z.string(), z.string());

/** One configuration option, read from the installed types. */
const optionSchema = z.strictObject({
  /** Dotted path as a config file nests it: `lib.dts.bundle`, `output.target`, `root`. */
  path: z.string(),
  type: z.string(),
  /** Default as the types state it, without backticks; absent when they state none. */
  default: z.string().optional(),
  deprecated: z.boolean().optional(),
  experimental: z.boolean().optional(),
  /** An option of `lib` items that may be at the top level of the config too. */
  topLevel: z.boolean().optional(),
  /** CLI flag that sets it. */
  flag: z.string().optional(),
});

/** What checks/data writes to build/pages/data/<name>.json; nothing in it is typed by hand. */
export const dataSchemas = {
  options: z.strictObject({ versions, options: z.array(optionSchema) }),
  cli: z.strictObject({
    versions,
    commands: z.record(
      z.string(),
      z.strictObject({ help: z.string(), flags: z.array(z.string()) }),
    ),
  }),
  api: z.strictObject({
    versions,
    values: z.array(z.string()),
    types: z.array(z.string()),
    instance: z.array(z.string()),
    /** Function or type → its TypeScript, as the package declares it. */
    definitions: z.record(z.string(), z.string()),
  }),
  syntax: z.strictObject({
    versions,
    rows: z.array(
      z.strictObject({ syntax: z.string(), web: z.array(z.string()), node: z.array(z.string()) }),
    ),
  }),
  preset: z.strictObject({
    versions,
    rows: z.array(
      z.strictObject({
        level: z.enum(['rsbuild', 'rspack']),
        path: z.string(),
        /** Value of Rsbuild itself; '' when unset. */
        before: z.string(),
        /** Value → the formats that have it; '' when unset. */
        after: z.array(z.tuple([z.string(), z.array(z.string())])),
      }),
    ),
  }),
} as const;

export type DataName = keyof typeof dataSchemas;
export type Data<N extends DataName> = z.infer<(typeof dataSchemas)[N]>;
/** What a generator returns: everything but the versions of the tool. */
export type Generated<N extends DataName> = Omit<Data<N>, 'versions'>;
export type Option = z.infer<typeof optionSchema>;

/** Path of a data file below the root of the checkout. */
export const dataFile = (name: DataName): string => `build/pages/data/${name}.json`;

/** Reads a generated data file. Throws when it does not fit its schema. */
export function readData<N extends DataName>(root: string, name: N): Data<N> {
  return keptRead(`data ${root} ${name}`, () => {
    const data: unknown = JSON.parse(readFileSync(join(root, dataFile(name)), 'utf8'));
    return dataSchemas[name].parse(data) as Data<N>;
  });
}
