import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { findings, inject } from '../a11y/axe';
import { freePort } from '../kit/freePort';
import { type ScratchCopy, scratchCopy } from '../kit/scratchCopy';
import { expect, type Page, test } from '../kit/test';

// Runs the real dev server in a copy of the checkout with two pages per language.
test.describe.configure({ mode: 'serial' });
const pageText = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n\n${body}`;
const EN = pageText('First', '## Use it {#use}\n\nSee [the other](/guide/second).\n');
const ZH = pageText('第一', '## 使用 {#use}\n\n参见[另一页](/guide/second)。\n');
const BROKEN = pageText(
  '第一',
  [
    '## 使用 {#usage}\n\n参见[另一页](/guide/secnd)和[这里](#usag)。\n',
    '```ts title="rslib.config.ts"\nexport default defneConfig({});\n```\n',
  ].join('\n'),
).replace('description: ', 'overveiw: true\ndescription: ');

let copy: ScratchCopy;
let server: ChildProcess;
let address: string;
let printed = '';

const isAnswering = () =>
  fetch(`${address}/zh/guide/first`).then(
    ({ ok }) => ok,
    () => false,
  );

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = scratchCopy({ isWanted: (file) => !/^(docs|bench)\//.test(file) });
  for (const [language, first] of [
    ['en', EN],
    ['zh', ZH],
  ]) {
    copy.write(`docs/${language}/_nav.json`, '[]\n');
    copy.write(`docs/${language}/guide/_meta.json`, '["first", "second"]\n');
    copy.write(`docs/${language}/guide/first.mdx`, first ?? '');
    copy.write(`docs/${language}/guide/second.mdx`, pageText('S', ''));
  }
  const port = await freePort();
  address = `http://localhost:${port}`;
  const { NODE_ENV: _, ...env } = process.env;
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts', '--port', `${port}`], {
    cwd: copy.root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  await expect.poll(isAnswering, { timeout: 150_000 }).toBe(true);
});
test.afterAll(async () => {
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.kill();
  await closed;
  copy.remove();
});

const waiting = { timeout: 60_000 };

/** Opens the first Chinese page, which the server compiles on request. */
async function openFirst(page: Page) {
  await page.goto(`${address}/zh/guide/first`);
  await expect(page.getByRole('heading', { level: 1, name: '第一' })).toBeVisible(waiting);
}

test('the first search after the start keeps the page as it is', async ({ page }) => {
  await openFirst(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('group')).toBeVisible({ timeout: 15_000 });
  expect(loads).toBe(0);
});

test('problems of a page are shown on it, in its language, and in the terminal', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openFirst(page);
  const list = page.getByRole('complementary').filter({ hasText: '本页的问题' });
  await expect(list).toHaveCount(0);

  copy.write('docs/zh/guide/first.mdx', BROKEN);
  const expected = [
    [
      'docs/zh/guide/first.mdx:3',
      '“overveiw” is not a valid key of the frontmatter',
      'overview: true',
    ],
    ['docs/zh/guide/first.mdx:9', 'heading “使用” is h2 {#usage}', '## 使用 {#use}'],
    ['docs/zh/guide/first.mdx:11', '“/guide/secnd” leads to no page', '/guide/second'],
    ['docs/zh/guide/first.mdx:11', '“#usag” leads to no heading', '#usage'],
    ['docs/zh/guide/first.mdx:13', 'code 1 is only here'],
    ['docs/zh/guide/first.mdx:4', 'spacing or punctuation of Chinese', '第一。'],
    ['docs/zh/guide/first.mdx:14', "Cannot find name 'defneConfig'"],
    ['docs/zh/guide/first.mdx:14', 'loadConfig() cannot load rslib.config.ts: defneConfig'],
  ];
  const { length } = expected;
  await expect(list.getByRole('listitem')).toHaveCount(length, waiting);
  const said = page.getByRole('status').filter({ hasText: `本页的问题：${length}` });
  await expect(said).toBeAttached();
  for (const [place = '', problem = '', write = ''] of expected) {
    const item = list.getByRole('listitem').filter({ hasText: problem });
    await expect(item).toContainText(place);
    if (write) await expect(item).toContainText(/改为： /);
    if (write) await expect(item).toContainText(write);
    expect(printed).toMatch(new RegExp(`${place}  .*${problem.replace(/\W/g, '\\$&')}`));
  }

  await inject(page);
  expect(await findings(page, '.dev-problems')).toEqual([]);
});

