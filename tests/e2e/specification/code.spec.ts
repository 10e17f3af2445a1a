import { expect, fixturePath, testBoth } from '../../kit/reader';

const guide = '/guide/start/quick-start';

testBoth(
  '2.3.27 a code block has a copy button and a wrap toggle',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const { copy, wrap } = reader.words;
    await expect(page.getByRole('button', { name: copy }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: wrap }).first()).toBeAttached();
  },
);

testBoth('2.3.28 install tabs offer npm, yarn, pnpm and bun', async ({ page, open, reader }) => {
  await open(reader.prefix + guide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const names = (await tabs.allInnerTexts()).map((name) => name.trim());
  expect(names).toEqual(expect.arrayContaining(['npm', 'yarn', 'pnpm', 'bun']));
});

testBoth(
  '4.19 9.24 after a copy the button shows success for 2000 ms',
  async ({ page, open, reader, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(fixturePath('features', reader, 'guide/code'));
    await page.clock.install();
    await page.bringToFront();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('button', { name: reader.words.copy });
    await button.click();
    await expect(button).toHaveClass(/copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('a long line');
    await page.clock.runFor(1900);
    await expect(button).toHaveClass(/copied/);
    await page.clock.runFor(100);
    await expect(button).not.toHaveClass(/copied/);
  },
);

testBoth(
  '4.20 8.4 when the copy fails a prompt names the shortcut and Enter',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/code'));
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const message = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.dismiss();
      }),
    );
    await page.getByRole('button', { name: reader.words.copy }).click();
    expect(await message).toMatch(/Ctrl\+C.*Enter/);
  },
);

testBoth("4.21 the wrap toggle starts from the site's default", async ({ page, open, reader }) => {
  const wraps = () =>
    page
      .locator('pre code')
      .first()
      .evaluate((code) => getComputedStyle(code).whiteSpace);
  const { wrap } = reader.words;
  await open(fixturePath('features', reader, 'guide/code'));
  const wrapped = await wraps();
  await page.getByRole('button', { name: wrap }).click();
  await expect.poll(wraps).not.toBe(wrapped);
  const unwrapped = await wraps();
  // The real site has no default wrap, the fixture has.
  await open(reader.prefix + guide);
  expect(await wraps()).toBe(unwrapped);
});

testBoth(
  "4.22 the chosen tab is kept under 'rspress.tabs.' and restored",
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const tab = page.getByRole('tablist').first().getByRole('tab', { name: 'pnpm' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('rspress.tabs.')),
    );
    expect(stored).toHaveLength(1);
    await open(reader.prefix + guide);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
);
