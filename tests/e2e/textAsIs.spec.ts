import { expect, testChinese } from '../kit/reader';

// What readers copy from a page, and what browser translation makes of it.

testChinese(
  'text copied across headings contains neither their anchors nor controls of the page; a heading has no other text; reader views keep the lead',
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

    const headings = page.locator('.rspress-doc :is(h1, h2, h3)');
    const read = await headings.evaluateAll((all) =>
      all.map((heading) => [heading.textContent?.trim(), heading.getAttribute('aria-label')]),
    );
    expect(read.length).toBeGreaterThan(5);
    for (const [text, name] of read) expect(text).toBe(name);
    // They drop a `div` of links and buttons with all its content, and anything with these two class names.
    await expect(page.locator('.rspress-doc header > .site-lead')).toBeVisible();
    await expect(page.locator('.rspress-doc header > [class*="breadcrumbs"]')).toBeVisible();
    await expect(page.locator('.rspress-doc header > [class*="menu"]')).toBeVisible();
  },
);

testChinese(
  'code rendered by the app is marked as not to be translated, like that of the build',
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
      // In the explorer, also what a choice added.
      await page.locator('main label:has(input[type="radio"]):visible').nth(1).click();
      expect(await translated(), route).toEqual([]);
    }
  },
);
