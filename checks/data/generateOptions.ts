import ts from 'typescript';
import type { Generated, Option } from '../../build/pages/data/schemas';
import { camel } from '../../build/pages/options/resolveOption';
import { generateCli } from './generateCli';
import type { Surface } from './surface';

/** Sections in which the option of a flag is searched, in this order. */
const SECTIONS = ['lib', 'output', 'source', ''];

/**
 * The build flag that sets an option: the one named like the option or a prefix of it (`--clean` sets
 * `output.cleanDistPath`, `--tsconfig` sets `source.tsconfigPath`).
 *
 * @param path - dotted path of the option
 * @param flags - as printed by `-h`
 */
function flagOf(path: string, flags: readonly string[]): string | undefined {
  const parts = path.split('.');
  const key = parts.at(-1) ?? '';
  const section = parts.length === 1 ? '' : (parts[0] ?? '');
  // `--lib` selects items, it does not set them.
  if (path === 'lib' || parts.length > 2 || !SECTIONS.includes(section)) return undefined;
  return flags.find((flag) => {
    if (!flag.startsWith('--') || flag.startsWith('--no-')) return false;
    const name = camel(flag.replace(/^--/, ''));
    if (name === key) return true;
    return (name === 'clean' || name === 'tsconfig') && key.startsWith(name) && section !== 'lib';
  });
}

/** Keys whose value is not a section of options. */
const NO_SECTION = /^(lib|plugins|environments|root|mode|logLevel|customLogger)$/;

const objectTypes = (checker: ts.TypeChecker, type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(
    (member) =>
      member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      !checker.isArrayType(member) &&
      !checker.isTupleType(member) &&
      member.getCallSignatures().length === 0 &&
      checker.getIndexInfosOfType(member).length === 0,
  );

const declaredIn = (symbol: ts.Symbol, name: string): boolean =>
  symbol.declarations?.some((node) => node.getSourceFile().fileName.includes(name)) ?? false;

/** Whether a text is a JavaScript expression. Defaults in prose are left to the page, in its language. */
function isExpression(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`(${text});`, { reportDiagnostics: true });
  return text !== '' && text !== 'undefined' && diagnostics.length === 0;
}

/** The default in the doc tag, if it is an expression. */
function defaultOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tags = symbol.getJsDocTags(checker);
  const tag = tags.find(({ name }) => name === 'defaultValue' || name === 'default');
  const text = ts.displayPartsToString(tag?.text).trim();
  if (text.includes('\n')) return undefined;
  const bare = text.replace(/^`([^`]*)`$/, '$1');
  return isExpression(bare) ? bare : undefined;
}

/** Shortens object types, whose keys are options of their own: `boolean | { … }` becomes `boolean | object`. */
function shorten(type: string): string {
  let short = type;
  for (let before = ''; before !== short; ) {
    before = short;
    short = short.replace(/\{[^{}]*\}/g, 'object');
  }
  return short;
}

function describe(path: string, symbol: ts.Symbol, { checker }: Surface, flags: string[]): Option {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const flag = flagOf(path, flags);
  const text = defaultOf(symbol, checker);
  const has = (name: string) => symbol.getJsDocTags(checker).some((tag) => tag.name === name);
  const format = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  return {
    path,
    type: shorten(checker.typeToString(type, undefined, format)),
    ...(text && { default: text }),
    ...(has('deprecated') && { deprecated: true }),
    ...(has('experimental') && { experimental: true }),
    ...(flag && { flag }),
  };
}

/** Every option in the installed types: all levels of `lib.*`, the top-level keys, the keys of each Rsbuild section. */
export function generateOptions(root: string, surface: Surface): Generated<'options'> {
  const { checker } = surface;
  const flags = generateCli(root).commands.build?.flags ?? [];
  const config = surface.typeOf('RslibConfig');
  const environment = new Set(
    surface
      .typeOf('EnvironmentConfig')
      .getProperties()
      .map(({ name }) => name),
  );
  const topLevel = new Set(config.getProperties().map(({ name }) => name));
  const options: Option[] = [];

  const walk = (symbol: ts.Symbol, path: string): void => {
    const described = describe(path, symbol, surface, flags);
    const [, key = '', deeper] = path.split('.');
    options.push(!deeper && topLevel.has(key) ? { ...described, topLevel: true } : described);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    for (const member of objectTypes(checker, type)) {
      for (const inner of checker.getPropertiesOfType(member)) {
        const step = /^[\w$]+$/.test(inner.name) ? `.${inner.name}` : `['${inner.name}']`;
        if (declaredIn(inner, '/@rslib/core/')) walk(inner, path + step);
      }
    }
  };
  for (const symbol of surface.typeOf('LibConfig').getProperties()) {
    if (!environment.has(symbol.name)) walk(symbol, `lib.${symbol.name}`);
  }
  const own = new Set(options.map(({ path }) => path));
  for (const symbol of config.getProperties()) {
    if (own.has(`lib.${symbol.name}`) || symbol.name.startsWith('_')) continue;
    options.push(describe(symbol.name, symbol, surface, flags));
    if (NO_SECTION.test(symbol.name)) continue;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const keys = new Map(
      objectTypes(checker, type).flatMap((member) =>
        checker.getPropertiesOfType(member).map((inner) => [inner.name, inner] as const),
      ),
    );
    for (const [name, inner] of keys)
      options.push(describe(`${symbol.name}.${name}`, inner, surface, flags));
  }
  return {
    options: options.sort((a, b) => a.path.localeCompare(b.path, 'en')),
  };
}
