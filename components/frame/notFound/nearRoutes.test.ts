import { expect, test } from 'vitest';
import { nearRoutes } from './nearRoutes';

const routes = [
  '/',
  '/config/',
  '/config/lib/format',
  '/config/lib/dts',
  '/guide/basic/cli',
  '/guide/start/',
  '/guide/start/quick-start',
];

test.each([
  ['a slip', '/config/lib/formt', '/config/lib/format'],
  ['another folder', '/guide/quick-start', '/guide/start/quick-start'],
  ['capitals and a slash at the end', '/Config/Lib/DTS/', '/config/lib/dts'],
  ['Chinese that followed it', '/config/lib/dts%EF%BC%8C%E8%AF%B7', '/config/lib/dts'],
  ['a folder without a page of its own', '/guide/', '/guide/start/'],
  ['Chinese alone', '/%E6%89%93%E5%8C%85', undefined],
  ['nothing like it', '/wp-login', undefined],
])('%s', (_, address, first) => {
  expect(nearRoutes(address, routes)[0]).toBe(first);
});

test('at most three', () => {
  expect(nearRoutes('/config/lib/x', routes).length).toBeLessThanOrEqual(3);
});
