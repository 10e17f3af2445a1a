/** Helpers for tests of the specification: a reader of either language, and the words that reader sees. */

import { en } from '../../i18n/en';
import { home as enHome } from '../../i18n/en/home';
import { tools as enTools } from '../../i18n/en/tools';
import { zh } from '../../i18n/zh';
import { home as zhHome } from '../../i18n/zh/home';
import { tools as zhTools } from '../../i18n/zh/tools';
import type { Language } from '../../site';
import { fixtureUrl } from '../fixtures/fixtures';
import { startApp } from './startApp';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from './test';

/** Stock texts of Rspress in both languages, as in the specification. */
const WORDS = {
  en: {
    outline: 'ON THIS PAGE',
    menu: 'Menu',
    previous: 'Previous page',
    next: 'Next page',
    edit: 'Edit this page',
    lastUpdated: 'Last updated:',
    toTop: 'Back to top',
    notFound: 'PAGE NOT FOUND',
    home: 'Take me home',
    filter: 'Filter',
    noMatch: 'No page matches',
    others: 'Others',
    copy: 'Copy code',
    wrap: 'Toggle code wrap',
  },
  zh: {
    outline: '目录',
    menu: '菜单',
    previous: '上一页',
    next: '下一页',
    edit: '编辑此页面',
    lastUpdated: '最后更新于',
    toTop: '回到顶部',
    notFound: '页面未找到',
    home: '返回首页',
    filter: '筛选',
    noMatch: '没有匹配的页面',
    others: '其他',
    copy: '复制代码',
    wrap: '切换代码换行',
  },
} as const;

/** The site's own texts: those of every page, of the home page and of the sibling tools. */
const TEXTS = {
  en: { ...en, ...enHome, ...enTools },
  zh: { ...zh, ...zhHome, ...zhTools },
};

/** A reader: language, prefix of its addresses, stock and own texts. */
export interface Reader {
  language: Language;
  prefix: '' | '/zh';
  words: (typeof WORDS)[Language];
  t: Record<keyof (typeof TEXTS)['en'], string>;
}

export const READERS: readonly [Reader, Reader] = [
  { language: 'en', prefix: '', words: WORDS.en, t: TEXTS.en },
  { language: 'zh', prefix: '/zh', words: WORDS.zh, t: TEXTS.zh },
];

/** Address of a page of a fixture site in the reader's language; `path` without leading slash. */
export function fixturePath(
  name: Parameters<typeof fixtureUrl>[0],
  { prefix }: Reader,
  path: string,
): string {
  return `${fixtureUrl(name)}${prefix && 'zh/'}${path}`;
}

/** Locators for the parts of a documentation page, by role and name. */
export function partsOf(page: Page, { t, words }: Reader) {
  const aside = page.getByRole('complementary', { name: t['controls.aside'] });
  return {
    navbar: page.getByRole('banner', { includeHidden: true }),
    sidebar: page.getByRole('navigation', { name: t['controls.nav.pages'] }),
    menu: page.getByRole('navigation', { name: t['controls.menu.page'] }),
    aside,
    outline: aside.getByRole('navigation', { name: words.outline }),
    neighbors: page.getByRole('navigation', { name: t['controls.nav.neighbors'] }),
    article: page.getByRole('main'),
  };
}

interface Fixtures {
  /** Opens an address as a returning reader and waits until React listens. */
  open: (address: string) => Promise<void>;
  /** Errors of the console and of scripts so far. */
  errors: string[];
}

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await startApp(page);
    });
  },
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(errors);
  },
});

type Body = (
  tools: Fixtures & {
    page: Page;
    reader: Reader;
    context: BrowserContext;
    request: APIRequestContext;
    baseURL: string | undefined;
  },
) => Promise<void>;

/** Declares a test for each of these readers. Rows of the specification stand at the start of its title. */
const testFor = (readers: readonly Reader[]) => (title: string, body: Body) => {
  for (const reader of readers) {
    test(`${title} (${reader.language})`, async ({
      page,
      open,
      errors,
      context,
      request,
      baseURL,
    }) => body({ page, open, errors, context, request, baseURL, reader }));
  }
};

/** For behavior that depends on the language: words, widths, addresses, word segmentation. */
export const testBoth = testFor(READERS);
/** For all other behavior. One language is enough; alternating between the two keeps the run short. */
export const testEnglish = testFor(READERS.filter(({ language }) => language === 'en'));
export const testChinese = testFor(READERS.filter(({ language }) => language === 'zh'));

export { expect };
