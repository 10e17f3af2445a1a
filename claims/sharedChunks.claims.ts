import assert from 'node:assert/strict';
import { type Claims, packageAt } from './harness';
import { has } from './has';

const PUBLISHED = {
  name: 'claim',
  type: 'module',
  exports: { '.': './dist/index.js', './extra': './dist/extra.js' },
};

export default {
  // Two entries share a bundled CommonJS package: its chunk registers it for them and is imported by name only.
  async 'side-effects-shared-chunk'({ build, run, write }) {
    const lib = {
      source: { entry: { index: './src/index.ts', extra: './src/extra.ts' } },
      output: { autoExternal: false },
    };
    const old = { 'index.js': "exports.word = function () { return 'old'; };\n" };
    const dist = await build(lib, {
      ...packageAt('node_modules/old', 'old', old, 'commonjs'),
      'src/index.ts': "import { word } from 'old';\nexport const first = word();\n",
      'src/extra.ts': "import { word } from 'old';\nexport const second = word();\n",
      'app/app.js':
        "import { first } from 'claim';\nimport { second } from 'claim/extra';\nconsole.log(first, second);\n",
      'app/rsbuild.config.ts': `export default {
          source: { entry: { app: './app.js' } },
          output: { target: 'node', module: true, filename: { js: '[name].mjs' } },
        };\n`,
    });
    assert.ok('dist/rslib-runtime.js' in dist);
    has(dist['dist/index.js'], /^import "\.\/\d+\.js";$/m);
    const application = (sideEffects: boolean | string[]) => {
      write({ 'package.json': { ...PUBLISHED, sideEffects } });
      return run('rsbuild build --root app && node app/dist/app.mjs');
    };
    const broken = await application(false);
    assert.notEqual(broken.exit, 0);
    has(broken.text, 'TypeError: __webpack_modules__[moduleId] is not a function');
    has((await application(['dist/*.js'])).text, /^old old$/m);
  },
} satisfies Claims;
