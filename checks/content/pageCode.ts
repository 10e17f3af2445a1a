import type { Nodes } from 'mdast';

type Esm = Extract<Nodes, { type: 'mdxjsEsm' }>;
export type Program = NonNullable<NonNullable<Esm['data']>['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** What a page may import: names by module. Anything else would run code of the page during the build. */
export const PAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '@theme': ['Badge', 'PackageManagerTabs', 'Steps'],
  '@components/Diagram': ['Diagram'],
  '@components/Home': ['Home'],
};
/** Import of a drawing that both languages share, as text. */
const DRAWING = /^(\.\.\/)+shared\/[\w-]+\.svg\?raw$/;

/** The import statement for a name, if it is on the list. */
export function importOf(name: string): string | undefined {
  const [module] = Object.entries(PAGE_IMPORTS).find(([, names]) => names.includes(name)) ?? [];
  return module && `import { ${name} } from '${module}';`;
}

/** The names that a statement of a page imports, and what is wrong with it. */
export function readStatement(statement: Statement): { names: string[]; problem?: string } {
  if (statement.type !== 'ImportDeclaration') {
    return { names: [], problem: 'a page runs no code of its own and exports nothing' };
  }
  const source = String(statement.source.value);
  const names = statement.specifiers.map(({ local }) => local.name);
  const isListed = statement.specifiers.every((specifier) =>
    specifier.type === 'ImportSpecifier'
      ? specifier.imported.type === 'Identifier' &&
        PAGE_IMPORTS[source]?.includes(specifier.imported.name)
      : specifier.type === 'ImportDefaultSpecifier' && DRAWING.test(source),
  );
  if (names.length > 0 && isListed) return { names };
  return { names, problem: `a page may not import ${names.join(', ') || '…'} from “${source}”` };
}

/** Whether an expression has only literals, imported names and objects of these, or is empty, as a comment is. */
export function isWrittenOut(program: Program | null | undefined, names: ReadonlySet<string>) {
  return (program?.body ?? []).every(
    (statement) => statement.type === 'ExpressionStatement' && isPlain(statement.expression, names),
  );
}

function isPlain(expression: Expression, names: ReadonlySet<string>): boolean {
  switch (expression.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return names.has(expression.name);
    case 'ObjectExpression':
      return expression.properties.every(
        (property) =>
          property.type === 'Property' &&
          property.kind === 'init' &&
          !property.computed &&
          isPlain(property.value as Expression, names),
      );
    default:
      return false;
  }
}
