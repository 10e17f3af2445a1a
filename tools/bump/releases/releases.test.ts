import { expect, test } from 'vitest';
import { compareVersions } from './compareVersions';
import type { Measured } from './measureVersion';
import { releasePairs } from './recordReleases';

const nothing: Measured = {
  rsbuild: '2.0.0',
  options: [],
  names: [],
  settings: [],
  emitted: new Map(),
};

test('each stable version newer than the known ones is paired with the previous one', () => {
  const versions = ['0.9.0', '0.10.0', '1.0.0-beta.1', '1.0.0', '0.10.1', '1.0.1'];
  expect(releasePairs(versions, '1.0.0')).toEqual([
    { before: '0.10.1', version: '1.0.0' },
    { before: '0.10.0', version: '0.10.1' },
    { before: '0.9.0', version: '0.10.0' },
  ]);
  expect(releasePairs(versions, '1.0.1', '1.0.0')).toEqual([{ before: '1.0.0', version: '1.0.1' }]);
  expect(releasePairs(versions, '0.10.0', '1.0.1')).toEqual([]);
});

test('added, removed and changed options, names and defaults', () => {
  const option = { type: 'boolean' };
  const before = {
    ...nothing,
    options: [
      { ...option, path: 'lib.a', default: 'false' },
      { ...option, path: 'lib.gone' },
    ],
    names: ['lib.a', 'lib.gone', 'rslib build --x', 'type A'],
  };
  const now = {
    ...nothing,
    options: [
      { ...option, path: 'lib.a', default: 'true', deprecated: true },
      { ...option, path: 'lib.b' },
      { ...option, path: 'lib.b.deep' },
    ],
    names: ['lib.a', 'lib.b', 'lib.b.deep', 'type A', 'createRslib'],
  };
  expect(compareVersions(before, now)).toMatchObject({
    added: ['lib.b', 'createRslib'],
    removed: ['lib.gone', 'rslib build --x'],
    deprecated: ['lib.a'],
    defaults: [{ option: 'lib.a', before: 'false', now: 'true' }],
  });
});

test('a setting counts per format, and not where it is what Rsbuild has anyway', () => {
  const row = { level: 'rspack' as const, path: 'target', before: "'web'" };
  const before = { ...nothing, settings: [{ ...row, after: [["'es5'", ['esm', 'cjs']]] }] };
  const after = [
    ["'web'", ['esm']],
    ["'es6'", ['cjs']],
  ];
  expect(
    compareVersions(before as Measured, { ...nothing, settings: [{ ...row, after }] } as Measured)
      .settings,
  ).toEqual([
    { level: 'rspack', path: 'target', before: "'es5'", now: null, formats: ['esm'] },
    { level: 'rspack', path: 'target', before: "'es5'", now: "'es6'", formats: ['cjs'] },
  ]);
});

test('added, removed and changed files, and what only one version builds', () => {
  const files = (texts: Record<string, string>) =>
    new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const emitted = (texts: [string, Record<string, string> | undefined][]): Measured => ({
    ...nothing,
    emitted: new Map(texts.map(([id, value]) => [id, value && files(value)])),
  });
  const before = emitted([
    ['same', { a: '1' }],
    ['other', { a: '1', gone: '' }],
    ['late', undefined],
    ['never', undefined],
  ]);
  const now = emitted([
    ['same', { a: '1' }],
    ['other', { a: '2', fresh: '' }],
    ['late', { a: '1' }],
    ['never', undefined],
  ]);
  expect(compareVersions(before, now)).toMatchObject({
    built: 2,
    emitted: [
      { example: 'other', files: ['a', 'fresh', 'gone'] },
      { example: 'late', files: [], failed: 'before' },
    ],
  });
});
