import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { packageTable } from './packageTable';

const root = resolve(import.meta.dirname, '../../..');
const t = buildMessages('en');

test('reads version and peers from the installed package', () => {
  const { code, dependencies } = packageTable(root, ['@rsbuild/plugin-react', 'vue-tsc'], t);
  const [head, , react, vueTsc] = code.split('\n');
  expect(head).toBe('| Package | Version used here | Peer dependencies |');
  expect(react).toMatch(/^\| `@rsbuild\/plugin-react` \| \d+\.\d+\.\d+ \| `@rsbuild\/core \^2/);
  expect(vueTsc).toMatch(/`typescript >=5/);
  expect(dependencies).toHaveLength(2);
});

test('a package that no example uses is an error', () => {
  expect(() => packageTable(root, ['no-such-package'], t)).toThrow(
    'no example uses the package "no-such-package"',
  );
});
