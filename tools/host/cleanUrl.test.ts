import { expect, test } from 'vitest';
import { cleanUrl } from './cleanUrl';

const files = new Set(['/index.html', '/guide/index.html', '/guide/cli.html', '/404.html']);
const clean = (path: string) => cleanUrl(path, (file) => files.has(file));

test.each([
  ['/', undefined],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/guide', '/guide/'],
  ['/guide/index.html', '/guide/'],
  ['/guide/cli', undefined],
  ['/guide/cli.html', '/guide/cli'],
  ['/guide/cli/', '/guide/cli'],
  ['/nope', undefined],
  ['/nope.html', undefined],
])('%s → %s', (path, target) => expect(clean(path)).toBe(target));
