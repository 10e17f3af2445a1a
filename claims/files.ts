/** Files of a project, by path: what claims write again and again. */

/** tsconfig.json of a library: `options` are added to the compiler's, `more` stands beside them. */
export const tsconfig = (options: object = {}, more: object = {}) => ({
  compilerOptions: {
    target: 'ES2022',
    // Without the types of a browser, which take half a second to read: a claim that needs them names them.
    lib: ['ES2022'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    rootDir: 'src',
    types: [],
    ...options,
  },
  include: ['src'],
  ...more,
});

/** package.json of an ES module package, which is called as that of a claim is unless `more` says otherwise. */
export const packageJson = (more: object = {}) => ({
  name: 'claim',
  version: '1.0.0',
  type: 'module',
  ...more,
});

/** rslib.config.mjs with a configuration, given as an object of JSON or as its code. */
export const configFile = (value: object | string) => ({
  'rslib.config.mjs': `export default ${typeof value === 'string' ? value : JSON.stringify(value)};\n`,
});

/** Command that packs the package of a name, goes to `user/` and installs it there. */
export const installInUser = (name: string) =>
  `npm pack --silent && cd user && npm install --offline --no-audit --no-fund ../${name}-1.0.0.tgz`;

/** Command that puts what is built of the package `claim` into the packages of `user/`. */
export const COPY_TO_USER =
  'rm -rf user/node_modules && mkdir -p user/node_modules/claim && cp -r package.json dist user/node_modules/claim/';

/** A program that loads a classic script as a page of a browser does, where `self` is the window, and prints. */
export const pageOf = (script: string, printed: string, globals = '{}') =>
  `import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
const page = createContext(${globals});
page.self = page;
runInContext(readFileSync('${script}', 'utf8'), page);
console.log(${printed});\n`;

/** Two entries that import one package. */
export const SHARING = {
  'src/a.ts': "import { d } from 'dep';\nexport const a = d;\n",
  'src/b.ts': "import { d } from 'dep';\nexport const b = d;\n",
  'node_modules/dep/package.json': packageJson({ name: 'dep' }),
  'node_modules/dep/index.js': 'export const d = [1, 2, 3];\n',
};

/** An entry that imports a module when it is called. */
export const LAZY = {
  'src/index.ts': "export const load = () => import('./later');\n",
  'src/later.ts': 'export const later = 1;\n',
};
