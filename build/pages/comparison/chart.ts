export interface Bar {
  name: string;
  value: number;
  /** The value as it is written beside the bar. */
  label: string;
  /** Least and most of what was measured, drawn as a line over the end of the bar. */
  range?: readonly [least: number, most: number];
  isAccent?: boolean;
}

const ROW = 34;
const LINE = 22;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/**
 * A bar chart as SVG, in the parts that the style sheet of `Diagram` colors. Bars begin at zero; they are drawn in
 * percent and it has no `viewBox`, so it is as wide as there is room, in letters of one size. Names stand before, and
 * labels behind, in the padding that the style sheet gives it; the title has a line more behind its colon.
 */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value, range }) => range?.[1] ?? value), Number.EPSILON);
  const x = (value: number) => `${Number(((value / most) * 100).toFixed(1))}%`;
  const lines = title.split(/(?<=[:：])\s*/);
  const top = lines.length * LINE + 22;
  const head = lines.map(
    (line, index) => `<text y="${18 + index * LINE}" data-part="name">${escaped(line)}</text>`,
  );
  const rows = bars.map(({ name, value, label, range, isAccent }, index) => {
    const y = top + index * ROW;
    const middle = y + 12;
    const part = isAccent ? ' data-part="accent"' : '';
    const [least, end] = range ?? [value, value];
    const ends = [least, end].map((at) => [at, middle - 5, at, middle + 5] as const);
    const strokes = range ? [[least, middle, end, middle] as const, ...ends] : [];
    return [
      `<text y="${y + 17}" data-part="label">${escaped(name)}</text>`,
      `<g${part}><rect y="${y}" width="${x(value)}" height="24" rx="3"/></g>`,
      ...strokes.map(
        ([x1, y1, x2, y2]) => `<line x1="${x(x1)}" y1="${y1}" x2="${x(x2)}" y2="${y2}"/>`,
      ),
      `<text x="${x(end)}" dx="10" y="${y + 17}" data-part="note">${escaped(label)}</text>`,
    ].join('');
  });
  const height = top + bars.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" height="${height}">${head.join('')}${rows.join('')}</svg>`;
}
