const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Fills in the text of an SVG file: `{{name}}` becomes `labels.name`, escaped. Throws if a label is missing or unused,
 * so that both languages stay in step with the drawing.
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
