import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, partsOf, testChinese } from '../kit/reader';
import { test } from '../kit/test';

/** What a browser reads from the head after load: to share, name and describe the page. */
const TAGS = {
  title: ['title', undefined],
  description: ['meta[name="description"]', 'content'],
  canonical: ['link[rel="canonical"]', 'href'],
  address: ['meta[property="og:url"]', 'content'],
} as const;

const shown = (page: Page) =>
  page.evaluate(
    (tags) =>
      Object.entries(tags).map(([name, [selector, attribute]]) => [
        name,
        [...document.head.querySelectorAll(selector)].map((element) =>
          attribute ? element.getAttribute(attribute) : element.textContent,
        ),
      ]),
    TAGS,
  );

/** The same tags in the HTML that the host sends. */
function built(html: string) {
  const head = parse(html).querySelector('head');
  return Object.entries(TAGS).map(([name, [selector, attribute]]) => [
    name,
    head
      ?.querySelectorAll(selector)
      .map((element) => (attribute ? element.getAttribute(attribute) : element.text)),
  ]);
}

testChinese(
  'the head describes the page shown: after the app starts, after a link, and after Back',
  async ({ page, open, request, reader }) => {
    const html = async () => built(await (await request.get(page.url())).text());
    await open(`${reader.prefix}/config/lib/dts`);
    expect(await shown(page)).toEqual(await html());
    const first = page.url();
    await partsOf(page, reader).sidebar.getByRole('link', { name: 'lib.bundle' }).click();
    await expect(page).toHaveURL(/\/config\/lib\/bundle$/);
    await expect.poll(() => shown(page)).toEqual(await html());
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect.poll(() => shown(page)).toEqual(await html());
  },
);

// Older Safari and home screens do not support SVG icons.
for (const [address, start] of [
  ['/favicon.ico', '\0\0\u0001\0'],
  ['/apple-touch-icon.png', '\u0089PNG'],
] as const) {
  test(`a browser without SVG icons finds one at ${address}`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).toString('latin1').slice(0, 4)).toBe(start);
  });
}
