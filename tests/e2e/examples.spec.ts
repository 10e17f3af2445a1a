import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';
import { findings, inject, MODES, show } from '../a11y/axe';
import { openPage } from '../kit/openPage';
import { startApp } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';

const PAGES = [
  { page: '/guide/solution/react', texts: en },
  { page: '/zh/guide/solution/react', texts: zh },
];

/** The tree of the first example of a page. */
const treeOf = (page: Page) =>
  page.locator('figure details').filter({ hasText: 'package.json' }).first();

// A first visit is sent to the reader's language (specification 4.25); these tests are no first visit.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

for (const { page: path, texts } of PAGES) {
  test.describe(path, () => {
    const output = texts['example.output'].replace('{tool}', 'Rslib 1.0.1');
    const tabs = texts['example.tabs'].replace('{group}', output);

    test('tabs show one emitted file at a time, by pointer and by key', async ({ page }) => {
      await page.goto(path);
      const list = page.getByRole('radiogroup', { name: tabs }).first();
      const [first, second] = await list.getByRole('radio').all();
      if (!first || !second) throw new Error('the first example has one file only');
      const panels = page.locator('figure [data-kind="output"]').first().locator('[data-panel]');
      await list.locator('label').nth(1).click();
      await expect(second).toBeChecked();
      await expect(panels.nth(1)).toBeVisible();
      await expect(panels.nth(0)).toBeHidden();
      await second.press('ArrowLeft');
      await expect(first).toBeFocused();
      await expect(panels.nth(0)).toBeVisible();
      await expect(panels.nth(1)).toBeHidden();
    });

    test('the archive holds the project', async ({ page, request }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: texts['example.download'] }).first();
      const href = (await link.getAttribute('href')) ?? '';
      const files = unzipSync(new Uint8Array(await (await request.get(href)).body()));
      const id = /(\w[\w-]*)\.zip$/.exec(href)?.[1] ?? '';
      expect(JSON.parse(strFromU8(files[`${id}/package.json`] ?? new Uint8Array()))).toHaveProperty(
        'name',
        id,
      );
    });

    test('each file of the tree opens on the page, by pointer and by key, emitted ones with their size', async ({
      page,
    }) => {
      await page.goto(path);
      const tree = treeOf(page);
      await tree.locator('summary').first().click();
      const files = await tree
        .getByRole('listitem')
        .filter({ has: page.locator('details') })
        .all();
      expect(files.length).toBeGreaterThan(5);
      for (const [index, file] of files.entries()) {
        const name = file.locator('summary');
        if (index === 0) await name.press('Enter');
        else await name.click();
        const href = (await file.getByRole('link').getAttribute('href')) ?? '';
        const local = href.replace(/^https:\/\/github\.com\/[^/]+\/[^/]+\/tree\/main\//, '');
        await expect(file.locator('pre code')).toHaveText(readFileSync(local, 'utf8').trim());
        const isEmitted = local.includes('/__recorded__/');
        expect(/ ?[\d.]+ k?B$/.test((await name.textContent()) ?? ''), href).toBe(isEmitted);
      }
    });

    test('a file that cannot be fetched says so, keeps its address, and is asked for again', async ({
      page,
    }) => {
      const answers = ['abort', 'page', 'gone', 'right'];
      await page.route('**/static/examples/*.json', (route) => {
        const answer = answers.shift();
        if (answer === 'abort') return route.abort();
        if (answer === 'page') return route.fulfill({ contentType: 'text/html', body: '<p>Login' });
        if (answer === 'gone') return route.fulfill({ status: 404, body: 'Not found' });
        return route.continue();
      });
      await page.goto(path);
      await startApp(page);
      const tree = treeOf(page);
      await tree.locator('summary').first().click();
      const file = tree
        .getByRole('listitem')
        .filter({ has: page.locator('details') })
        .first();
      const name = file.locator('summary');
      for (const _ of ['abort', 'page', 'gone']) {
        await name.click();
        await expect(file.getByRole('alert')).toHaveText(texts['example.unreachable']);
        await expect(file.getByRole('link')).toHaveAttribute('href', /^https:\/\/github\.com\//);
        await name.click();
      }
      await name.click();
      await expect(file.locator('pre')).toBeVisible();
      await expect(file.getByRole('alert')).toHaveCount(0);
    });

    test('a file opened before the app is there shows its contents when it is', async ({
      page,
    }) => {
      await page.goto(path);
      const tree = treeOf(page);
      await tree.evaluate((all) => {
        for (const one of [all, all.querySelector('li details')]) {
          (one as HTMLDetailsElement).open = true;
        }
      });
      await startApp(page);
      await expect(tree.locator('li details[open] pre')).toBeVisible();
    });

    for (const [name, option, value, shown] of [
      ['output-format', 'format', "format: 'cjs'", '"use strict"'],
      ['output-structure', 'bundle', 'bundle: false', 'export { fill }'],
    ] as const) {
      test(`${name} compares the values of ${option} in place`, async ({ page }) => {
        await page.goto(`${texts === zh ? '/zh' : ''}/guide/basic/${name}`);
        const title = texts['example.explored'].replace('{option}', option);
        const figure = page.getByRole('figure', { name: title });
        const code = figure.getByText(shown).first();
        await expect(code).toBeHidden();
        await figure.getByText(value).click();
        await expect(code).toBeVisible();
      });
    }

    test('one row leads to the explorer with the same options, to the repository and to the archive', async ({
      page,
    }) => {
      const prefix = texts === zh ? '/zh' : '';
      await page.goto(`${prefix}/guide/basic/output-format`);
      const actions = page.locator('figure', { hasText: 'use.cjs' }).first().locator('footer > p');
      const links = actions.getByRole('link');
      await expect(links).toHaveText([
        texts['example.explore'],
        texts['example.folder'],
        texts['example.download'],
      ]);
      await links.first().click();
      await expect(page).toHaveURL(`${prefix}/guide/start/explore?source=function&format=cjs`);
      await expect(page.getByRole('radio', { name: 'cjs', exact: true }).first()).toBeChecked();
    });

    test('a command is copied without what it printed', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${texts === zh ? '/zh' : ''}/guide/basic/output-format`);
      const run = page.locator('section[data-kind="run"]').first();
      await run.getByRole('button').first().click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe((await run.locator('code').first().textContent()) ?? '');
    });

    test('lines of the output that the page talks about are marked, also in forced colours', async ({
      page,
    }) => {
      await page.goto(`${texts === zh ? '/zh' : ''}/guide/basic/output-format`);
      const emitted = page.locator('section[data-kind="output"]', { hasText: 'node:path' }).first();
      const marked = emitted.locator('.line.highlighted');
      await expect(marked).toHaveText(['import { join } from "node:path";']);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(marked).toHaveCSS('outline-style', 'solid');
      const printed = page.locator('section[data-kind="run"] .line.highlighted');
      await expect(printed.first()).toHaveText('require: 1');
    });

    test('source and output stand side by side where no line of theirs is cut', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1680, height: 1000 });
      await page.goto(path);
      const example = page.locator('figure[data-fit]').first();
      const [source, output] = await example.locator('section').all();
      if (!source || !output) throw new Error('the example has one part only');
      const boxes = async () => [await source.boundingBox(), await output.boundingBox()];
      const [left, right] = await boxes();
      expect(right?.y).toBe(left?.y);
      expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
      const lineOf = async (part: typeof source) =>
        (await part.locator('pre:visible').first().boundingBox())?.y;
      expect(await lineOf(source)).toBe(await lineOf(output));
      const cut = await page.locator('figure[data-fit] section pre:visible').evaluateAll((blocks) =>
        blocks
          .filter((block) => {
            const box = block.parentElement ?? block;
            return (
              Math.max(box.scrollWidth - box.clientWidth, block.scrollWidth - block.clientWidth) > 0
            );
          })
          .map((block) => block.textContent),
      );
      expect(cut).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 1000 });
      const [above, below] = await boxes();
      expect(below?.x).toBe(above?.x);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    });

    test('the Markdown of the page holds the emitted code', async ({ request }) => {
      const markdown = await (await request.get(`${path}.md`)).text();
      expect(markdown).toContain(`${output}\n\n\`\`\`js title="dist/`);
    });
  });
}

