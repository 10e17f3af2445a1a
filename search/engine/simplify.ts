/**
 * Makes what writes Traditional Chinese as the pages do: `設定` → `配置`. An entry is what is typed and then what
 * is meant, each half of it.
 */
export function buildSimplify(entries: string): (text: string) => string {
  const halves = entries
    .split(' ')
    .map((entry) => [entry.slice(0, entry.length / 2), entry.slice(entry.length / 2)]);
  const characters = new Map(
    halves.flatMap(([from = '', to = '']) => (from.length === 1 ? [[from, to]] : [])) as [
      string,
      string,
    ][],
  );
  const words = halves.filter(([from = '']) => from.length > 1);
  return (text) =>
    words.reduce(
      (simple, [from = '', to = '']) => simple.replaceAll(from, to),
      [...text].map((character) => characters.get(character) ?? character).join(''),
    );
}
