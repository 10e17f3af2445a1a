import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { globSync } from 'tinyglobby';
import { UNUSED_CLASSES, UNUSED_PARTS } from '../../build/site/unusedStyles';
import { type BuiltPage, languageOf, pages, wrong } from '../kit/builtPages';
import { expect, test } from '../kit/test';

const one = ({ document }: BuiltPage, selector: string, attribute = 'content') => {
  const found = document.querySelectorAll(selector);
  return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? '') : '';
};
const repeated = (value: (page: BuiltPage) => string) => {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    const key = `${languageOf(page)}: ${value(page)}`;
    byValue.set(key, [...(byValue.get(key) ?? []), page.file]);
  }
  return [...byValue].filter(([, files]) => files.length > 1);
};

test('there are pages in both languages', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(new Set(pages.map(languageOf))).toEqual(new Set(['en', 'zh']));
});

test('canonical: the page’s own absolute address, once', () => {
  const address = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  expect(
    wrong((page) => {
      const canonical = one(page, 'link[rel="canonical"]', 'href');
      if (!URL.canParse(canonical)) return `canonical is "${canonical}"`;
      const { pathname } = new URL(canonical);
      return pathname === address(page.file) ? undefined : `canonical is ${canonical}`;
    }),
  ).toEqual([]);
});

test('hreflang: the same absolute trio on both pages of a pair', () => {
  expect(
    wrong(({ document }) => {
      const links = document.querySelectorAll('link[hreflang]:not([type])');
      const names = links.map((link) => link.getAttribute('hreflang')).join();
      if (names !== 'en,zh,x-default') return `languages are ${names}`;
      const [en, zh, fallback] = links.map((link) => new URL(link.getAttribute('href') ?? ''));
      const isPair = zh?.pathname === `/zh${en?.pathname}` && fallback?.href === en?.href;
      return isPair ? undefined : `addresses are ${en} ${zh} ${fallback}`;
    }),
  ).toEqual([]);
});

test('every page has a title and a description, unique within its language', () => {
  const title = ({ document }: BuiltPage) => document.querySelector('title')?.text ?? '';
  const description = (page: BuiltPage) => one(page, 'meta[name="description"]');
  expect(wrong((page) => (title(page) && description(page) ? undefined : 'lacks one'))).toEqual([]);
  expect(repeated(title)).toEqual([]);
  expect(repeated(description)).toEqual([]);
});

test('social tags: all present, the image exists', () => {
  expect(
    wrong((page) => {
      const needed = ['og:type', 'og:title', 'og:description', 'og:url', 'og:locale', 'og:image'];
      const missing = needed.filter((name) => !one(page, `meta[property="${name}"]`));
      if (missing.length > 0) return `lacks ${missing}`;
      if (one(page, 'meta[name="twitter:card"]') !== 'summary_large_image') return 'lacks the card';
      const image = new URL(one(page, 'meta[property="og:image"]')).pathname;
      const png = readFileSync(`doc_build${image}`);
      // Width and height from the PNG header.
      return png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630
        ? undefined
        : `${image} is not 1200 × 630`;
    }),
  ).toEqual([]);
});

test('structured data: breadcrumbs that end at the page, and an article', () => {
  expect(
    wrong((page) => {
      const blocks = page.document
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.text));
      const canonical = one(page, 'link[rel="canonical"]', 'href');
      const home = blocks.find((block) => block['@type'] === 'WebSite');
      if (home) return home.url === canonical ? undefined : 'the site has another address';
      const article = blocks.find((block) => /Article|BlogPosting/.test(block['@type']));
      const crumbs = blocks.find((block) => block['@type'] === 'BreadcrumbList');
      const last = crumbs?.itemListElement.at(-1);
      if (!article || last?.item !== canonical || last.position < 2) return JSON.stringify(blocks);
      return article.url === canonical && article.headline ? undefined : JSON.stringify(article);
    }),
  ).toEqual([]);
});

test('the sitemap lists exactly these pages', () => {
  const sitemap = parse(readFileSync('doc_build/sitemap.xml', 'utf8'));
  const listed = sitemap.querySelectorAll('loc').map((loc) => loc.text);
  const canonical = pages.map((page) => one(page, 'link[rel="canonical"]', 'href'));
  expect(listed.sort()).toEqual(canonical.sort());
  expect(readFileSync('doc_build/robots.txt', 'utf8')).toContain('/sitemap.xml');
});