for (const [language, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`${language}: axe finds nothing on an open file of the tree, nor on marked lines`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await openPage(page, `${prefix}/guide/basic/output-format`);
    const tree = treeOf(page);
    await tree.locator('summary').first().click();
    await tree.locator('li summary').first().click();
    await expect(tree.locator('li pre')).toBeVisible();
    await inject(page);
    for (const mode of MODES[language]) {
      await show(page, mode);
      expect(await findings(page), `${mode.colorScheme}, ${mode.viewport.width} px`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs show every file, one at a time', async ({ page }) => {
    await page.goto('/guide/solution/react');
    const group = page.locator('figure section[data-kind="output"]').first();
    const labels = await group.locator('label').all();
    expect(labels.length).toBeGreaterThan(2);
    for (const [index, label] of labels.entries()) {
      await label.click();
      await expect(group.locator('[data-panel]:visible')).toHaveCount(1);
      await expect(group.locator('[data-panel]').nth(index)).toBeVisible();
    }
  });

  test('each file of the tree leads to the repository', async ({ page }) => {
    await page.goto('/guide/solution/react');
    const tree = treeOf(page);
    await tree.locator('summary').first().click();
    const files = await tree
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .all();
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      await file.locator('summary').click();
      const link = file.getByRole('link', { name: en['example.folder'] });
      await expect(link).toBeVisible();
      const [, local = ''] =
        /\/tree\/main\/(.+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
      expect(existsSync(local), local).toBe(true);
    }
  });
});
