import { expect, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { brokenWords, excessOf } from '../measure';

testBoth(
  'in print no word in a table breaks, and nothing is wider than the sheet',
  async ({ page, open, reader }) => {
    // A4 with 1 cm margins at 96 dpi.
    await page.setViewportSize({ width: 718, height: 1046 });
    for (const path of [
      '/guide/publish/package-json',
      '/guide/start/compare',
      '/config/lib/dts',
      '/config/lib/syntax',
      '/config/rsbuild/preset',
      '/guide/faq/errors',
    ]) {
      await page.emulateMedia({ media: 'screen' });
      await open(reader.prefix + path);
      await page.emulateMedia({ media: 'print' });
      // Nothing that requires touch.
      await expect(page.locator('main figure button:visible'), path).toHaveCount(0);
      const tables = page.locator('main table');
      expect(await tables.count(), path).toBeGreaterThan(0);
      expect(await tables.evaluateAll(brokenWords), path).toEqual([]);
      const cut = await page
        .locator('main *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.clientWidth > 0 && part.getBoundingClientRect().right > 719)
            .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
        );
      expect(cut, path).toEqual([]);
    }
  },
);

testEnglish(
  'the name of an option in a table breaks only at its dots, on a phone and in a window',
  async ({ page, open, reader }) => {
    const names = page.locator('main tbody code').filter({ hasText: /^(output|resolve)\.\w{7,}$/ });
    for (const path of ['/guide/basic/cli', '/config/rsbuild/output']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(reader.prefix + path);
      expect(await names.count(), path).toBeGreaterThan(2);
      expect(await names.evaluateAll(brokenWords, 17), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 844 });
    expect(await names.evaluateAll(brokenWords, 99)).toEqual([]);
    await page.setViewportSize({ width: 990, height: 844 });
    await open(`${reader.prefix}/config/rsbuild/resolve`);
    expect(await names.count()).toBeGreaterThan(2);
    expect(await names.evaluateAll(brokenWords, 99), '990 px').toEqual([]);
  },
);

testChinese(
  'a name without dots in a table breaks between its words',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/guide/migration/rollup',
      '/guide/faq/errors',
      '/guide/basic/typescript',
    ]) {
      await open(reader.prefix + path);
      const names = page.locator('main tbody code.site-name');
      expect(await names.count(), path).toBeGreaterThan(0);
      // Each text node is one word of the name.
      expect(await names.evaluateAll(brokenWords), path).toEqual([]);
    }
    // In prose, a name does not break as long as it fits on a line.
    const breaks = page.locator('main p > code.site-name > wbr');
    const displays = await breaks.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).display),
    );
    expect([...new Set(displays)]).toEqual(['none']);
  },
);

testBoth(
  'the remedy for an error is visible without scrolling its table',
  async ({ page, open, reader }) => {
    const tables = page.locator('.rp-table-scroll-container[data-lines]');
    for (const path of ['/guide/faq/errors', '/guide/solution/nodejs']) {
      await open(reader.prefix + path);
      for (const width of [768, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await excessOf(tables), `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

testBoth(
  'on a phone the bars of the comparison, their names and values are visible without scrolling; none of its tables scrolls on a tablet, or beside sidebar and outline',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/start/compare`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const figures = await page.locator('main figure').all();
      expect(figures.length).toBeGreaterThan(3);
      for (const figure of figures) {
        const { outside, size } = await figure.evaluate((element) => {
          const within = element.getBoundingClientRect();
          const parts = [...element.querySelectorAll(':scope > :not(dialog) :is(rect, text)')];
          const out = parts.filter((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left <= within.left || right >= within.right;
          });
          const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
          return { outside: out.map((part) => part.outerHTML), size: Math.min(...sizes) };
        });
        expect(outside).toEqual([]);
        expect(size).toBeGreaterThan(12);
      }
    }
    const tables = page.locator('.rp-table-scroll-container:visible');
    expect(await tables.count()).toBeGreaterThan(5);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await excessOf(tables), `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);
