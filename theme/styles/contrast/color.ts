/** A color with its opacity, each part from 0 to 1. */
export interface Color {
  rgb: readonly [number, number, number];
  alpha: number;
}

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; anything else is an error that quotes it. */
export function parseHex(text: string): Color {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits) throw new Error(`“${text}” is not a color. Write it as #rrggbb or #rrggbbaa.`);
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { rgb: [part(0), part(2), part(4)], alpha: full.length === 8 ? part(6) : 1 };
}

/** What is seen when a color lies on an opaque ground. */
export function layOn(top: Color, ground: Color): Color {
  const mix = (index: 0 | 1 | 2) =>
    top.rgb[index] * top.alpha + ground.rgb[index] * (1 - top.alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** Relative luminance of WCAG 2.2. */
function luminance({ rgb }: Color): number {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2.2, from 1 to 21, of a text on an opaque ground. */
export function contrast(text: Color, ground: Color): number {
  const values = [luminance(layOn(text, ground)), luminance(ground)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}
