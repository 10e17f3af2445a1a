export interface Bar {
  name: string;
  value: number;
  /** The value as shown next to the bar. */
  label: string;
  /** Range of the measurements, drawn as a line over the end of the bar. */
  range?: readonly [min: number, max: number];
  isAccent?: boolean;
}

const ROW = 34;
const LINE = 22;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/**
 * A bar chart as SVG, with the parts that the style sheet of `Diagram` colors. Bars start at zero. Widths are in percent
 * and there is no `viewBox`, so the chart fills its container while the font size stays. Names are in the left, values
 * in the right padding set by the style sheet; the part of the title after its colon is a second line.
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
