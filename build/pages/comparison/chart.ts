export interface Bar {
  name: string;
  value: number;
  /** The value as it is written beside the bar. */
  label: string;
  /** Least and most of what was measured, drawn as a line over the end of the bar. */
  range?: readonly [least: number, most: number];
  isAccent?: boolean;
}

const WIDTH = 720;
const ROW = 34;
const TOP = 44;
/** Where bars begin, and how long the longest may be; the rest is for its label. */
const LEFT = 92;
const LENGTH = 520;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** A bar chart as SVG, in the parts that the style sheet of `Diagram` colors. Bars begin at zero. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value, range }) => range?.[1] ?? value), Number.EPSILON);
  const x = (value: number) => Math.round(LEFT + (value / most) * LENGTH);
  const rows = bars.map(({ name, value, label, range, isAccent }, index) => {
    const y = TOP + index * ROW;
    const end = range ? x(range[1]) : x(value);
    const part = isAccent ? ' data-part="accent"' : '';
    const line = range
      ? `<path d="M${x(range[0])} ${y + 12}H${end}m0-5v10M${x(range[0])} ${y + 7}v10"/>`
      : '';
    return [
      `<text x="0" y="${y + 17}" data-part="label">${escaped(name)}</text>`,
      `<g${part}><rect x="${LEFT}" y="${y}" width="${Math.max(2, x(value) - LEFT)}" height="24" rx="3"/></g>`,
      line,
      `<text x="${end + 10}" y="${y + 17}" data-part="note">${escaped(label)}</text>`,
    ].join('');
  });
  const height = TOP + bars.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><text x="0" y="18" data-part="name">${escaped(title)}</text>${rows.join('')}</svg>`;
}
