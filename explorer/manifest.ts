import type { Choice } from './choice';
import { folderOf, formatsOf } from './config';
import type { ExplorerSource } from './sources';

/** Extension of the emitted JavaScript in a package with `"type": "module"`. */
const EXTENSIONS: Readonly<Record<string, string>> = { cjs: '.cjs' };
const extensionOf = (format: string) => EXTENSIONS[format] ?? '.js';
const CONDITIONS: Readonly<Record<string, string>> = { esm: 'import', cjs: 'require' };

/** The files of an entry in one format; TypeScript requires types to come first. */
function filesOf(entry: string, format: string, choice: Choice) {
  const folder = `./${folderOf(formatsOf(choice), format)}`;
  const extension = extensionOf(format);
  const hasTypes = choice.dts !== undefined && choice.dts !== 'false';
  return {
    ...(hasTypes && { types: `${folder}/${entry}.d${extension.replace('js', 'ts')}` }),
    default: `${folder}/${entry}${extension}`,
  };
}

function exportsOf(entry: string, choice: Choice) {
  const formats = formatsOf(choice);
  if (formats.length === 1) return filesOf(entry, formats[0] ?? 'esm', choice);
  return Object.fromEntries(
    formats.map((format) => [CONDITIONS[format] ?? format, filesOf(entry, format, choice)]),
  );
}

/** The package.json of a choice, with its exports or its command. */
export function manifestOf(source: ExplorerSource, choice: Choice): Record<string, unknown> {
  const [format = 'esm'] = formatsOf(choice);
  const entries = Object.keys(source.entry ?? { index: '' });
  const points = entries.map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    exportsOf(entry, choice),
  ]);
  // A bundle does not import its styles, so the consumer does. There are none for Node.js.
  const hasSheet = source.hasStyles && choice.bundle !== 'false' && choice.target === 'web';
  if (hasSheet) points.push(['./index.css', `./${folderOf(formatsOf(choice), format)}/index.css`]);
  return {
    name: source.name,
    version: '1.0.0',
    type: 'module',
    ...(source.isCommand
      ? { bin: { [source.name]: `dist/index${extensionOf(format)}` } }
      : { exports: Object.fromEntries(points) }),
    ...(source.hasStyles && { sideEffects: ['**/*.css'] }),
    files: ['dist', ...(source.data ? [source.data] : [])],
    ...(source.dependencies && { dependencies: source.dependencies }),
    ...(source.peer && { peerDependencies: source.peer }),
  };
}

/** The same as text, to copy. */
export const manifestText = (source: ExplorerSource, choice: Choice): string =>
  `${JSON.stringify(manifestOf(source, choice), null, 2)}\n`;
