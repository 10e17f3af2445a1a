import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keptRead } from '../keptReads';

const versions = z.record(z.string(), z.string());

/** One configuration option, read from the installed types. */
const optionSchema = z.strictObject({
  /** Dotted path in a config file: `lib.dts.bundle`, `output.target`, `root`. */
  path: z.string(),
  type: z.string(),
  /** Default stated in the types, without backticks, if any. */
  default: z.string().optional(),
  deprecated: z.boolean().optional(),
  experimental: z.boolean().optional(),
  /** An option of `lib` items that may be at the top level of the config too. */
  topLevel: z.boolean().optional(),
  /** CLI flag that sets it. */
  flag: z.string().optional(),
});

/** Schemas of build/pages/data/<name>.json, which checks/data generates. */
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
    /** Function or type → its declaration in the package. */
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
/** Return value of a generator: the data without the versions. */
export type Generated<N extends DataName> = Omit<Data<N>, 'versions'>;
export type Option = z.infer<typeof optionSchema>;

/** Path of a data file in the checkout. */
export const dataFile = (name: DataName): string => `build/pages/data/${name}.json`;

/** Reads a generated data file. Throws if it does not match its schema. */
export function readData<N extends DataName>(root: string, name: N): Data<N> {
  return keptRead(`data ${root} ${name}`, () => {
    const data: unknown = JSON.parse(readFileSync(join(root, dataFile(name)), 'utf8'));
    return dataSchemas[name].parse(data) as Data<N>;
  });
}
