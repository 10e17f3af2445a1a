import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { type Data, readData } from '../../build/pages/data/schemas';
import { listExamples, WORKSPACES } from '../../build/pages/example/exampleFolders';
import { isBinary, readRecording } from '../../build/pages/example/recording';
import { plainPath } from '../../build/pages/options/resolveOption';

/** Facts that pages are checked against; only `others` is maintained by hand. */
export interface KnownFacts {
  /** Every option, as returned by `plainPath`. */
  options: ReadonlySet<string>;
  /** Option → its defaults, from the types and from runs per format. */
  defaults: ReadonlyMap<string, ReadonlySet<string>>;
  cli: Data<'cli'>;
  /** Every package of the lockfile: pages may mention it, but not tell readers to install it. */
  locked: ReadonlySet<string>;
  /** Package that an example uses or is → its installed versions. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** Output in recordings and assertions of claims, whitespace collapsed. */
  printed: string;
  /** All text of examples and claims: file names, sources, settings, commands, output. */
  written: string;
  tool: string;
  /** Exceptions: names of other things. */
  others: ReadonlySet<string>;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

function defaultsOf(root: string): Map<string, Set<string>> {
  const defaults = new Map<string, Set<string>>();
  const add = (path: string, value: string | undefined) => {
    if (!value) return;
    defaults.set(path, (defaults.get(path) ?? new Set()).add(value));
  };
  for (const option of readData(root, 'options').options) {
    add(plainPath(option.path), option.default);
  }
  for (const { level, path, after } of readData(root, 'preset').rows) {
    if (level === 'rsbuild') for (const [value] of after) add(plainPath(path), value);
  }
  return defaults;
}

function packagesOf(root: string): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  const manifests = WORKSPACES.flatMap((workspace) =>
    globSync(['package.json', '*/package.json', '*/packages/*/package.json'], {
      cwd: join(root, workspace),
      absolute: true,
      ignore: ['node_modules/**', '.work/**'],
    }),
  );
  for (const file of manifests) {
    const { name, version, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
    const own = typeof name === 'string' ? { [name]: version ?? '' } : {};
    const groups = [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies];
    for (const [dependency, wanted] of Object.entries(Object.assign({}, ...groups, own))) {
      packages.set(dependency, [...(packages.get(dependency) ?? []), String(wanted)]);
    }
  }
  return packages;
}

/** Scripts of the tool and of its plugin for declaration files. */
function toolText(root: string): string {
  const core = join(root, 'examples/current/node_modules/@rslib/core/package.json');
  if (!existsSync(core)) return '';
  const { resolve } = createRequire(realpathSync(core));
  return [join(dirname(core), 'dist'), dirname(resolve('rsbuild-plugin-dts'))]
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');
}

/** Name → where it comes from. */
const others = z.record(z.string(), z.string().min(10));

/** Reads the facts from the examples and generated data of the checkout at `root`. */
export function readKnownFacts(root: string): KnownFacts {
  const steps = listExamples(root).flatMap(({ dir }) => readRecording(dir)?.steps ?? []);
  const files = globSync(
    WORKSPACES.map((workspace) => `${workspace}/**/*`),
    { cwd: root, dot: true, ignore: ['**/node_modules/**', '**/.work/**'] },
  );
  const texts = files.map((file) => {
    const contents = readFileSync(join(root, file));
    return isBinary(contents) ? file : `${file}\n${contents.toString('utf8')}`;
  });
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const claims = globSync('claims/*.claims.ts', { cwd: root, absolute: true }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const outputs = steps.map(({ output = '' }) => output);
  const printed = squeeze([...outputs, ...claims].join('\n'));
  return {
    options: new Set(readData(root, 'options').options.map(({ path }) => plainPath(path))),
    defaults: defaultsOf(root),
    cli: readData(root, 'cli'),
    locked: new Set(
      [...lockfile.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@\d/gm)].map(([, name = '']) => name),
    ),
    packages: packagesOf(root),
    printed,
    written: `${squeeze(texts.join('\n'))} ${printed}`,
    tool: toolText(root),
    others: new Set(
      Object.keys(
        others.parse(JSON.parse(readFileSync(new URL('otherNames.json', import.meta.url), 'utf8'))),
      ),
    ),
  };
}
