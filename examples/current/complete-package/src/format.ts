/** Writes seconds as a text such as `1h30m`. */
export function format(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const;
  return parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('') || '0s';
}
