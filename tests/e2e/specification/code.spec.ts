import { expect, fixturePath, testChinese, testEnglish } from '../../kit/reader';
import { boxOf } from '../measure';

const guide = '/guide/start/quick-start';

testEnglish(
  '2.3.27 every code block has a copy button and a wrap toggle of 32 px, visible only on hover',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    // Each button fades in with a transition that the next block would wait for.
    await page.addStyleTag({ content: '* { transition: none !important; }' });
    const blocks = page.locator('.rp-codeblock:visible');
    expect(await blocks.count()).toBeGreaterThan(5);
    for (const block of await blocks.all()) {
      const names = [reader.words.copy, reader.words.wrap];
      const buttons = names.map((name) => block.getByRole('button', { name }));
      await page.mouse.move(0, 0);
      for (const button of buttons) await expect(button).toHaveCSS('opacity', '0');
      const ground = block.locator('.rp-code-button-group');
      await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await block.hover();
      for (const button of buttons) {
        await expect(button).toHaveCSS('opacity', '1');
        const { width, height } = await boxOf(button);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
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

testChinese(
  '4.19 4.20 4.21 8.4 9.24 after a copy the button shows success for 2000 ms; when copying fails a prompt names the shortcut and Enter; code wraps as the site is configured, until its button is pressed',
  async ({ page, open, reader, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // This site wraps code; where a site does not, the button wraps it (tests/e2e/a11y/keys.spec.ts).
    await open(fixturePath('features', reader, 'guide/code'));
    const code = page.locator('pre code').first();
    await expect(code).toHaveCSS('white-space', 'pre-wrap');
    await page.getByRole('button', { name: reader.words.wrap }).click();
    await expect(code).toHaveCSS('white-space', 'pre');

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
    await page.clock.resume();

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
    await button.click();
    expect(await message).toMatch(/\p{Script=Han}.*Ctrl\+C.*Enter/u);
  },
);
