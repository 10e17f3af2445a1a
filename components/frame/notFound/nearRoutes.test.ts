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
  ['a folder without a page of its own', '/guide/', '/guide/start/'],
  ['nothing like it', '/wp-login', undefined],
])('%s', (_, address, first) => {
  expect(nearRoutes(address, routes)[0]).toBe(first);
});

test('at most three', () => {
  expect(nearRoutes('/config/lib/x', routes).length).toBeLessThanOrEqual(3);
});
