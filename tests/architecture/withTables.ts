import { architectureTables } from './folders';
import { overridesTable, readOverrides } from './overrides';

/** The text of ARCHITECTURE.md with its derived tables written again between their marks. */
export function withTables(text: string, root: string): string {
  const tables = { folders: architectureTables(), overrides: overridesTable(readOverrides(root)) };
  return Object.entries(tables).reduce((page, [name, table]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`);
    if (!marks.test(page)) throw new Error(`ARCHITECTURE.md has lost the mark <!-- ${name} -->`);
    return page.replace(marks, (_, open, close) => `${open}\n${table}\n\n${close}`);
  }, text);
}
