import { SIBLING_TOOLS } from '../../../components/pages/siblingTools/tools';
import { TOOL } from '../../../site';
import { hrefs, readHtml, texts } from '../../kit/html';
import { expect, READERS } from '../../kit/reader';
import { test } from '../../kit/test';
import {
  OVERVIEWS,
  paragraphs,
  ROUTES,
  SECTIONS,
  sectionIds,
  withoutSpaces,
} from '../../site/routes';

const SIDEBAR = '.rp-doc-layout__sidebar';
const CARDS = '.site-cards';
const CARD_LINK = 'a.site-card__title';

for (const reader of READERS) {
  const { language, prefix, t } = reader;

  for (const [row, routes] of Object.entries(ROUTES)) {
    test(`${row} its pages exist in their language, with their sections and their menu entry (${language})`, async ({
      request,
    }) => {
      for (const route of routes) {
        const page = await readHtml(request, prefix + route);
        expect(page.querySelector('html')?.getAttribute('lang'), route).toBe(language);
        expect(texts(page, 'main h1'), route).toEqual([expect.stringMatching(/\S/)]);
        const text = withoutSpaces(page.querySelector('main')?.text ?? '');
        expect(text.length, route).toBeGreaterThan(200);
        expect(/\p{Script=Han}{8}/u.test(text), route).toBe(language === 'zh');
        for (const paragraph of paragraphs(language, route)) expect(text).toContain(paragraph);
        const ids = page.querySelectorAll('main [id]').map(({ id }) => id);
        expect(ids, route).toEqual(expect.arrayContaining(sectionIds(language, route)));
        if (route !== '/') {
          expect(hrefs(page, `${SIDEBAR} [aria-current=page]`), route).toEqual([prefix + route]);
        }
        if (!OVERVIEWS.has(route)) continue;
        expect(page.querySelectorAll('main input[type=search]'), route).toHaveLength(1);
        const below = routes.filter((other) => other !== route).map((other) => prefix + other);
        expect(hrefs(page, `${CARDS} ${CARD_LINK}`)).toEqual(expect.arrayContaining(below));
      }
    });
  }

  test(`2.3.23 an overview has exactly the pages below it, by groups of the sidebar (${language})`, async ({
    request,
  }) => {
    for (const route of OVERVIEWS) {
      const page = await readHtml(request, prefix + route);
      const listed = (root: typeof page | null) =>
        hrefs(root)
          .filter((href) => href.startsWith(prefix + route) && !href.endsWith('/'))
          .toSorted();
      const cards = hrefs(page, `${CARDS} ${CARD_LINK}`);
      expect(cards.toSorted(), route).toEqual(listed(page.querySelector(SIDEBAR)));
    }
    const page = await readHtml(request, `${prefix}/config/`);
    const groups = page.querySelectorAll(CARDS);
    expect(groups.length).toBe(2);
    for (const group of groups) {
      const title = group.previousElementSibling?.text.replace('#', '').trim();
      const menu = page.querySelector(`${SIDEBAR} ul[aria-label="${title}"]`);
      expect(hrefs(group, CARD_LINK).toSorted(), title).toEqual(hrefs(menu).toSorted());
    }
  });

  test(`2.1.4 2.6.2 the sidebar of a section lists exactly its pages, which are those of the other language (${language})`, async ({
    request,
  }) => {
    for (const [section, pages] of Object.entries(SECTIONS)) {
      const page = await readHtml(request, prefix + (pages[0] ?? ''));
      const listed = hrefs(page, `${SIDEBAR} a`).toSorted();
      expect(listed, section).toEqual(pages.map((path) => prefix + path).toSorted());
    }
  });

  test(`1.1 1.3 home, a guide, the reference and the blog link to each other, and have search and the tools (${language})`, async ({
    request,
  }) => {
    for (const route of ['/', '/guide/start/quick-start', '/config/lib/format', '/blog/']) {
      const page = await readHtml(request, prefix + route);
      const banner = page.querySelector('.rp-nav');
      const links = hrefs(banner);
      for (const to of ['/', '/guide/start/', '/config/', '/blog/']) {
        expect(links, route).toContain(prefix + to);
      }
      expect(
        banner?.querySelectorAll(`button[aria-label="${t['search.button.label']}"]`),
        route,
      ).toHaveLength(1);
      expect(texts(banner, 'li strong'), route).toEqual(SIBLING_TOOLS.map(({ name }) => name));
    }
  });

  test(`2.8.3 the path decides the language of the tools (${language})`, async ({ request }) => {
    const page = await readHtml(request, `${prefix}/guide/start/`);
    const shown = texts(page, '.rp-nav li:has(strong)').join(' ');
    for (const other of READERS) {
      for (const { description } of SIBLING_TOOLS) {
        const words = other.t[description];
        expect(shown.includes(words), words).toBe(other === reader);
      }
    }
  });

  test(`2.5.2 2.5.3 beside “Get Started” the hero has one link, to the code-hosting site (${language})`, async ({
    request,
  }) => {
    const page = await readHtml(request, `${prefix}/`);
    const actions = page.querySelector('.home-actions');
    expect(hrefs(actions)).toEqual([`${prefix}/guide/start/quick-start`, TOOL.repository]);
    expect(texts(actions, 'a')).toEqual([t['home.hero.start'], t['home.hero.repository']]);
  });
}
