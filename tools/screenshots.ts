/**
 * `pnpm screenshots [pages…]`: takes the built site in six widths, four looks and both languages, and lays
 * the pictures out on one sheet, `test-reports/screenshots/sheet.html`, to be looked at by a person. Needs `pnpm build`.
 */
import '../checks/run/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
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

interface Subject {
  route: string;
  /** What to open first; undefined where the width has nothing to open. */
  open?: (page: Page) => Promise<unknown>;
}

const ARTICLE = '/guide/start/quick-start';
/** Presses the first of a control that is drawn in this width; one that exists in no width is an error. */
const press = (selector: string) => async (page: Page) => {
  if ((await page.locator(selector).count()) === 0) throw new Error(`${selector} is not there.`);
  const control = page.locator(selector).filter({ visible: true }).first();
  if ((await control.count()) > 0) await control.click({ timeout: 5_000 });
};
const openSearch = async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('[role=dialog] input').waitFor();
};
/** Types into the dialog of the search and waits for what it answers. */
const search = (words: string, answer: string) => async (page: Page) => {
  await openSearch(page);
  await page.locator('[role=dialog] input').fill(words);
  await page.locator(answer).first().waitFor();
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  home: { route: '/' },
  'home-end': {
    route: '/',
    open: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  guide: { route: '/guide/basic/output-format' },
  'guide-middle': {
    route: '/guide/basic/output-format',
    open: (page) => page.evaluate(() => window.scrollTo(0, 2200)),
  },
  option: { route: '/config/lib/format' },
  explorer: { route: '/guide/start/explore' },
  overview: { route: '/config/' },
  filter: { route: '/config/', open: (page) => page.getByRole('searchbox').fill('css') },
  comparison: { route: '/guide/start/compare' },
  blog: { route: '/blog/' },
  post: { route: '/blog/introducing-rslib' },
  // One letter is wrong, so that near pages are offered.
  'not-found': {
    route: '/guide/basic/output-formats',
    open: (page) => page.locator('main nav + nav').waitFor(),
  },
  'search-start': { route: ARTICLE, open: openSearch },
  search: { route: ARTICLE, open: search('dts', '[role=dialog] [role=treeitem]') },
  'search-none': { route: ARTICLE, open: search('qqqzzz', '.DocSearch-NoResults') },
  tools: { route: ARTICLE, open: press('.rp-nav__left button[popovertarget]') },
  languages: { route: ARTICLE, open: press('.rp-nav__right button.rp-nav-menu__item__container') },
  menu: { route: ARTICLE, open: press('.rp-nav-hamburger') },
  sidebar: { route: ARTICLE, open: press('[popovertarget="site-sidebar"]') },
  outline: { route: ARTICLE, open: press('[popovertarget="site-outline"]') },
};

type Look = keyof typeof LOOKS;
/** Nothing is opened on paper. */
const looksOf = (name: string) =>
  (Object.keys(LOOKS) as Look[]).filter((look) => look !== 'print' || !SUBJECTS[name]?.open);

const picture = (name: string, look: string, prefix: string, width: number) =>
  `${name}-${look}${prefix.replace('/', '-')}-${width}.png`;

/** Takes one page in one look: both languages, all widths. */
async function take(browser: Browser, url: string, name: string, look: Look) {
  const { route, open } = SUBJECTS[name] as Subject;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  const page = await context.newPage();
  await page.emulateMedia(LOOKS[look]);
  for (const prefix of ['', '/zh']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(url + prefix + route);
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await page.locator('html[data-app=ready]').waitFor();
      await open?.(page);
      await page.screenshot({ path: path.join(OUT, picture(name, look, prefix, width)) });
    }
  }
  await context.close();
}

/** Every picture in its own size, a row for each look and language. */
function writeSheet(names: readonly string[]): void {
  const rows = names.flatMap((name) => [
    `<h2>${name}</h2>`,
    ...looksOf(name).flatMap((look) =>
      ['', '/zh'].map((prefix) => {
        const pictures = WIDTHS.map((width) => picture(name, look, prefix, width));
        const links = pictures.map(
          (file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`,
        );
        return `<p>${links.join(' ')}</p>`;
      }),
    ),
  ]);
  const style =
    'body{background:#888;font-family:sans-serif}p{white-space:nowrap}img{height:450px}';
  const file = path.join(OUT, 'sheet.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join('\n')}\n`,
  );
  console.log(file);
}

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) {
  throw new Error(
    `There is no page “${unknown.join(', ')}” to take.\nChoose from: ${Object.keys(SUBJECTS).join(', ')}`,
  );
}
const { url, server } = await serveFolder(path.resolve('doc_build'));
const browser = await launchChromium();
try {
  const names = wanted.length > 0 ? wanted : Object.keys(SUBJECTS);
  for (const name of names) {
    for (const look of looksOf(name)) {
      await take(browser, url, name, look);
    }
  }
  writeSheet(names);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
