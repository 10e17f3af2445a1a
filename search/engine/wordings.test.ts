import { expect, test } from 'vitest';
import { parseQuery } from './query';
import { buildWordingTable } from './synonyms';
import { WORDINGS } from './wordings';

test('every line has words of readers and a target', () => {
  const empty = WORDINGS.filter(({ said, targets }) => !said.length || !targets.length);
  expect(empty).toEqual([]);
});

test('words of readers lead to the target, and the target does not lead back', () => {
  const table = buildWordingTable([{ said: ['ssr', '水合'], targets: ['output target'] }]);
  expect(table.othersOf(parseQuery('ssr'))).toEqual(['output target']);
  expect(table.othersOf(parseQuery('水合'))).toEqual(['output target']);
  expect(table.othersOf(parseQuery('output target'))).toEqual([]);
});

test('no phrase of several English words stands for a single common one, its others being stop words', () => {
  const shrunk = WORDINGS.flatMap(({ said }) => said).filter(
    (phrase) => /^[a-z]+(?: [a-z]+)+$/i.test(phrase) && parseQuery(phrase).length < 2,
  );
  expect(shrunk).toEqual([]);
});