test('invalid MDX is reported with its line, in the terminal and over the page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openFirst(page);
  copy.write('docs/zh/guide/first.mdx', ZH.replace('参见', '参见 <Foo '));
  const place = /docs\/zh\/guide\/first\.mdx:10:\d+: Unexpected character/;
  await expect.poll(() => printed, waiting).toMatch(place);
  await expect(page.locator('rsbuild-error-overlay')).toContainText(place, waiting);
  copy.write('docs/zh/guide/first.mdx', ZH);
  await expect(page.locator('rsbuild-error-overlay')).toHaveCount(0, waiting);
});

test('a page that throws says so, and is back once it is mended', async ({ page }) => {
  test.setTimeout(120_000);
  await openFirst(page);
  copy.write('docs/zh/guide/first.mdx', ZH.replace('参见', '参见 {version} '));
  await expect(page.locator('rsbuild-error-overlay')).toContainText('version', waiting);
  await expect.poll(() => printed, waiting).toContain('{version} is computed on the page');
  copy.write('docs/zh/guide/first.mdx', ZH);
  await expect(page.getByRole('heading', { level: 1, name: '第一' })).toBeVisible(waiting);
  await expect(page.locator('rsbuild-error-overlay')).toHaveCount(0, waiting);
});

test('a hash leads to its heading even when the page renders late', async ({ page }) => {
  test.setTimeout(120_000);
  await openFirst(page);
  copy.write('docs/zh/guide/first.mdx', ZH.replace('## ', `${'又一段。\n\n'.repeat(80)}## `));
  await expect(page.getByText('又一段。')).toHaveCount(80, waiting);
  await page.goto('about:blank');
  await page.goto(`${address}/zh/guide/first#use`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport(waiting);
  copy.write('docs/zh/guide/first.mdx', ZH);
});

test('a page renders in a browser that blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    const bar = () => {
      throw new DOMException('Storage is barred', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: bar, configurable: true });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openFirst(page);
  expect(errors).toEqual([]);
});

test('the temporary files of an editor restart nothing', async ({ page }) => {
  const from = printed.length;
  await page.goto(`${address}/guide/second`);
  const save = async (text: string) => {
    copy.write('docs/en/guide/second.mdx', pageText('S', text));
    await expect(page.getByText(text)).toBeVisible(waiting);
  };
  const names = ['4913', '.#second.mdx', 'second.mdx___jb_old___'];
  for (const name of names) copy.write(`docs/en/guide/${name}`, '');
  await save('Saved once.');
  for (const name of names) rmSync(`${copy.root}/docs/en/guide/${name}`);
  await save('Saved again.');
  expect(printed.slice(from)).not.toMatch(/restart/i);
});

/** Waits until another server has started because of a file, and answers. */
async function restarts(from: number, file: string) {
  const started = new RegExp(`Restarting the server: ${file} has changed[^]*Rspress v`);
  await expect.poll(() => printed.slice(from), waiting).toMatch(started);
  await expect.poll(isAnswering, { timeout: 120_000 }).toBe(true);
}

test('a page is reported until it has its twin; after changes while the server starts, a changed word is shown and a page that was renamed and back is there', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const start = printed.length;
  copy.write('docs/en/guide/third.mdx', pageText('Third', 'New.\n'));
  await restarts(start, 'docs/en/guide/third.mdx');
  await page.goto(`${address}/guide/third`);
  await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible(waiting);
  const list = page.getByRole('complementary').filter({ hasText: 'Problems on this page' });
  const item = list.getByRole('listitem');
  await expect(item).toContainText('the page does not exist in the other language', waiting);
  await expect(item).toContainText('Write: docs/zh/guide/third.mdx');

  const [here = '', there = ''] = ['second', 'other'].map(
    (name) => `${copy.root}/docs/en/guide/${name}.mdx`,
  );
  /** Makes a change and waits until the server stops for it. */
  const change = async (file: string, make: () => void) => {
    const from = printed.length;
    make();
    const message = new RegExp(`Restarting the server: ${file} has changed`);
    await expect.poll(() => printed.slice(from), waiting).toMatch(message);
    return from;
  };
  const twin = 'docs/zh/guide/third.mdx';
  await change(twin, () => copy.write(twin, pageText('第三', '新的。\n')));
  const edit = () => copy.edit('i18n/en/controls.ts', "'Skip to content'", "'Skip all this'");
  await change('i18n/en/controls.ts', edit);
  const renamed = 'docs/en/guide/(second|other)\\.mdx';
  // The stock server misses pages that are added or deleted while it starts.
  await change(renamed, () => renameSync(here, there));
  const from = await change(renamed, () => renameSync(there, here));
  await restarts(from, renamed);
  // The open page loads again.
  await expect(page.getByText('Skip all this')).toBeAttached(waiting);
  await expect(item).toHaveCount(0, waiting);
  expect(server.exitCode).toBeNull();
  await page.goto(`${address}/guide/second`);
  await expect(page.getByRole('heading', { level: 1, name: 'S' })).toBeVisible(waiting);
});
