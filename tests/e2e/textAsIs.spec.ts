import { expect, testBoth, testChinese } from '../kit/reader';

// What readers carry out of a page, and what browsers make of it in another language.

testBoth(
  'text copied across headings holds neither their signs nor the controls of the page',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/basic/cli`);
    const copied = await page.evaluate(() => {
      const [first, last] = ['body', '#build'].map((name) => document.querySelector(name));
      if (!first || !last) return undefined;
      getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
      return getSelection()?.toString();
    });
    expect(copied).toContain('rslib inspect');
    expect(copied).toContain('rslib build');
    expect(copied).not.toContain('#');
    expect(copied).not.toContain('ChatGPT');
    expect(copied).not.toContain(reader.t['controls.skip']);
    expect(copied, 'what is hidden, for programs').not.toContain('llms.txt');
  },
);

testChinese(
  'code of the app is left alone by a browser that translates the page, as that of the build is',
  async ({ page, open, reader }) => {
    for (const route of ['/guide/start/explore', '/config/lib/dts']) {
      await open(reader.prefix + route);
      const translated = () =>
        page
          .locator('main :is(code, samp)')
          .evaluateAll((codes) =>
            codes.flatMap((code) =>
              (code as HTMLElement).translate ? [code.outerHTML.slice(0, 120)] : [],
            ),
          );
      expect(await page.locator('main code').count(), route).toBeGreaterThan(3);
      expect(await translated(), route).toEqual([]);
      // In the explorer, what has come with a choice too.
      await page.locator('main label:has(input[type="radio"]):visible').nth(1).click();
      expect(await translated(), route).toEqual([]);
    }
  },
);
