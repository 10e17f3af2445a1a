/**
 * `pnpm screenshots [pages…]`: takes screenshots of the built site in six widths, four looks and both languages, and puts
 * them on one sheet for visual review, `test-reports/screenshots/sheet.html`. Needs `pnpm build`.
 */
import '../checks/run/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchChromium } from './findChromium';
import { serveFolder } from './host/serveFolder';

const OUT = path.resolve('test-reports/screenshots');
const WIDTHS = [390, 768, 1024, 1280, 1440, 1920];
const HEIGHT = 900;
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
  print: { colorScheme: 'light', media: 'print' },
} as const satisfies Record<string, Parameters<Page['emulateMedia']>[0]>;

const ARTICLE = '/guide/start/quick-start';
type Open = (page: Page) => Promise<unknown>;
/** Presses the first visible match of a selector; throws if it matches nothing in any width. */
const press =
  (selector: string): Open =>
  async (page) => {
    if ((await page.locator(selector).count()) === 0) throw new Error(`${selector} is not there.`);
    const control = page.locator(selector).filter({ visible: true }).first();
    if ((await control.count()) > 0) await control.click({ timeout: 5_000 });
  };
/** Opens the search, types a query and waits for its results. */
const search =
  (words: string, answer: string): Open =>
  async (page) => {
    await page.keyboard.press('/');
    await page.locator('[role=dialog] input').fill(words);
    await page.locator(answer).first().waitFor();
  };
const scroll =
  (top: number): Open =>
  (page) =>
    page.evaluate((y) => window.scrollTo(0, y), top);

/** Pages to take: the address, and what to open there first. */
const SUBJECTS: Readonly<Record<string, readonly [route: string, open?: Open]>> = {
  home: ['/'],
  'home-end': ['/', scroll(1e6)],
  guide: ['/guide/basic/output-format'],
  'guide-middle': ['/guide/basic/output-format', scroll(2200)],
  option: ['/config/lib/format'],
  explorer: ['/guide/start/explore'],
  overview: ['/config/'],
  filter: ['/config/', (page) => page.getByRole('searchbox').fill('css')],
  comparison: ['/guide/start/compare'],
  blog: ['/blog/'],
  post: ['/blog/introducing-rslib'],
  // Similar to an existing page, so that it is suggested.
  'not-found': ['/guide/basic/output-formats', (page) => page.locator('main p + nav').waitFor()],
  'search-start': [ARTICLE, search('', '[role=dialog]')],
  search: [ARTICLE, search('dts', '[role=dialog] [role=treeitem]')],
  'search-none': [ARTICLE, search('qqqzzz', '[role=dialog] [target=_blank]')],
  tools: [ARTICLE, press('.rp-nav__left button[popovertarget]')],
  languages: [ARTICLE, press('.rp-nav__right button.rp-nav-menu__item__container')],
  menu: [ARTICLE, press('.rp-nav-hamburger')],
  sidebar: [ARTICLE, press('[popovertarget="site-sidebar"]')],
  outline: [ARTICLE, press('[popovertarget="site-outline"]')],
};

/** Takes a page in one look and language, in all widths; returns the row of the sheet. */
async function take(page: Page, url: string, name: string, look: string): Promise<string> {
  const [route, open] = SUBJECTS[name] ?? [''];
  const pictures: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(url + route);
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.locator('html[data-app=ready]').waitFor();
    await open?.(page);
    const file = `${name}-${look}-${width}.png`;
    await page.screenshot({ path: path.join(OUT, file) });
    pictures.push(`<a href="${file}"><img src="${file}" alt="${file}"></a>`);
  }
  return `<p>${pictures.join(' ')}</p>`;
}

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) {
  throw new Error(
    `Unknown page “${unknown.join(', ')}”.\nChoose from: ${Object.keys(SUBJECTS).join(', ')}`,
  );
}
const { url, server } = await serveFolder(path.resolve('doc_build'));
const browser = await launchChromium();
const rows: string[] = [];
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(SUBJECTS)) {
    rows.push(`<h2>${name}</h2>`);
    for (const [look, media] of Object.entries(LOOKS)) {
      // Nothing can be opened on paper.
      if (look === 'print' && SUBJECTS[name]?.[1]) continue;
      const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
      await page.emulateMedia(media);
      rows.push(
        await take(page, url, name, look),
        await take(page, `${url}/zh`, name, `${look}-zh`),
      );
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
const style = 'body{background:#888;font-family:sans-serif}p{white-space:nowrap}img{height:450px}';
const file = path.join(OUT, 'sheet.html');
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join('\n')}\n`,
);
console.log(file);
