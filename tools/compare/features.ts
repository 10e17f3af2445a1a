import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, Kind, ToolId } from '../../build/pages/comparison/comparison';
import { runShell } from '../../claims/runShell';
import { emitted, exportsOf } from './measureOutput';
import { build, type Change, extend, prepare, toolNode } from './project';

/** A built project for a probe. */
interface Built {
  dir: string;
  exit: number;
  /** Emitted files, none after a failure. */
  files: string[];
  /** Text of all emitted files with one of these endings. */
  text(endings: RegExp): string;
}
interface Probe {
  kind: Kind;
  change: Change;
  holds(built: Built): Promise<boolean> | boolean;
}

const JS = /\.[cm]?js$/;
const index = (text: string): Change => ({ files: { 'src/index.ts': text } });

/** Whether Node.js runs a program in the project, which may import it as `lib`. */
const runs = (program: string, { dir, exit }: Built) =>
  exit === 0 &&
  runShell(`'${toolNode()}' --input-type=module -e "${program}"`, dir, {}).then(
    (result) => result.exit === 0,
  );
/** Whether TypeScript reads the declarations and knows the return type of `slug`. */
async function typed({ dir, exit }: Built): Promise<boolean> {
  if (exit !== 0) return false;
  const tsc = join(process.cwd(), 'examples/compare/tools/tsc/node_modules/.bin/tsc');
  // The import would be `any` without types, so also test that a wrong type is an error.
  const test = `printf "import { slug } from 'lib';\\nconst text: string = slug('a');\\n// @ts-expect-error: a string is not a number\\nconst other: number = slug('a');\\nexport { text, other };\\n" > use.mts`;
  const check = `'${tsc}' --ignoreConfig --noEmit --strict --module nodenext use.mts`;
  return (await runShell(`${test} && ${check}`, dir, { PATH: process.env.PATH })).exit === 0;
}

const ALIAS: Change = {
  files: { 'src/index.ts': "export { slug } from '@/text';\n" },
  compilerOptions: { paths: { '@/*': ['./src/*'] } },
};

/** How each row of the feature table is determined. */
const PROBES: Record<Feature, Probe> = {
  alias: {
    kind: 'functions',
    change: ALIAS,
    holds: (built) => runs("import { slug } from 'lib'; slug('a')", built),
  },
  aliasTypes: { kind: 'functions', change: ALIAS, holds: typed },
  extensionless: {
    kind: 'modules',
    change: index("export { m000 } from './m000';\n"),
    holds: (built) => runs("import { m000 } from 'lib'; m000(1)", built),
  },
  json: {
    kind: 'functions',
    change: {
      files: {
        'src/index.ts': "import data from './data.json';\nexport const one: number = data.one;\n",
        'src/data.json': '{ "one": 1 }\n',
      },
      compilerOptions: { resolveJsonModule: true },
    },
    holds: (built) => runs("import { one } from 'lib'; if (one !== 1) throw one", built),
  },
  declared: {
    kind: 'functions',
    change: {
      ...index("export { version } from 'react';\n"),
      manifest: { dependencies: { react: '^19' } },
    },
    holds: ({ exit, text }) => exit === 0 && /from\s*["']react["']/.test(text(JS)),
  },
  unresolved: {
    kind: 'functions',
    change: index("export { missing } from './missing.js';\n"),
    holds: ({ exit }) => exit !== 0,
  },
  typeError: {
    kind: 'functions',
    change: index("export const one: number = 'one';\n"),
    holds: ({ exit }) => exit !== 0,
  },
  useClient: {
    kind: 'functions',
    change: index("'use client';\nexport const one = 1;\n"),
    holds: ({ text }) => /^\s*["']use client["']/.test(text(JS)),
  },
  shebang: {
    kind: 'functions',
    change: index("#!/usr/bin/env node\nconsole.log('run');\nexport {};\n"),
    holds: ({ dir, files, text }) =>
      text(JS).startsWith('#!') &&
      files.some((file) => JS.test(file) && statSync(join(dir, 'dist', file)).mode & 0o100),
  },
  cssModules: {
    kind: 'components',
    change: {
      files: {
        'src/index.ts':
          "import styles from './x.module.css';\nexport const name: string = styles.title;\n",
        'src/x.module.css': '.title { color: red }\n',
      },
    },
    holds: ({ exit, text }) =>
      exit === 0 &&
      /title/.test(text(/\.css$/)) &&
      !/\.title\s*\{/.test(text(/\.css$/)) &&
      !/x\.module\.css["']/.test(text(JS).replace(/^\s*\/\/.*$/gm, '')),
  },
  asset: {
    kind: 'components',
    change: {
      files: {
        'src/index.ts': "import logo from './logo.svg';\nexport const url: string = logo;\n",
        'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        'src/svg.d.ts':
          "declare module '*.svg' {\n  const url: string;\n  export default url;\n}\n",
      },
    },
    holds: ({ exit, files, text }) =>
      exit === 0 && (/data:image/.test(text(JS)) || files.some((file) => file.endsWith('.svg'))),
  },
  comments: {
    kind: 'functions',
    change: {},
    holds: ({ text }) => text(JS).includes('The text with a capital letter first.'),
  },
  oneTypes: {
    kind: 'functions',
    change: {},
    holds: ({ text }) => /function slug\(/.test(text(/index\.d\.m?ts$/)),
  },
};

/** Builds each probe with a tool, in the configuration of its library; returns which ones pass. */
export async function tryFeatures(tool: ToolId): Promise<Record<Feature, boolean>> {
  const results = {} as Record<Feature, boolean>;
  for (const [feature, { kind, change, holds }] of Object.entries(PROBES)) {
    const project = prepare(tool, kind, `try-${feature}`, change);
    const { exit } = await build(project);
    const { dir } = project;
    let files: string[] = [];
    try {
      files = emitted(dir);
      extend(join(dir, 'package.json'), { exports: exportsOf(files) });
    } catch {
      // Nothing was emitted: probes check the exit code, or find no text.
    }
    const text = (endings: RegExp) =>
      files
        .filter((file) => endings.test(file))
        .map((file) => readFileSync(join(dir, 'dist', file), 'utf8'))
        .join('\n');
    results[feature as Feature] = await holds({ dir, exit, files, text });
  }
  return results;
}
