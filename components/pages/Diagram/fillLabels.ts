const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Puts texts into an SVG file: `{{name}}` becomes `labels.name`, escaped. Throws on a name without a
 * label and on a label without a name, so both languages keep fitting the drawing.
 */
export function fillLabels(svg: string, labels: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(labels));
  const filled = svg.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const label = labels[name];
    if (label === undefined) throw new Error(`the diagram needs a label named "${name}"`);
    unused.delete(name);
    return label.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
  });
  const [extra] = unused;
  if (extra) throw new Error(`the diagram has no place for the label "${extra}"`);
  return filled;
}
