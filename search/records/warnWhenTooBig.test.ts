import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { EMBEDDED_LIMIT_KB } from './recordsFile';
import { warnWhenTooBig } from './warnWhenTooBig';

/** A file of records of about so many KB gzip: random letters do not compress. */
const fileOf = (kb: number) => ({
  lang: 'en',
  name: 'static/search/en.1.json',
  json: randomBytes(Math.round(kb * 1024 * 0.985)).toString('base64'),
});

test('records that are too much for a reader are told, with what to do', () => {
  const warn = vi.fn();
  expect(warnWhenTooBig(fileOf(EMBEDDED_LIMIT_KB + 20), 500, undefined, warn)).toBeGreaterThan(
    EMBEDDED_LIMIT_KB,
  );
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/500 pages.*\n.*DOCSEARCH_APP_ID.*\n?.*Algolia/s);
});

test('records of a usual size are not', () => {
  const warn = vi.fn();
  warnWhenTooBig(fileOf(60), 70, undefined, warn);
  expect(warn).not.toHaveBeenCalled();
});
