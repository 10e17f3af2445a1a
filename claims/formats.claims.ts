import assert from 'node:assert/strict';
import type { Claim } from './harness';

export default [
  {
    // The attribute stays on the import of the module that the JSON has become.
    id: 'json-bundleless-attribute',
    async prove({ build, run }) {
      const dist = await build(
        { bundle: false },
        {
          'src/index.ts':
            "import de from './de.json' with { type: 'json' };\nconsole.log(de.hello);\n",
          'src/de.json': '{ "hello": "Hallo" }',
        },
      );
      assert.match(dist['dist/index.js'] ?? '', /from "\.\/de\.js" with/);
      const { exit, text } = await run('node dist/index.js');
      assert.notEqual(exit, 0);
      assert.match(text, /ERR_IMPORT_(ASSERTION_TYPE_FAILED|ATTRIBUTE_TYPE_INCOMPATIBLE)/);
    },
  },
  {
    // A UMD file is a script or CommonJS: what `"type": "module"` makes of `.js` has no exports.
    id: 'umd-type-module',
    async prove(project) {
      const umd = { format: 'umd', umdName: 'Library' };
      const keys = async (type: string, filename: string) => {
        await project.build(
          { ...umd, output: { filename: { js: filename } } },
          { 'package.json': { name: 'library', version: '1.0.0', type } },
        );
        project.write({
          'use.mjs': `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
console.log(Object.keys(require('./dist/${filename}')).join() || 'nothing');\n`,
        });
        const { text } = await project.run('node use.mjs');
        return text.trim();
      };
      assert.equal(await keys('commonjs', 'index.js'), 'value');
      assert.equal(await keys('module', 'library.cjs'), 'value');
      assert.equal(await keys('module', 'index.js'), 'nothing');
    },
  },
] satisfies Claim[];
