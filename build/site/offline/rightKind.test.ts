import { expect, test } from 'vitest';
import { isRightKind } from './rightKind';

test.each([
  ['/static/js/a.js', 200, 'text/javascript; charset=utf-8', true],
  ['/static/js/a.js', 200, 'application/javascript', true],
  ['/static/js/a.js', 200, 'text/html; charset=utf-8', false],
  ['/static/js/a.js', 200, '', false],
  ['/static/js/a.js', 404, 'text/javascript', false],
  ['/static/js/a.js', 206, 'text/javascript', false],
  ['https://a.test/static/css/a.css?x=1', 200, 'text/css', true],
  ['https://a.test/static/css/a.css?x=1', 200, 'text/plain', false],
  ['/static/search/en.1.json', 200, 'application/octet-stream', true],
  ['/static/search/en.1.json', 200, 'text/html', false],
  ['/logo.svg', 200, 'image/svg+xml', true],
])('%s with %i and "%s": %s', (file, status, type, isRight) => {
  const headers = type ? { 'content-type': type } : undefined;
  const body = status === 404 || !type ? null : 'x';
  expect(isRightKind(file, new Response(body, { status, headers }))).toBe(isRight);
});
