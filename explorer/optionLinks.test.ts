import { expect, test } from 'vitest';
import { readQuery } from './choice';
import { optionLinks, writtenValue } from './optionLinks';
import { OPTIONS, type OptionId } from './options';

test('every value but the default has a link that varies this option only', () => {
  for (const [id, { values }] of Object.entries(OPTIONS)) {
    const links = optionLinks(id);
    expect(links.length, id).toBeGreaterThan(0);
    expect(links.length, id).toBeLessThan(Object.keys(values).length);
    for (const { address } of links) {
      const { choice, versus = {} } = readQuery(address.slice(address.indexOf('?')));
      const differing = (Object.keys(choice) as OptionId[]).filter(
        (key) => choice[key] !== versus[key],
      );
      expect(differing, address).toEqual([id]);
    }
  }
});

test('a default is written as in a configuration', () => {
  expect(writtenValue('bundle', 'true')).toBe('bundle: true');
  expect(writtenValue('dts', 'false')).toBe('dts: false');
  expect(writtenValue('syntax', 'esnext')).toBe("syntax: 'esnext'");
});

test('a link says what a configuration says', () => {
  expect(optionLinks('dts').map(({ text }) => text)).toEqual([
    'dts: true',
    'dts: { bundle: true }',
  ]);
  expect(optionLinks('output').map(({ text }) => text)).toEqual([
    "target: 'web'",
    'minify: true',
    'autoExternal: false',
  ]);
  expect(optionLinks('format')[0]).toEqual({
    text: "format: 'cjs'",
    address: '/guide/start/explore?source=function&format=cjs&versus=',
  });
  expect(optionLinks('banner')).toEqual([]);
});