test('the policy of each page allows only its own scripts, and nothing is loaded from elsewhere', () => {
  expect(
    wrong((page) => {
      const policy = one(page, 'meta[http-equiv="Content-Security-Policy"]');
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
      if (!scripts.startsWith("'self' 'sha256-") || scripts.includes('unsafe')) return policy;
      const first = page.document.querySelector('meta[http-equiv], script');
      if (first?.tagName !== 'META') return 'a script stands before the policy';
      const foreign = page.document
        .querySelectorAll('[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]')
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => /^(https?:)?\/\//.test(address));
      return foreign.length > 0 ? `asks ${foreign}` : undefined;
    }),
  ).toEqual([]);
});

test('no page or script uses a class whose rules the build drops', () => {
  const names = new RegExp(`(?<![\\w-])${UNUSED_CLASSES}(?![\\w-])`, 'g');
  const inAnyPage = new RegExp(`${names.source}|(?<![\\w-])${UNUSED_PARTS}`, 'g');
  const inPages = pages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('[class]')
      .flatMap((element) => element.getAttribute('class')?.match(inAnyPage) ?? [])
      .map((name) => `${file}: ${name}`),
  );
  const scripts = globSync('static/js/**/*.js', { cwd: 'doc_build' });
  expect(scripts.length).toBeGreaterThan(10);
  const inScripts = scripts.flatMap((file) =>
    (readFileSync(`doc_build/${file}`, 'utf8').match(names) ?? []).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect([...inPages, ...inScripts]).toEqual([]);
});

test('every script of the app is compiled while it loads, not function by function as it runs', () => {
  const scripts = globSync('static/js/**/*.js', { cwd: 'doc_build' });
  expect(scripts.length).toBeGreaterThan(10);
  const lazy = scripts.filter(
    (file) =>
      !readFileSync(`doc_build/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(lazy).toEqual([]);
});

test('keys in configuration samples lead to an existing option', () => {
  const ids = new Map(
    pages.map(({ file, document }) => [
      `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`,
      new Set(document.querySelectorAll('[id]').map((element) => element.id)),
    ]),
  );
  const links = pages.flatMap(({ file }) => [
    ...readFileSync(`doc_build/${file}`, 'utf8').matchAll(
      /<a href="([^"#]+)#?([^"]*)" title="[^"]+"(?: tabindex="-1")?>\w+<\/a>/g,
    ),
  ]);
  const lost = links.filter(
    ([, route = '', id]) => !ids.get(route) || (id && !ids.get(route)?.has(id)),
  );
  expect(lost.map(([link]) => link)).toEqual([]);
  expect(links.length).toBeGreaterThan(500);
});

test('no block of code ends in an empty line', () => {
  const empty = '<span class="line"></span>';
  const texts = pages.map(({ file }) => readFileSync(`doc_build/${file}`, 'utf8'));
  expect(texts.filter((text) => text.includes(`${empty}\n`)).length).toBeGreaterThan(50);
  const last = `${empty}</code></pre>`;
  expect(pages.filter((_, index) => texts[index]?.includes(last)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('the first cell of each row of a table is the header of the row', () => {
  const rows = pages.flatMap(({ file, document }) =>
    document.querySelectorAll('.rp-table-scroll-container tbody tr').map((row) => ({ file, row })),
  );
  expect(rows.length).toBeGreaterThan(1000);
  const nameless = rows.filter(({ row }) => !row.querySelector('th[scope="row"]')?.text);
  expect(nameless.map(({ file, row }) => `${file}: ${row.text}`)).toEqual([]);
});

test('a callout without a title gets one in the language of its page', () => {
  const titlesIn = (language: string) =>
    pages
      .filter((page) => languageOf(page) === language)
      .flatMap(({ document }) => document.querySelectorAll('.rp-callout__title'))
      .map(({ text }) => text);
  expect(titlesIn('en')).toEqual(expect.arrayContaining(['Tip', 'Not executed here']));
  expect(titlesIn('zh')).toEqual(expect.arrayContaining(['提示', '本节未实际执行']));
  expect(titlesIn('zh')).not.toContain('Tip');
});

test('code is marked as not to be translated', () => {
  const codes = pages.flatMap(({ file, document }) =>
    document.querySelectorAll('code, samp').map((code) => ({ file, code })),
  );
  expect(codes.length).toBeGreaterThan(5000);
  const translated = codes.filter(({ code }) => !code.closest('[translate="no"]'));
  expect(translated.map(({ file, code }) => `${file}: ${code.outerHTML.slice(0, 80)}`)).toEqual([]);
});

test('every button that opens a panel has its panel on the page', () => {
  const dead = wrong(({ document }) =>
    document
      .querySelectorAll('[popovertarget]')
      .map((button) => button.getAttribute('popovertarget'))
      .find((id) => id && !document.getElementById(id)),
  );
  expect(dead).toEqual([]);
});
