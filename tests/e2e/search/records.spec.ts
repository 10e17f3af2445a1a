import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import type { PageRecord } from '../../../search/types';
import { LANGUAGES } from '../../../site';
import { readBuilt } from '../../../tools/search/readBuilt';
import { expect, test } from '../../kit/test';

/** Lists that repeat the titles of other pages, and sections that only link elsewhere. */
const LEFT_OUT = '.rp-overview, .explorer, [id^="group-"], #related, #next, #next-steps';
const idsOf = (root: HTMLElement | null, selector: string) =>
  new Set(root?.querySelectorAll(selector).map(({ id }) => id));

function articleOf({ route }: PageRecord) {
  const file = `doc_build${route}${route.endsWith('/') ? 'index' : ''}.html`;
  const article = parse(readFileSync(file, 'utf8')).querySelector('.rspress-doc');
  for (const part of article?.querySelectorAll(LEFT_OUT) ?? []) part.remove();
  return article;
}

// Records are built from the sources: every target must exist in the rendered pages.
for (const lang of LANGUAGES) {
  test(`each section of the records exists on its page, and each heading has a section (${lang})`, () => {
    const pages = readBuilt('doc_build').find((records) => records.lang === lang)?.pages ?? [];
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      const article = articleOf(page);
      const ids = page.sections.slice(1).map(({ id }) => id);
      const places = idsOf(article, ':is(h2, h3, h4, h5, h6, tr)[id]');
      expect(
        ids.filter((id) => !places.has(id)),
        page.route,
      ).toEqual([]);
      expect(
        [...places].filter((id) => !ids.includes(id)),
        page.route,
      ).toEqual([]);
    }
  });
}
