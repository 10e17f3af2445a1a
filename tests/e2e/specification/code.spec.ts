import { expect, fixturePath, testBoth, testChinese, testEnglish } from '../../kit/reader';

const guide = '/guide/start/quick-start';

testEnglish(
  '2.3.27 every code block has a copy button and a wrap toggle, seen when it is pointed at',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    // Each button fades in with a transition that the next block would wait for.
    await page.addStyleTag({ content: '* { transition: none !important; }' });
    const blocks = page.locator('.rp-codeblock:visible');
    expect(await blocks.count()).toBeGreaterThan(5);
    for (const block of await blocks.all()) {
      await block.hover();
      for (const name of [reader.words.copy, reader.words.wrap]) {
        const button = block.getByRole('button', { name });
        await expect(button).toHaveCount(1);
        await expect(button).toHaveCSS('opacity', '1');
      }
    }
  },
);

testChinese(
  '2.3.28 install tabs offer npm, yarn, pnpm, bun and deno, each with its own command',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    // By the group's first command; the others follow its choice.
    const names = '@rslib/core @types/node typescript'.split(' ');
    const groups = ['install', `install -D ${names.join(' ')}`].map((command) =>
      page.locator('.rp-tabs', { hasText: new RegExp(`npm ${command}\\s*(yarn|$)`) }),
    );
    const [bare, named] = groups.map((group) => group.locator('[data-panel]:visible pre'));
    const labels = groups[0]?.locator('label');
    if (!labels || !bare || !named) throw new Error('There are no install tabs.');
    await expect(labels).toHaveText(['npm', 'yarn', 'pnpm', 'bun', 'deno']);
    for (const label of await labels.all()) {
      await label.click();
      const name = (await label.textContent())?.trim() ?? '';
      await expect(bare).toHaveText(`${name} install`);
      const packages = names.map((one) => (name === 'deno' ? `npm:${one}` : one));
      const verb = name === 'npm' ? 'install' : 'add';
      await expect(named).toHaveText(`${name} ${verb} -D ${packages.join(' ')}`);
    }
  },
);

testEnglish(
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
    const words = await message;
    expect(words).toMatch(/Ctrl\+C.*Enter/);
    expect(/\p{Script=Han}/u.test(words)).toBe(reader.language === 'zh');
  },
);

testChinese(
  "4.21 the wrap toggle starts from the site's default",
  async ({ page, open, reader }) => {
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
    // The site has no default wrap; the fixture does.
    await open(reader.prefix + guide);
    expect(await wraps()).toBe(unwrapped);
  },
);
