import { BARS, dialogSize, firstLoadSize, indexSizes } from '../../../tools/bench/search/sizes';
import { expect, test } from '../../kit/test';

// KB gzip, 1024 bytes. Lower the limits, never raise them.

test(`the dialog and its styles take at most ${BARS.dialog} KB`, () => {
  const size = dialogSize('doc_build');
  expect(size).toBeGreaterThan(5);
  expect(size).toBeLessThanOrEqual(BARS.dialog);
});

test(`the records take at most ${BARS.indexPerPage} KB a page`, () => {
  const sizes = indexSizes('doc_build');
  expect(sizes.map(({ lang }) => lang)).toEqual(['en', 'zh']);
  for (const { kb, pages } of sizes) {
    expect(pages).toBeGreaterThan(50);
    expect(kb / pages).toBeLessThanOrEqual(BARS.indexPerPage);
  }
});

test(`the search code of the first load takes at most ${BARS.firstLoad} KB`, async () => {
  const size = await firstLoadSize('.');
  expect(size).toBeGreaterThan(0.5);
  expect(size).toBeLessThanOrEqual(BARS.firstLoad);
});
