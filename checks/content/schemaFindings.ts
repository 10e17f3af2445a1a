import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../finding';
import { nearest } from './nearest';

/** A field of a strict object: what it accepts, and a correct line to copy. */
export interface Field {
  schema: z.ZodType;
  example: string;
}

export interface Located {
  file: string;
  /** Text in YAML or JSON (which is YAML too). */
  text: string;
  /** Lines of the file before the text. */
  linesBefore: number;
}

/** Finds the line of a value or key inside a YAML or JSON text. */
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
 * Findings of one object: unknown keys (with the key that was probably meant), missing keys and wrong
 * values. `what` names the kind of object in messages, `path` its place in the text.
 */
export function fieldFindings(
  located: Located,
  what: string,
  value: Record<string, unknown>,
  fields: Readonly<Record<string, Field>>,
  required: readonly string[] = [],
  path: readonly PropertyKey[] = [],
): Finding[] {
  const { file } = located;
  const lineOf = lineFinder(located);
  const known = Object.keys(fields);
  const missing = required
    .filter((key) => value[key] === undefined)
    .map((key) => ({
      file,
      line: lineOf(path),
      problem: `${what} has no “${key}”`,
      write: fields[key]?.example,
    }));
  const wrong = Object.entries(value).flatMap(([key, given]): Finding[] => {
    const line = lineOf([...path, key]);
    const field = fields[key];
    if (!field) {
      const problem = `“${key}” is not a valid key of ${what}`;
      const because = `Known keys: ${known.join(', ')}`;
      const write = fields[nearest(key, known) ?? '']?.example ?? 'nothing, remove the line';
      return [{ file, line, problem, because, write }];
    }
    const { error } = field.schema.safeParse(given);
    if (!error) return [];
    const problem = `“${key}” is ${JSON.stringify(given)}: ${error.issues[0]?.message}`;
    return [{ file, line, problem, write: field.example }];
  });
  return [...missing, ...wrong];
}
