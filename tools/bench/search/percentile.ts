/** The value below which a share of the values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Every beginning of a text, as while typing; of Chinese from the first character on. */
export const keysOf = (text: string): string[] =>
  [...text].map((_, i) => [...text].slice(0, i + 1).join('')).filter((key) => key.trim());
