import type { HTMLElement } from 'node-html-parser';
import { partsIn, readHtml } from '../../kit/html';
import { expect, fixturePath, partsOf, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { holdApp, startApp } from '../../kit/startApp';
import { boxOf, topOf } from '../measure';

const guide = '/guide/start/quick-start';

testBoth(
  '2.3 2.3.1 2.3.8 a page has navbar, sidebar, outline and footer, with its neighbors, its source and the date of its last change',
  async ({ page, open, reader }) => {
    // Setting up the browser's date formatting would stall hydration.
    await page.addInitScript(() => {
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (target, given) => {
          document.documentElement.dataset.dates = 'asked';
          return Reflect.construct(target, given);
        },
      });
    });
    await open(reader.prefix + guide);
    const { navbar, sidebar, outline, neighbors, article } = partsOf(page, reader);
    for (const part of [navbar, sidebar, outline, neighbors]) await expect(part).toBeVisible();
    await expect(neighbors.getByRole('link', { name: reader.words.previous })).toHaveAttribute(
      'href',
      `${reader.prefix}/guide/start/`,
    );
    await expect(neighbors.getByRole('link', { name: reader.words.next })).toBeVisible();
    await expect(article.getByRole('link', { name: reader.words.edit })).toHaveAttribute(
      'href',
      new RegExp(`^https://.+/tree/main/docs/${reader.language}/guide/start/quick-start\\.mdx$`),
    );
    await expect(article.getByText(reader.words.lastUpdated)).toBeVisible();
    const time = page.locator('.rp-last-updated time');
    const day = (await time.getAttribute('datetime')) ?? '';
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    const format = new Intl.DateTimeFormat(reader.language, { dateStyle: 'long', timeZone: 'UTC' });
    await expect(time).toHaveText(format.format(new Date(day)));
    await expect(page.locator('.rp-last-updated')).toHaveText(
      `${reader.words.lastUpdated} ${await time.textContent()}`,
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-dates');
  },
);

testChinese(
  '4.24 2.3.8 scroll-to-top appears with the first scroll, at every width and on overviews',
  async ({ page, open, reader }) => {
    const toTop = page.getByRole('link', { name: reader.words.toTop });
    for (const [width, path] of [
      [1440, '/config/'],
      [1440, guide],
      [1000, ''],
      [390, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 760 });
      if (path) await open(reader.prefix + path);
      await expect(toTop, `at 0, ${width} px`).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 1));
      await expect(toTop, `at 1, ${width} px`).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(toTop, `at 600, ${width} px`).toBeInViewport({ ratio: 1 });
      await toTop.click();
      await expect.poll(() => topOf(page)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    }
  },
);

const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

testEnglish(
  '2.3.9 2.6.15 9.18 ?navbar=0, ?sidebar=0, ?outline=0 and ?footer=0 hide that part, with its space, and nothing else',
  async ({ page, open, reader, errors }) => {
    for (const part of PARTS) {
      await open(`${reader.prefix}${guide}?${part}=0`);
      const { navbar, sidebar, outline, neighbors } = partsOf(page, reader);
      const parts = { navbar, sidebar, outline, footer: neighbors };
      for (const [name, locator] of Object.entries(parts))
        await expect(locator, part).toBeVisible({ visible: name !== part });
      const height = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--rp-nav-height').trim(),
      );
      expect(height, part).toBe(part === 'navbar' ? '0px' : '72px');
    }
    expect(errors).toEqual([]);
  },
);

testChinese(
  '2.3.10 3.2 frontmatter navbar, sidebar, outline or footer: false leaves that part out, overview: false gives an ordinary page',
  async ({ reader, request }) => {
    for (const part of PARTS) {
      const address = fixturePath('features', reader, `guide/parts/${part}`);
      const others = PARTS.filter((other) => other !== part);
      expect(partsIn(await readHtml(request, address), reader)).toEqual(others);
    }
    const plain = await readHtml(request, fixturePath('features', reader, 'guide/parts/overview'));
    expect(plain.querySelector('main input[type=search]')).toBeNull();
    expect(partsIn(plain, reader)).toEqual(PARTS);
  },
);

testEnglish(
  '2.3.9 all flags at once apply before the app starts, and nothing moves',
  async ({ page, reader }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await holdApp(page);
    await page.goto(`${reader.prefix}${guide}?navbar=0&sidebar=0&outline=0&footer=0`);
    const { navbar, sidebar, outline, neighbors } = partsOf(page, reader);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'idle');
    for (const part of [navbar, sidebar, outline, neighbors]) await expect(part).toBeHidden();
    await startApp(page);
    for (const part of [navbar, sidebar, outline, neighbors]) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(Math.max(0, ...shifts)).toBeLessThan(0.001);
  },
);

testChinese(
  '2.6.15 9.18 2.3.12 4.16 9.13 the navbar is 72 px high, 56 px up to 768 px; it hides when scrolling down, at most every 200 ms',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const { navbar } = partsOf(page, reader);
    for (const [width, height] of [
      [768, 56],
      [769, 72],
      [1440, 72],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(navbar)).height, `${width} px`).toBe(height);
    }
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const scrollTo = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            window.addEventListener('scroll', () => resolve(), { once: true });
            window.scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    await scrollTo(300);
    await page.clock.runFor(200);
    await scrollTo(700);
    await page.clock.runFor(199);
    await expect(navbar).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    await expect(navbar).toHaveCSS('opacity', '0');
    await scrollTo(500);
    await page.clock.runFor(200);
    await expect(navbar).toHaveCSS('opacity', '1');
  },
);

testEnglish('2.3.12 hideNavbar never: the navbar stays', async ({ page, open, reader }) => {
  await open(fixturePath('features', reader, 'guide/headings'));
  const { navbar } = partsOf(page, reader);
  await page.clock.install();
  for (const top of [300, 700, 1100]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.clock.runFor(400);
  }
  await expect(navbar).toBeInViewport();
});

testEnglish(
  '2.3.12 3.12 3.15 3.18 3.19 navbar (hideNavbar always), edit link, date and scroll-to-top can be switched off',
  async ({ reader, request }) => {
    const page = await readHtml(request, fixturePath('bare', reader, 'guide/'));
    expect(partsIn(page, reader)).toEqual(['sidebar', 'outline', 'footer']);
    const has = (root: HTMLElement) =>
      [reader.words.edit, reader.words.lastUpdated, reader.words.toTop].map((words) =>
        root.outerHTML.includes(words),
      );
    expect(has(page)).toEqual([false, false, false]);
    // The same words where they are not switched off.
    const usual = await readHtml(request, fixturePath('features', reader, 'guide/headings'));
    expect(has(usual)).toEqual([true, true, true]);
  },
);

testEnglish(
  '2.6.17 9.17 below 1280 px a hidden navbar does not stick',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 1279, height: 900 });
    await open(reader.prefix + guide);
    const { navbar } = partsOf(page, reader);
    const position = () => navbar.evaluate((element) => getComputedStyle(element).position);
    expect(await position()).toBe('sticky');
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 100);
        return position();
      })
      .toBe('relative');
    await expect(navbar).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await position()).toBe('sticky');
  },
);
