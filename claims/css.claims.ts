import assert from 'node:assert/strict';
import type { Claim } from './harness';

const STYLED = {
  'src/index.ts': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};

export default [
  {
    id: 'css-node-bundle',
    async prove({ build }) {
      const dist = await build({}, STYLED);
      assert.deepEqual(Object.keys(dist), ['dist/index.js']);
      assert.doesNotMatch(dist['dist/index.js'] ?? '', /import/);
    },
  },
  {
    id: 'css-node-bundleless',
    async prove({ build }) {
      const dist = await build({ bundle: false }, STYLED);
      assert.deepEqual(Object.keys(dist), ['dist/index.js']);
      assert.match(dist['dist/index.js'] ?? '', /import "\.\/a\.css"/);
    },
  },
] satisfies Claim[];
