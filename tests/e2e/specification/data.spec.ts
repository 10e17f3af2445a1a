import { readHtml } from '../../kit/html';
import { expect, fixturePath, READERS, type Reader } from '../../kit/reader';
import { type APIRequestContext, test } from '../../kit/test';

/** What Rspress passed to the fixture's `blog/data`, which prints it (tests/fixtures/features/PageData.tsx). */
async function readData(request: APIRequestContext, reader: Reader) {
  const page = await readHtml(request, fixturePath('features', reader, 'blog/data'));
  return JSON.parse(page.querySelector('#page-data')?.text ?? '{}');
}
type Item = Record<string, unknown> & { items?: Item[] };
/** A sidebar item and all its descendants. */
const withItems = (item: Item): Item[] => [item, ...(item.items ?? []).flatMap(withItems)];
const address = (reader: Reader, path: string) => `${reader.prefix}${path}`;

for (const reader of READERS) {
  const { language } = reader;
  const title = { en: 'Data', zh: '数据' }[language];

  test(`3.1 3.2 3.25 a page has its title, address, language, headings, frontmatter and feed (${language})`, async ({
    request,
  }) => {
    const { page } = await readData(request, reader);
    expect(page).toMatchObject({
      title,
      headingTitle: title,
      routePath: address(reader, '/blog/data'),
      lang: language,
      version: '',
      _relativePath: `${language}/blog/data.mdx`,
      pageType: 'doc',
      toc: [{ id: 'fields', text: expect.stringMatching(/\S/), depth: 2 }],
      frontmatter: {
        title,
        description: title,
        date: expect.stringMatching(/^2025-05-14/),
        overviewHeaders: [2],
        sidebar: false,
        titleSuffix: '| Tests',
      },
      lastUpdatedTime: expect.stringMatching(/\d/),
      feeds: [
        {
          url: expect.stringMatching(/\/docs\/rss\/blog-rss(-zh)?\.xml$/),
          mime: 'application/rss+xml',
          language: { en: 'en-US', zh: 'zh-CN' }[language],
        },
      ],
    });
  });

  test(`3.4 3.5 3.6 3.11 3.20 the site has its texts, logo, languages, menus and links (${language})`, async ({
    request,
  }) => {
    const { siteData } = await readData(request, reader);
    expect(siteData).toMatchObject({
      title: 'Rslib',
      description: READERS[0].t['site.description'],
      icon: expect.stringMatching(/favicon\.svg$/),
      base: '/docs/',
      lang: 'en',
      logo: '/logo.svg',
      logoText: 'Rslib',
      multiVersion: { default: '', versions: [] },
      route: { cleanUrls: true },
      markdown: { defaultWrapCode: true },
      themeConfig: {
        hideNavbar: 'never',
        enableAppearanceAnimation: false,
        socialLinks: expect.arrayContaining([
          { icon: 'discord', mode: 'text', content: 'Room 101' },
        ]),
      },
    });
    expect(siteData.locales.map(({ lang }: { lang: string }) => lang)).toEqual(['en', 'zh']);
    const [en, zh] = siteData.themeConfig.locales;
    expect([en.lang, zh.lang]).toEqual(['en', 'zh']);
    expect(en.nav.default.map(({ text }: { text: string }) => text)).toEqual(['Guide', 'Menu']);
    expect(zh.nav.default.map(({ text }: { text: string }) => text)).toEqual(['指南', '菜单']);
  });

  test(`3.3 a route has path, element, file, language, version and preload (${language})`, async ({
    request,
  }) => {
    const { routes } = await readData(request, reader);
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      expect(route).toEqual({
        path: expect.stringMatching(/^\//),
        element: 'object',
        filePath: 'string',
        lang: 'string',
        version: 'string',
        preload: 'function',
      });
    }
  });

  test(`3.24 a sidebar has items of every type (${language})`, async ({ request }) => {
    const { siteData } = await readData(request, reader);
    const { sidebar } = siteData.themeConfig.locales.find(
      ({ lang }: { lang: string }) => lang === language,
    );
    const [items = []] = Object.entries<Item[]>(sidebar)
      .filter(([key]) => key.endsWith('/guide'))
      .map(([, list]) => list);
    const page = (path: string) =>
      items.find(({ link }) => String(link).startsWith(address(reader, path)));
    expect(page('/guide/headings')).toMatchObject({
      text: expect.stringMatching(/\S/),
      tag: { en: 'new', zh: '新' }[language],
    });
    expect(page('/guide/links')).toMatchObject({ context: 'samples', overviewHeaders: [3] });
    expect(page('/guide/group/')).toMatchObject({
      text: { en: 'Group', zh: '分组' }[language],
      collapsible: true,
      collapsed: true,
      items: [{ link: expect.stringMatching(/leaf/) }, { items: [{}] }],
    });
    const named = items
      .flatMap(withItems)
      .filter((item) => !('sectionHeaderText' in item || 'dividerType' in item));
    expect(named.length).toBeGreaterThan(15);
    for (const item of named) {
      expect(item.text, JSON.stringify(item)).toMatch(/\S/);
      if (!item.items) expect(item.link).toMatch(/^\/.*\.html$/);
      else expect([typeof item.collapsed, typeof item.collapsible]).toEqual(['boolean', 'boolean']);
    }
    const section = { en: 'Section', zh: '小节' }[language];
    expect(items).toEqual(
      expect.arrayContaining([
        { sectionHeaderText: section },
        { dividerType: 'solid' },
        { dividerType: 'dashed' },
        expect.objectContaining({ collapsible: false }),
      ]),
    );
  });

  test(`3.8 a shared fragment appears in the pages that import it and is not a page (${language})`, async ({
    request,
  }) => {
    const fragment = await request.get(fixturePath('features', reader, 'shared/words'));
    expect(fragment.status()).toBe(404);
    const page = await readHtml(request, fixturePath('features', reader, 'guide/links'));
    const words = { en: 'Words of a shared fragment.', zh: '共用片段中的文字。' }[language];
    expect(page.querySelector('main')?.text).toContain(words);
    const { routes } = await readData(request, reader);
    const paths = routes.map(({ path }: { path: string }) => path);
    expect(paths).toContain('/guide/links');
    expect(paths.filter((path: string) => path.includes('shared'))).toEqual([]);
  });
}
