import { fileSize } from '../../../i18n/fileSize';
import { KINDS, type Kind, type ToolFacts } from './comparison';

/** `623 B`, `1.5 kB`; a dash for 0. */
export const size = (bytes: number): string => (bytes === 0 ? '–' : fileSize(bytes));

/** The median; `NaN` for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[(sorted.length - 1) >> 1],
    sorted[sorted.length >> 1],
  ];
  return (low + high) / 2;
}

/** Milliseconds as seconds: `1.24`. */
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/** Consumers that every library of a kind claims to support; CommonJS ones only if it has a file for them. */
const ASKED = ['node import', 'node16 import', 'bundler', 'rspack', 'esbuild', 'publint', 'attw'];
const ASKED_CJS = ['node require', 'node16 require'];

/** The consumers that fail with a library, and their errors. */
export function broken(facts: ToolFacts, kind: Kind): [consumer: string, error: string][] {
  const asked = kind === 'formats' ? [...ASKED, ...ASKED_CJS] : ASKED;
  return Object.entries(facts.outputs[kind].consumers).filter(
    ([consumer, result]) => asked.includes(consumer) && result !== 'ok',
  );
}

/** Number of consumers that fail, over all libraries. */
export const brokenCount = (facts: ToolFacts): number =>
  KINDS.reduce((sum, kind) => sum + broken(facts, kind).length, 0);
