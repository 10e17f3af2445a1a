import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { readReleases } from './releases';
import { describeEmitted, linkTo } from './releasesFace';

const root = resolve(import.meta.dirname, '../../..');

test('a count is followed by that many projects', () => {
  const texts = readReleases(root).releases.map((one) =>
    describeEmitted(one, buildMessages('en')).join('\n\n'),
  );
  const lists = [
    ...texts.join('\n\n').matchAll(/differ in (\d+) of \d+ projects:\n\n((?:- .+\n?)+)/g),
  ];
  expect(lists).not.toEqual([]);
  for (const [, count, lines = ''] of lists) {
    expect(lines.trim().split('\n'), lines).toHaveLength(Number(count));
  }
});

test('a page that a language does not have yet is not linked', () => {
  expect(linkTo(root, 'zh', '/guide/start/nowhere')).toEqual([]);
  expect(linkTo(root, 'en', '/config/lib/dts')).toEqual(['[lib.dts](/config/lib/dts)']);
});
