import { join } from 'node:path';
import ts from 'typescript';

/** Questions about the installed types, as TypeScript expressions evaluated in examples/current/. */
const QUESTIONS = {
  RslibConfig: `import('@rslib/core').RslibConfig`,
  LibConfig: `import('@rslib/core').LibConfig`,
  EnvironmentConfig: `import('@rslib/core').Rsbuild.EnvironmentConfig`,
  SyntaxName: `Extract<import('@rslib/core').Syntax, string>`,
  RslibInstance: `import('@rslib/core').RslibInstance`,
} as const;

/** Answers of the installed types. */
export interface Surface {
  checker: ts.TypeChecker;
  typeOf(name: keyof typeof QUESTIONS): ts.Type;
  /** Exported names of @rslib/core: runtime values, and types. */
  exports: { values: string[]; types: string[] };
  /** Declaration, without comments, of a function or object type exported by @rslib/core; undefined for others. */
  definitionOf(name: string): string | undefined;
}

const printer = ts.createPrinter({ removeComments: true });

/** The declaration of a symbol: every overload of a function, or a type with members of its own. */
function define(symbol: ts.Symbol): string | undefined {
  const shown = (symbol.declarations ?? []).filter(
    (node) =>
      ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node),
  );
  const lines = shown.map((node) =>
    printer
      .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      .replace(/^(export )?(declare )?/, '')
      .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2)),
  );
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Opens a program with a virtual file in examples/current/, so that packages resolve as for an example (with the
 * TypeScript 6 API; 7 has none). Throws if a type is missing or nothing is installed.
 */
export function openSurface(root: string): Surface {
  const file = join(root, 'examples/current/__surface__.ts');
  const text = [
    `import * as core from '@rslib/core';`,
    ...Object.entries(QUESTIONS).map(([name, source]) => `export type ${name} = ${source};`),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], OPTIONS, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const own = source && checker.getSymbolAtLocation(source);
  const importLine = source?.statements[0];
  const core =
    importLine && ts.isImportDeclaration(importLine)
      ? checker.getSymbolAtLocation(importLine.moduleSpecifier)
      : undefined;
  if (!own || !core)
    throw new Error('The packages of examples/current/ are not installed: pnpm install');
  const asked = new Map(checker.getExportsOfModule(own).map((symbol) => [symbol.name, symbol]));
  const symbols = new Map<string, ts.Symbol>();
  const names = { values: [] as string[], types: [] as string[] };
  for (const symbol of checker.getExportsOfModule(core)) {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    const real = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    symbols.set(symbol.name, real);
    const isType = symbol.declarations?.some((declaration) =>
      ts.isTypeOnlyExportDeclaration(declaration),
    );
    const isValue = real.flags & ts.SymbolFlags.Value && !isType;
    (isValue ? names.values : names.types).push(symbol.name);
  }
  return {
    checker,
    typeOf(name) {
      const symbol = asked.get(name);
      const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
      if (!type || type.flags & ts.TypeFlags.Any)
        throw new Error(`The types no longer have ${name}`);
      return type;
    },
    exports: { values: names.values.sort(), types: names.types.sort() },
    definitionOf(name) {
      const symbol = symbols.get(name);
      return symbol && define(symbol);
    },
  };
}
