import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** An import between two files of the project; paths from the root. */
export interface Import {
  from: string;
  to: string;
  line: number;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json', '.js'];

/** Every tracked or untracked file with one of these endings, except examples, which are projects of their own. */
export function listFiles(root: string, endings: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--'];
  const globs = endings.map((ending) => `*.${ending}`);
  return execFileSync('git', [...args, ...globs], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => file && !/^examples/.test(file) && existsSync(join(root, file)));
}

/** Path of an imported file; undefined for packages. */
function target(root: string, from: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : name.replace(/^@components\//, 'components/pages/').replace(/^@theme$/, 'theme');
  if (path === name) return undefined;
  const plain = path.replace(/\?.*$/, '');
  const ending = ENDINGS.find(
    (end) => existsSync(join(root, plain + end)) && (end !== '' || posix.extname(plain) !== ''),
  );
  return plain + (ending ?? '');
}

/** Imports between the files of the project, including type imports, re-exports and dynamic imports. */
export function readImports(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
      const to = target(root, from, fileName);
      return to ? [{ from, to, line: text.slice(0, pos).split('\n').length }] : [];
    });
  });
}

/** Import cycles, each once, as `a → b → a`. */
export function findCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return cycles;
}
