import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

export default {
  // The user has React 18; the library allows 19 only, then both.
  async 'error-peer-conflict'({ fail, pass, write }) {
    write({
      'react/package.json': { name: 'react', version: '18.3.1' },
      'user/package.json': { dependencies: { react: 'file:../react/react-18.3.1.tgz' } },
    });
    await pass('cd react && npm pack --silent');
    const pack = (range: string) =>
      write({ 'package.json': packageJson({ peerDependencies: { react: range } }) });
    const install =
      'npm pack --silent && cd user && npm install --offline --no-audit --no-fund ../claim-1.0.0.tgz';
    pack('>=19');
    const text = await fail(install);
    has(text, 'npm error ERESOLVE unable to resolve dependency tree', 'npm error code ERESOLVE');
    pack('>=18');
    await pass(install);
  },
  async 'error-not-logged-in'({ fail }) {
    const publish = 'npm publish --registry http://localhost:1/ --userconfig ./none';
    const text = await fail(publish);
    has(text, 'npm error code ENEEDAUTH', 'npm error need auth This command requires you to be');
  },
  // Two formats with the types of one, and CommonJS alone.
  async 'error-package-types'({ pass, run, write }) {
    write({
      'tsconfig.json': tsconfig(),
      ...configFile({ lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] }),
      'src/index.ts': 'export default (): number => 1;\n',
    });
    const types = './dist/index.d.ts';
    const offer = (exports: object, more = {}) =>
      write({ 'package.json': packageJson({ type: 'commonjs', exports, ...more }) });
    const attw = async () => (await run('attw --pack . --profile node16 --format ascii')).text;
    const publint = async () => (await run('publint --strict --pack false')).text;
    offer({});
    await pass('rslib');
    const cjs = './dist/index.js';
    const both = { import: './dist/index.mjs', require: cjs };
    const order = 'pkg.exports["."].types should be the first in the object';
    offer({ '.': { ...both, types } });
    has(await publint(), order);
    has(await attw(), 'Used fallback condition', 'Masquerading as CJS');
    // publint looks at the format of the types if package.json has `types` outside of `exports`, too.
    const message = 'types is interpreted as CJS when resolving with the "import" condition';
    offer({ '.': { types, ...both } });
    lacks(await publint(), message, order);
    offer({ '.': { types, ...both } }, { types });
    has(await publint(), message);
    offer({ '.': { types, default: cjs } });
    has(
      await publint(),
      'pkg.exports["."].default sets both exports.__esModule = true and exports.default',
    );
    has(await attw(), 'CJS default export');
    write({ 'dist/index.js': 'module.exports = () => 1;\n' });
    has(await attw(), 'Incorrect default export');
  },
  // CommonJS and bundlers add the extension; Node.js does not for an ES module.
  async 'error-subpath-extension'({ build, run, write }) {
    write({
      'package.json': { name: 'claim', type: 'module', dependencies: { old: '1.0.0' } },
      'node_modules/old/package.json': { name: 'old', version: '1.0.0' },
      'node_modules/old/part.js': 'module.exports = 1;\n',
      'use.mjs': "console.log((await import('./dist/index.js')).default);\n",
    });
    const source = (path: string) => ({
      'src/index.ts': `// @ts-nocheck\nimport part from '${path}';\nexport default part;\n`,
    });
    for (const bundle of [true, false]) {
      await build({ bundle }, source('old/part'));
      const { text } = await run('node use.mjs');
      has(text, 'ERR_MODULE_NOT_FOUND');
      await build({ bundle }, source('old/part.js'));
      assert.equal((await run('node use.mjs')).text, '1\n');
    }
  },
} satisfies Claims;
