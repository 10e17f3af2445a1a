import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../finding';
import type { Fence } from './fencesOf';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  types: ['node'],
};

/** `my-lib` is the reader's own package, which does not exist here. */
const OWN_PACKAGE = `declare module 'my-lib';\ndeclare module 'my-lib/*';\n`;
/** Types that a reader's tsconfig lists for imports of styles and assets. */
const AMBIENT_TYPES = `import '@rslib/core/types';\n`;
const TYPED = new Set(['ts', 'tsx', 'mts', 'cts']);
const ENDINGS: Record<string, string> = { mts: 'mts', cts: 'cts', tsx: 'tsx' };

/** Cache of parsed declaration files: installed packages do not change during a check. */
const DECLARATIONS = new Map<string, ts.SourceFile>();

/** Whether a fence is type-checked: TypeScript, and JavaScript configs of the tool. */
export const isTyped = ({ language, title = '', isFragment }: Fence): boolean =>
  !isFragment && (TYPED.has(language) || /(^|\/)rslib\.config\.[cm]?js$/.test(title));

/** Virtual path → fence. The titled fences of a page share a folder, so that they can import each other. */
function place(fences: Fence[], folder: string): Map<string, Fence> {
  const placed = new Map<string, Fence>();
  const pages = new Map<string, number>();
  for (const fence of fences) {
    const page = pages.get(fence.file) ?? pages.size;
    pages.set(fence.file, page);
    const ending = ENDINGS[fence.language] ?? 'ts';
    const title =
      fence.title && /^[\w@./-]+\.[cm]?[jt]sx?$/.test(fence.title) ? fence.title : undefined;
    const name = title ?? `fence.${ending}`;
    let path = join(folder, `page${page}`, name);
    for (let again = 1; placed.has(path); again += 1)
      path = join(folder, `page${page}-${again}`, name);
    placed.set(path, fence);
  }
  return placed;
}

/** Type-checks fences, each a module of one program, with the packages of examples/current/, then of examples/ts6/. */
export function checkTypes(fences: Fence[], root: string): Finding[] {
  const workspaces = [join(root, 'examples/current'), join(root, 'examples/ts6')];
  const folder = join(root, 'examples/current/.fences');
  const ambient = new Map([
    [join(folder, 'own-package.d.ts'), OWN_PACKAGE],
    [join(folder, 'types.ts'), AMBIENT_TYPES],
  ]);
  const placed = place(fences.filter(isTyped), folder);
  if (placed.size === 0) return [];
  const textOf = (path: string) => ambient.get(path) ?? placed.get(path)?.code;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, directoryExists } = host;
  host.getCurrentDirectory = () => workspaces[0] ?? root;
  host.getSourceFile = (name, ...rest) => {
    const text = textOf(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
    const source = DECLARATIONS.get(name) ?? getSourceFile.call(host, name, ...rest);
    if (source?.isDeclarationFile) DECLARATIONS.set(name, source);
    return source;
  };
  host.fileExists = (name) => textOf(name) !== undefined || fileExists.call(host, name);
  host.directoryExists = (name) =>
    name.startsWith(folder) || (directoryExists?.call(host, name) ?? true);
  // Otherwise each import of each fence reads the package.json files again.
  const resolved = ts.createModuleResolutionCache(folder, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, from, _redirect, options) =>
    literals.map(({ text }) => {
      const tries = text.startsWith('.')
        ? [from]
        : [from, ...workspaces.map((dir) => join(dir, 'x.ts'))];
      for (const file of tries) {
        const found = ts.resolveModuleName(text, file, options, host, resolved);
        if (found.resolvedModule) return found;
      }
      return { resolvedModule: undefined };
    });
  const typeRoots = workspaces.map((dir) => join(dir, 'node_modules/@types'));
  const program = ts.createProgram(
    [...placed.keys(), ...ambient.keys()],
    { ...OPTIONS, typeRoots },
    host,
  );
  const [wrong] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (wrong) throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, ' '));
  return [...placed].flatMap(([path, fence]) => {
    const source = program.getSourceFile(path);
    const { file } = fence;
    if (!source)
      return [{ file, line: fence.line, problem: `cannot be read as ${basename(path)}` }];
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map((diagnostic) => {
      const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ');
      return { file, line: fence.line + line, problem: `TS${diagnostic.code}: ${text}` };
    });
  });
}
