import { LANGUAGES, type Language } from '../../site';
import type { Finding } from '../finding';
import { inOutline, wantedIds } from './addHeadingIds';
import type { Page, PageHeading } from './page';

const otherLanguage: Record<Language, Language> = { en: 'zh', zh: 'en' };

/** Pages that exist in one language only. */
export function missingTwins(pages: readonly Page[]): Finding[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.flatMap(({ file, language, name }) => {
    const twin = `docs/${otherLanguage[language]}/${name}`;
    if (files.has(twin)) return [];
    const problem = `the page does not exist in the other language`;
    return [{ file, line: 1, problem, write: `${twin}, with the same headings, ids and code` }];
  });
}

/** Headings of depth 2 to 4 carry an id, used once per page, that both languages share. */
export function headingFindings(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => [...idFindings(page, pages), ...twinHeadings(page, pages)]);
}

const withId = (heading: PageHeading, id: string) => `${heading.source} {#${id}}`;

function idFindings(page: Page, pages: readonly Page[]): Finding[] {
  const { file, language, headings } = page;
  const ids = wantedIds(page, pages);
  const seen = new Set<string>();
  return headings.filter(inOutline).flatMap((heading, at): Finding[] => {
    const { line, id, text } = heading;
    if (id === undefined) {
      // Only English gives a readable id; Chinese pages take the id of their twin.
      if (language !== LANGUAGES[0]) return [];
      const write = withId(heading, ids[at] ?? '…');
      return [{ file, line, problem: `heading “${text}” has no shared id`, write }];
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const write = withId(heading, `${id}-2`);
    return [{ file, line, problem: `id “${id}” is used twice on this page`, write }];
  });
}

/** First heading of a Chinese page that differs from its English twin in place, depth or id. */
function twinHeadings(page: Page, pages: readonly Page[]): Finding[] {
  const [source] = LANGUAGES;
  if (page.language === source) return [];
  const twin = pages.find(({ language, name }) => language === source && name === page.name);
  if (!twin) return [];
  const [ours, theirs] = [page.headings.filter(inOutline), twin.headings.filter(inOutline)];
  // English gets its own ids first: from this page where it has them.
  const ids = wantedIds(twin, pages);
  const at = [...ours, ...theirs].findIndex(
    (_, index) => ours[index]?.id !== ids[index] || ours[index]?.depth !== theirs[index]?.depth,
  );
  const [our, their] = [ours[at], theirs[at]];
  const place = { file: page.file, line: our?.line ?? ours.at(-1)?.line ?? 1 };
  if (our && their) return [{ ...place, ...differing(our, their, ids[at], twin.file) }];
  if (our) {
    const problem = `heading “${our.text}” has no counterpart in ${twin.file}`;
    return [{ ...place, problem, write: 'the same section in English, or remove it here' }];
  }
  if (!their) return [];
  const problem = `the heading “${their.text}” of ${twin.file}:${their.line} is missing here`;
  return [{ ...place, problem, write: `${'#'.repeat(their.depth)} … {#${ids[at]}}` }];
}

function differing(our: PageHeading, their: PageHeading, id: string | undefined, twin: string) {
  const told = ({ depth, id }: PageHeading) => `h${depth} ${id ? `{#${id}}` : 'without id'}`;
  return {
    problem: our.id
      ? `heading “${our.text}” is ${told(our)}`
      : `heading “${our.text}” has no shared id`,
    because: `English has ${told(their)}, “${their.text}”, at the same place: ${twin}:${their.line}`,
    write: `${'#'.repeat(their.depth)} ${our.source.replace(/^#+ /, '')} {#${id}}`,
  };
}
