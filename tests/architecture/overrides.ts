import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An export that stands in for one of the stock theme. */
export interface Override {
  name: string;
  /** Path from the root. */
  file: string;
  /** The first sentences of its doc comment; '' when it has none. */
  reason: string;
}

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

function parse(root: string, file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
}

/** Characters after which the sentences of a comment have said enough. */
const ENOUGH = 50;

/** Doc comment of the statement that declares `name`: as many sentences as say something, on one line. */
function reasonOf(source: ts.SourceFile, name: string): string {
  for (const statement of source.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
      : [ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined];
    if (!names.includes(name)) continue;
    const [doc] = ts.getJSDocCommentsAndTags(statement);
    const text = doc && ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : '';
    const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s(?=[A-Z])/);
    return sentences.reduce((said, next) => (said.length < ENOUGH ? `${said} ${next}` : said));
  }
  return '';
}

/** What theme/index.tsx replaces of the stock theme, in its order. */
export function readOverrides(root: string): Override[] {
  const find = (from: string, name: string): Override[] => {
    const source = parse(root, from);
    return source.statements.flatMap((statement): Override[] => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
      const { exportClause, moduleSpecifier } = statement;
      if (!ts.isNamedExports(exportClause) || !moduleSpecifier) return [];
      if (!ts.isStringLiteral(moduleSpecifier)) return [];
      const base = join(from, '..', moduleSpecifier.text);
      const file = ENDINGS.map((ending) => base + ending).find((path) =>
        existsSync(join(root, path)),
      );
      if (!file) return [];
      return exportClause.elements
        .map((element) => element.name.text)
        .filter((exported) => !name || exported === name)
        .flatMap((exported) => {
          // A folder's index names the file that holds it.
          const inner = /\/index\.tsx?$/.test(file) ? find(file, exported) : [];
          return inner.length > 0
            ? inner
            : [{ name: exported, file, reason: reasonOf(parse(root, file), exported) }];
        });
    });
  };
  return find('theme/index.tsx', '');
}

/** The table of ARCHITECTURE.md. */
export function overridesTable(overrides: readonly Override[]): string {
  const rows = overrides.map(
    ({ name, file, reason }) => `| [\`${name}\`](${file}) | ${reason.replaceAll('|', '\\|')} |`,
  );
  return ['| Replaced | By |', '| --- | --- |', ...rows].join('\n');
}
