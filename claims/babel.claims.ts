import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** A plugin of Babel that renames the identifier `before`. */
const RENAME =
  "module.exports = () => ({ visitor: { Identifier(path) { if (path.node.name === 'before') path.node.name = 'after'; } } });\n";

export default {
  // A configuration of Babel is not read; even a plugin that does not exist is not an error.
  async 'babel-config-ignored'({ build }) {
    const dist = await build({}, { 'babel.config.json': { plugins: ['not-there'] } });
    assert.ok(dist['dist/index.js']);
  },
  // @rsbuild/plugin-babel runs plugins of Babel over the files that `include` names.
  async 'babel-plugin'({ build, load, write, dir }) {
    const { pluginBabel } = await load('@rsbuild/plugin-babel');
    write({ 'rename.cjs': RENAME, 'src/main.js': 'export const a = () => before();\n' });
    const babelLoaderOptions = { plugins: [`${dir}/rename.cjs`] };
    const dist = await build({
      source: { entry: { index: './src/main.js' } },
      plugins: [pluginBabel?.({ include: /\.js$/, babelLoaderOptions })],
    });
    has(dist['dist/index.js'], /after\(\)/);
  },
  // The files that father 4.6.38 wrote for these sources in a trial, but for `a.less`.
  async 'father-paths'({ pass, read, write }) {
    const page = readFileSync(
      join(import.meta.dirname, '../docs/en/guide/migration/babel.mdx'),
      'utf8',
    );
    const [, config = ''] =
      page.split('{#father}')[1]?.match(/```ts title="rslib\.config\.ts"\n([^`]+)```/) ?? [];
    write({
      'package.json': { name: 'claim', version: '1.0.0', peerDependencies: { react: '*' } },
      'rslib.config.ts': config,
      'tsconfig.json': tsconfig({ jsx: 'react-jsx', types: ['@rslib/core/types'] }),
      'src/a.less': '.a { color: red }\n',
      'src/index.ts': "import './a.less';\nexport * from './Box';\n",
      'src/Box.tsx': 'export const Box = () => <b />;\n',
    });
    await pass('rslib');
    for (const folder of ['es', 'lib']) {
      const files = ['Box.d.ts', 'Box.js', 'a.css', 'index.d.ts', 'index.js'];
      assert.deepEqual(
        Object.keys(read(folder)),
        files.map((file) => `${folder}/${file}`),
      );
    }
    has(read('es')['es/index.js'], /import "\.\/a\.css"/);
  },
  // The folder `compiled` that father 4.6.38 wrote in a trial has one file of each package, too.
  async 'father-compiled'({ pass, write }) {
    const item = (entry: string, distPath: string) => ({
      format: 'cjs',
      bundle: distPath === 'compiled',
      source: { entry: { dep: entry } },
      output: { distPath },
    });
    write({
      ...configFile({
        autoExtension: false,
        lib: [item('./src/**', 'lib'), item('./vendor/dep.ts', 'compiled')],
      }),
      'package.json': { name: 'claim', version: '1.0.0', devDependencies: { dep: '*' } },
      'node_modules/dep/package.json': { name: 'dep', version: '1.0.0' },
      'node_modules/dep/index.js': "module.exports = () => require('./inner.js');\n",
      'node_modules/dep/inner.js': "module.exports = 'inner';\n",
      'vendor/dep.ts': "export { default } from 'dep';\n",
      'src/index.ts': "import dep from '../compiled/dep.js';\nexport const value = dep();\n",
    });
    await pass('rslib && rm -r node_modules');
    has(await pass('node -p "require(\'./lib/index.js\').value"'), 'inner');
  },
  // What Babel calls assumptions and loose are options of SWC as well.
  async 'swc-assumptions'({ build }) {
    const files = { 'src/index.ts': 'export class Box {\n  x = 1;\n}\n' };
    const swc = (jsc: object) => ({ syntax: 'es2015', tools: { swc: { jsc } } });
    const texts = [swc({}), swc({ assumptions: { setPublicClassFields: true } })];
    const [plain, assumed] = [
      (await build(texts[0], files))['dist/index.js'],
      (await build(texts[1]))['dist/index.js'],
    ];
    has(plain, /defineProperty/);
    lacks(assumed, /defineProperty/);
    const loose = await build({ syntax: 'es2015', tools: { swc: { jsc: { loose: true } } } });
    lacks(loose['dist/index.js'], /defineProperty/);
  },
  // Types of Flow in a .js file are a syntax error, until Babel takes them out.
  async 'flow-types'({ build, fail, load, write }) {
    write({
      'src/main.js': '// @flow\nexport const twice = (value: number) => value * 2;\n',
      ...configFile({ source: { entry: { index: './src/main.js' } }, lib: [{}] }),
    });
    has(await fail('rslib'), /Expected ',', got ':'/);
    const { pluginBabel } = await load('@rsbuild/plugin-babel');
    const babelLoaderOptions = { presets: ['@babel/preset-flow'] };
    const dist = await build({
      source: { entry: { index: './src/main.js' } },
      plugins: [pluginBabel?.({ include: /\.js$/, babelLoaderOptions })],
    });
    has(dist['dist/index.js'], /\(value\)=>/);
  },
} satisfies Claims;
