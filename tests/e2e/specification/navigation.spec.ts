import { pageScript } from '../../kit/pageScript';
import { expect, fixturePath, partsOf, testChinese, testEnglish } from '../../kit/reader';
import { boxOf, jumpTo, noteDocument, topOf } from '../measure';
import { hold } from '../search/held';

const intro = '/guide/start/';
const guide = '/guide/start/quick-start';

testEnglish(
  '4.1 4.4 1.6 7.2 3.1 3.3 3.4 a double click on a link loads the page, its title and its outline without a reload, before the address changes, and adds one history entry',
  async ({ page, open, reader }) => {
    await open(reader.prefix + intro);
    const isSameDocument = await noteDocument(page);
    const addresses: string[] = [];
    await page.route('**/async/**', async (route) => {
      addresses.push(new URL(page.url()).pathname);
      await route.continue();
    });
    const { sidebar, outline } = partsOf(page, reader);
    const title = await page.title();
    await sidebar.locator(`a[href="${reader.prefix}${guide}"]`).dblclick();
    await expect(page).toHaveURL((url) => url.pathname === reader.prefix + guide);
    expect([...new Set(addresses)]).toEqual([reader.prefix + intro]);
    await expect(page).not.toHaveTitle(title);
    await expect(outline.locator('a[href="#next-steps"]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(reader.prefix + intro);
    await expect(page).toHaveTitle(title);
    expect(await isSameDocument()).toBe(true);
  },
);

testEnglish(
  '4.5 9.8 9.9 9.10 9.11 9.12 a progress bar appears when loading takes over 200 ms, and advances',
  async ({ page, open, reader }) => {
    await open(reader.prefix + intro);
    await page.clock.install();
    const release = await hold(page, '**/async/*.js');
    await page.clock.pauseAt(Date.now() + 60_000);
    await partsOf(page, reader).sidebar.locator(`a[href="${reader.prefix}${guide}"]`).click();
    const bar = page.locator('#nprogress .bar');
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    // The bar slides in from the left: a minimum of 8 % is a shift of -92 %.
    await page.clock.runFor(30);
    const style = () => bar.getAttribute('style');
    expect(await style()).toContain('-92%');
    expect(await style()).toMatch(/transition: (all )?200ms/);
    // Every 800 ms it advances by up to 2 %; here by half of that.
    await page.evaluate(() => Object.assign(Math, { random: () => 0.5 }));
    await page.clock.runFor(700);
    expect(await style()).toContain('-92%');
    await page.clock.runFor(100);
    expect(await style()).toContain('-91%');
    release();
    await page.clock.resume();
    await expect(page).toHaveURL((url) => url.pathname === reader.prefix + guide);
    await expect(bar).toHaveCount(0);
  },
);

testChinese(
  '4.6 9.26 2.3.5 a link with a hash scrolls to the heading, below the navbar',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/solution/react`);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.querySelector('main')?.prepend(link);
      link.click();
    }, `${reader.prefix}${guide}#template`);
    await expect(page).toHaveURL((url) => url.hash === '#template');
    // The exact position may vary: below the navbar, at the top of what the reader sees.
    const { bottom } = await boxOf(partsOf(page, reader).navbar);
    expect(bottom).toBe(72);
    const top = async () => Math.round((await boxOf(page.locator('#template'))).y);
    await expect.poll(top).toBeGreaterThanOrEqual(bottom);
    expect(await top()).toBeLessThan(bottom + 100);
  },
);

testEnglish(
  '4.1 a link to the current page scrolls to its top and adds one history entry',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}${guide}#next-steps`);
    const top = () => topOf(page);
    await expect.poll(top).toBeGreaterThan(1000);
    const isSameDocument = await noteDocument(page);
    await jumpTo(page, 700);
    await partsOf(page, reader).sidebar.locator('a[aria-current="page"]').click();
    await expect.poll(top).toBe(0);
    await expect(page).toHaveURL(reader.prefix + guide);
    // The same address adds no history entry.
    await jumpTo(page, 900);
    await partsOf(page, reader).sidebar.locator('a[aria-current="page"]').click();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${reader.prefix}${guide}#next-steps`);
    expect(await isSameDocument()).toBe(true);
  },
);

testEnglish(
  '4.1 4.4 any link is followed within the app, and a page whose script is loaded renders before the next frame',
  async ({ page, open, reader }) => {
    await open(reader.prefix + intro);
    await page.evaluate((href) => {
      // A link that no component rendered.
      const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.querySelector('main')?.prepend(link);
      Object.assign(window, { link });
    }, reader.prefix + guide);
    const isSameDocument = await noteDocument(page);
    const loaded = page.waitForResponse(`**${pageScript(reader.prefix + guide)}`);
    await page.locator('main > a').first().hover();
    await loaded;
    const title = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('click', () =>
            setTimeout(() => resolve(document.querySelector('h1')?.id)),
          );
          setTimeout(() => Reflect.get(window, 'link').click(), 100);
        }),
    );
    expect(title).toBe('quick-start');
    expect(await isSameDocument()).toBe(true);
  },
);

/** In the page: records how many parts each view transition from now on moves. */
const watchTransitions = () => {
  const original = document.startViewTransition.bind(document);
  const moving: Promise<number>[] = [];
  Object.assign(window, { moving });
  document.startViewTransition = (...args) => {
    const transition = original(...args);
    const count = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      // React hides what does not change by an animation of no duration.
      const isMoving = (effect: KeyframeEffect) =>
        effect.pseudoElement?.startsWith('::view-transition') && effect.getTiming().duration !== 0;
      return effects.filter(isMoving).length;
    };
    moving.push(transition.ready.then(count));
    return transition;
  };
};

testEnglish(
  '4.7 navigation is a view transition when enabled, without motion under reduced motion',
  async ({ page, open, reader, errors }) => {
    const visit = async (name: string) => {
      await page.evaluate(watchTransitions);
      await partsOf(page, reader).sidebar.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    };
    const moving = () =>
      page.evaluate(() => Promise.all(Reflect.get(window, 'moving') as Promise<number>[]));
    await open(fixturePath('features', reader, 'guide/headings'));
    await page.bringToFront();
    for (const [reducedMotion, name, isMoving] of [
      ['no-preference', 'Pictures', true],
      ['reduce', 'Links', false],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await visit(name);
      await expect.poll(moving).not.toEqual([]);
      expect(Math.max(...(await moving())) > 0, reducedMotion).toBe(isMoving);
    }
    await open(reader.prefix + guide);
    await visit('Glossary');
    expect(await moving()).toEqual([]);
    expect(errors).toEqual([]);
  },
);
