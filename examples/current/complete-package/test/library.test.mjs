import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'complete-package';
import { format } from 'complete-package/format';

test('reads and writes a duration', () => {
  assert.equal(parse('1h30m'), 5400);
  assert.equal(format(5400), '1h30m');
});

test('an error names the line of the source', () => {
  assert.throws(
    () => parse('soon'),
    ({ stack }) => /src\/index\.ts:\d+/.test(stack),
  );
});
