import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../site';
import type { Finding } from '../finding';
import { twinOf } from '../twins/twins';
import { inOutline, wantedIds } from './addHeadingIds';
import type { Page, PageHeading } from './page';

/** Pages that exist in one language only. */
export function missingTwins(pages: readonly Page[]): Finding[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.flatMap(({ file }) => {
    const twin = twinOf(file) ?? file;
    if (files.has(twin)) return [];
    const problem = `the page does not exist in the other language`;
    return [{ file, line: 1, problem, write: `${twin}, with the same headings, ids and code` }];
  });
}

/** The English twin of a Chinese page. */
export const englishOf = (page: Page, pages: readonly Page[]) =>
  page.language === LANGUAGES[0]
    ? undefined
    : pages.find(({ language, name }) => language === LANGUAGES[0] && name === page.name);

/** Checks that a page has one title, and headings of depth 2 to 4 a unique id that both languages share. */
export function headingFindings(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => [
    ...moreTitles(page),
    ...idFindings(page, pages),
    ...twinHeadings(page, pages),
  ]);
}

const moreTitles = ({ file, headings }: Page): Finding[] =>
  headings
    .filter(({ depth }) => depth === 1)
    .slice(1)
    .map(({ line, text, source }) => ({
      file,
      line,
      problem: `“${text}” is a second title of the page`,
      write: `#${source}`,
    }));

const withId = (heading: PageHeading, id: string) => `${heading.source} {#${id}}`;

function idFindings(page: Page, pages: readonly Page[]): Finding[] {
  const { file, language, headings } = page;
  const ids = wantedIds(page, pages);
  const seen = new Set<string>();
  return headings.filter(inOutline).flatMap((heading, at): Finding[] => {
    const { line, id, text } = heading;
    if (id === undefined) {
      // Only English gives readable ids; Chinese pages take those of their twin.
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

/** First heading of a Chinese page that differs from its English twin in position, depth or id. */
function twinHeadings(page: Page, pages: readonly Page[]): Finding[] {
  const twin = englishOf(page, pages);
  if (!twin) return [];
  const [ours, theirs] = [page.headings.filter(inOutline), twin.headings.filter(inOutline)];
  // The ids that English would get, possibly from this page.
  const ids = wantedIds(twin, pages);
  const at = [...ours, ...theirs].findIndex(
    (_, index) => ours[index]?.id !== ids[index] || ours[index]?.depth !== theirs[index]?.depth,
  );
  const [our, their] = [ours[at], theirs[at]];
  const place = { file: page.file, line: our?.line ?? ours.at(-1)?.line ?? 1 };
  if (our && their) return [{ ...place, ...differing(our, their, ids[at], twin.file) }];
  if (our) {
    const problem = `heading “${our.text}” has no counterpart in ${twin.file}`;
    const write = `${'#'.repeat(our.depth)} …${our.id ? ` {#${our.id}}` : ''} in ${twin.file} too`;
    return [{ ...place, problem, write }];
  }
  if (!their) return [];
  const problem = `the heading “${their.text}” of ${twin.file}:${their.line} is missing here`;
  return [{ ...place, problem, write: `${'#'.repeat(their.depth)} … {#${ids[at]}}` }];
}

function differing(our: PageHeading, their: PageHeading, id: string | undefined, twin: string) {
  const describe = ({ depth, id }: PageHeading) => `h${depth} ${id ? `{#${id}}` : 'without id'}`;
  return {
    problem: our.id
      ? `heading “${our.text}” is ${describe(our)}`
      : `heading “${our.text}” has no shared id`,
    because: `English has ${describe(their)}, “${their.text}”, at the same place: ${twin}:${their.line}`,
    write: `${'#'.repeat(their.depth)} ${our.source.replace(/^#+ /, '')} {#${id}}`,
  };
}

/** Kinds of blocks of which both languages must have the same number; code and tags are compared elsewhere. */
const KINDS: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quote',
  tableRow: 'table row',
};

/** The sections of a page: start line and kinds of blocks. */
function sectionsOf(tree: Root): { line: number; kinds: string[] }[] {
  const sections = [{ line: 1, kinds: [] as string[] }];
  visit(tree, ({ type, position }) => {
    if (type === 'heading') sections.push({ line: position?.start.line ?? 1, kinds: [] });
    sections.at(-1)?.kinds.push(KINDS[type] ?? '');
  });
  return sections;
}

/**
 * Sections in which a paragraph, list item, quote or table row has no counterpart in the other language. Skips pages
 * whose headings differ or of which one lacks its frontmatter, which must be fixed first.
 */
export function blockFindings(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => {
    const twin = englishOf(page, pages);
    if (!twin || page.isBroken || twin.isBroken) return [];
    if ((page.frontmatter === undefined) !== (twin.frontmatter === undefined)) return [];
    const [ours, theirs] = [sectionsOf(page.tree), sectionsOf(twin.tree)];
    if (ours.length !== theirs.length) return [];
    return ours.flatMap((section, at): Finding[] => {
      const other = theirs[at] ?? section;
      const count = (kinds: readonly string[], kind: string) =>
        kinds.filter((one) => one === kind).length;
      const kind = Object.values(KINDS).find(
        (one) => count(section.kinds, one) !== count(other.kinds, one),
      );
      if (!kind) return [];
      const [our, their] = [count(section.kinds, kind), count(other.kinds, kind)];
      const problem = `the section has ${our} of “${kind}”, in English ${their}`;
      const because = `Both languages say the same: compare ${twin.file}:${other.line}`;
      const write = our < their ? `the ${kind} that is missing here` : `the ${kind} in English too`;
      return [{ file: page.file, line: section.line, problem, because, write }];
    });
  });
}
