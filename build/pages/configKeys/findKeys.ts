import {
  type ArrayExpression,
  type Expression,
  type Node,
  type ObjectExpression,
  type Program,
  parse,
  type SpreadElement,
} from 'acorn';

/** A key of a configuration: dotted path, as in the option data, and offsets in the text. */
export interface ConfigKey {
  path: string;
  start: number;
  end: number;
}

type Value = Expression | SpreadElement | null | undefined;
const isObject = (node: Value): node is ObjectExpression => node?.type === 'ObjectExpression';
const isArray = (node: Value): node is ArrayExpression => node?.type === 'ArrayExpression';

/** The object passed to `defineConfig`, directly or returned by an arrow function. */
function configOf(program: Program): ObjectExpression | undefined {
  const isOfTool = program.body.some(
    (node) => node.type === 'ImportDeclaration' && node.source.value === '@rslib/core',
  );
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  if (!isOfTool || call?.type !== 'CallExpression') return undefined;
  const [given] = call.arguments;
  if (isObject(given)) return given;
  if (given?.type !== 'ArrowFunctionExpression') return undefined;
  if (isObject(given.body as Expression)) return given.body as ObjectExpression;
  if (given.body.type !== 'BlockStatement') return undefined;
  const last = given.body.body.at(-1);
  return last?.type === 'ReturnStatement' && isObject(last.argument) ? last.argument : undefined;
}

/** The parsed program; undefined for fragments and code with types. */
function parseText(code: string): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return undefined;
  }
}

const nameOf = (key: Node): string | undefined => {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? (typeof value === 'string' ? value : undefined);
};

/**
 * The keys in a configuration of the tool that are options, in no particular order; none for other code.
 *
 * @param options - every option, as returned by `plainPath`
 */
export function findKeys(code: string, options: ReadonlySet<string>): ConfigKey[] {
  // Most code does not name the tool; parsing it would take a second of a build.
  const program = code.includes('@rslib/core') ? parseText(code) : undefined;
  const config = program && configOf(program);
  if (!config) return [];
  const keys: ConfigKey[] = [];
  const walk = (object: ObjectExpression, parents: readonly string[]) => {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') continue;
      const name = property.computed ? undefined : nameOf(property.key);
      const path = parents.map((parent) => `${parent}${name}`).find((path) => options.has(path));
      if (!path) continue;
      const { start, end } = property.key;
      keys.push({ path, start, end });
      if (isObject(property.value)) walk(property.value, [`${path}.`]);
      if (path === 'lib' && isArray(property.value)) {
        for (const item of property.value.elements) if (isObject(item)) walk(item, ['lib.', '']);
      }
    }
  };
  walk(config, ['', 'lib.']);
  return keys;
}
