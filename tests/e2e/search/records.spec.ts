import { indexTerms } from '../../../search/engine/tokenize';
import type { PageRecord } from '../../../search/types';
import { LANGUAGES } from '../../../site';
import { readBuilt } from '../../../tools/search/readBuilt';
import { expect, test } from '../../kit/test';
import { siteRecords } from '../../search/siteRecords';

/** Everything by which a section is found, listed and opened. */
const outlineOf = ({ route, group, title, sections }: PageRecord) => ({
  route,
  group,
  title,
  sections: sections.map(({ level, id, heading }) => `${level} ${id} ${heading}`),
});
const termsOf = (pages: readonly PageRecord[]) =>
  new Set(pages.flatMap(({ sections }) => sections.flatMap(({ text }) => indexTerms(text))));
const shareIn = (of: ReadonlySet<string>, among: ReadonlySet<string>) =>
  [...of].filter((term) => among.has(term)).length / of.size;

// `pnpm dev` renders nothing on the server, so its records come from the sources and not from the HTML.
for (const lang of LANGUAGES) {
  test(`records of dev and of the build agree (${lang})`, async () => {
    test.setTimeout(120_000);
    const built = readBuilt('doc_build').find((records) => records.lang === lang)?.pages ?? [];
    const dev = (await siteRecords(lang)).pages;
    expect(built.length).toBeGreaterThan(50);
    expect(dev.map(outlineOf)).toEqual(built.map(outlineOf));
    // Text differs where a component writes words of its own: labels, tables of properties.
    expect(shareIn(termsOf(dev), termsOf(built))).toBeGreaterThan(0.9);
    expect(shareIn(termsOf(built), termsOf(dev))).toBeGreaterThan(0.85);
  });
}
