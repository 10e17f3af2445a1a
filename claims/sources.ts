/** Two entries that import one package. */
export const SHARING = {
  'src/a.ts': "import { d } from 'dep';\nexport const a = d;\n",
  'src/b.ts': "import { d } from 'dep';\nexport const b = d;\n",
  'node_modules/dep/package.json': { name: 'dep', version: '1.0.0', type: 'module' },
  'node_modules/dep/index.js': 'export const d = [1, 2, 3];\n',
};

/** An entry that imports a module when it is called. */
export const LAZY = {
  'src/index.ts': "export const load = () => import('./later');\n",
  'src/later.ts': 'export const later = 1;\n',
};
