import { expect, testBoth } from '../../kit/reader';

/** Words of cells that stand on two lines. */
const brokenWords = () => {
  const broken: string[] = [];
  const range = document.createRange();
  for (const cell of document.querySelectorAll('main :is(th, td)')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const word of text.data.matchAll(/[a-z\d]+/gi)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word[0]);
      }
    }
  }
  return broken;
};

testBoth('no word of a table is broken on paper', async ({ page, open, reader }) => {
  // A4 between margins of a centimeter, at 96 pixels to the inch.
  await page.setViewportSize({ width: 718, height: 1046 });
  for (const path of [
    '/guide/publish/package-json',
    '/guide/start/compare',
    '/config/lib/dts',
    '/guide/faq/errors',
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await open(reader.prefix + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(brokenWords), path).toEqual([]);
  }
});

testBoth('the widest table is not wider than the paper', async ({ page, open, reader }) => {
  await open(`${reader.prefix}/config/rsbuild/preset`);
  await page.emulateMedia({ media: 'print' });
  // A4 between the margins that browsers leave.
  await page.setViewportSize({ width: 718, height: 1046 });
  const rights = await page
    .locator('table')
    .evaluateAll((all) => all.map((table) => table.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(718);
});
