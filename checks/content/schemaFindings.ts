import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../finding';
import { nearest } from './nearest';

const EXAMPLE = 'For example: ';

/** A required key, with an example line, which editors show, too. */
export const required = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  schema.describe(EXAMPLE + example);
/** An optional key, with an example line. */
export const optional = (schema: z.ZodType, example: string) =>
  required(schema.optional(), example);

/** The example line of a key. */
export const exampleOf = (field: { description?: string | undefined } | undefined) =>
  field?.description?.slice(EXAMPLE.length);

interface Located {
  file: string;
  /** YAML or JSON. */
  text: string;
  /** Number of lines of the file before the text. */
  linesBefore: number;
}

/** Returns a function that finds the line of a value or key in YAML or JSON. */
export function lineFinder({
  text,
  linesBefore,
}: Located): (path: readonly PropertyKey[]) => number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'silent' });
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node) {
        const [start] = node.range as [number];
        return linesBefore + lineCounter.linePos(start).line;
      }
    }
    return linesBefore + 1;
  };
}

/**
 * Findings of an object: unknown keys (with the key that was probably meant), missing keys and invalid values. `what` is
 * the kind of object, for messages; `path` its path in the text.
 */
export function fieldFindings(
  located: Located,
  what: string,
  value: Record<string, unknown>,
  schema: z.ZodObject,
  path: readonly PropertyKey[] = [],
): Finding[] {
  const { error } = schema.safeParse(value);
  if (!error) return [];
  const { file } = located;
  const lineOf = lineFinder(located);
  const { shape } = schema;
  const known = Object.keys(shape);
  const reported = new Set<string>();
  return error.issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const problem = `“${key}” is not a valid key of ${what}`;
        const because = `Known keys: ${known.join(', ')}`;
        const meant = exampleOf(shape[nearest(key, known) ?? '']);
        const own = JSON.stringify(value[key]);
        const write = meant?.replace(/: .*/s, () => `: ${own}`) ?? 'nothing, remove the line';
        return { file, line: lineOf([...path, key]), problem, because, write };
      });
    }
    const key = String(issue.path[0]);
    if (reported.has(key)) return [];
    reported.add(key);
    const write = exampleOf(shape[key]);
    if (value[key] === undefined) {
      return [{ file, line: lineOf(path), problem: `${what} has no “${key}”`, write }];
    }
    const problem = `“${key}” is ${JSON.stringify(value[key])}: ${issue.message}`;
    return [{ file, line: lineOf([...path, key]), problem, write }];
  });
}
