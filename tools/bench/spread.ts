/** Median of numbers, those that were not measured left out; `NaN` for none. */
function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** `12 (10–15)`: median, least and most of what was measured, with `digits` decimals; `–` for nothing. */
export function spread(values: readonly number[], digits = 0): string {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return '–';
  const text = (value: number) => value.toFixed(digits);
  const [low, high] = [text(Math.min(...known)), text(Math.max(...known))];
  return low === high ? low : `${text(median(known))} (${low}–${high})`;
}

/** Columns of a report: what of a measure stands in each, and with how many decimals. */
export type Columns<Measure> = Record<string, [read: (measure: Measure) => number, digits: number]>;

/** A row of a report: the spread of the measures in each column. */
export const rowOf = <Measure>(columns: Columns<Measure>, measures: readonly Measure[]) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, [read, digits]]) => [
      name,
      spread(measures.map(read), digits),
    ]),
  );

/** `0.75x`: the median of `own` as a part of the median of `other`; empty when that is nothing or zero. */
export function ratio(own: readonly number[], other: readonly number[]): string {
  const part = median(own) / median(other);
  return Number.isFinite(part) ? `${part.toFixed(2)}x` : '';
}
