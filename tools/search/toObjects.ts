import type { SearchRecords, SectionRecord } from '../../search/types';

type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A record of an Algolia index (specification 3, search hit). Its addresses are absolute, for several sites. */
export interface IndexObject {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<HierarchyLevel, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Record<HierarchyLevel, string | null>;
  /** Identifiers of the section's code blocks. */
  code: string;
  /** What readers who want this section type; only in the record of its heading. */
  keywords: string[];
  /** Facet by which the dialog filters by language. */
  lang: string;
  weight: { level: number; position: number };
}

/** Maximum length of a content record; the service allows 10 KB per record, and a Chinese character has 3 bytes. */
const MAX_CHARACTERS = 2500;

/** Splits a text into parts of at max `max` characters, at ends of sentences or words if possible. */
export function splitText(text: string, max = MAX_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const head = rest.slice(0, max);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('。')) + 1;
    const word = head.lastIndexOf(' ') + 1;
    const at = sentence > max / 2 ? sentence : word > max / 2 ? word : max;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest ? [...parts, rest] : parts;
}

/**
 * The records of a language as objects of an index: one for each heading and each text, so that the index returns the same
 * pages and sections as the embedded engine. `site` is origin and base, without a trailing slash.
 */
export function toObjects({ lang, pages }: SearchRecords, site: string): IndexObject[] {
  return pages.flatMap(({ route, group, title, sections }) => {
    let hierarchy: IndexObject['hierarchy'] = {
      lvl0: group,
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const page = site + route;
    const objectOf = ({ id, level }: SectionRecord, position: number, name: string) => ({
      objectID: `${route}#${id}${name}`,
      url: id ? `${page}#${encodeURIComponent(id)}` : page,
      url_without_anchor: page,
      anchor: id || null,
      hierarchy,
      lang,
      weight: { level: 100 - 10 * level, position },
    });
    return sections.flatMap((section, position): IndexObject[] => {
      if (position > 0) hierarchy = under(hierarchy, section);
      const heading: IndexObject = {
        ...objectOf(section, position, ''),
        type: `lvl${section.level}` as IndexObject['type'],
        content: null,
        code: section.code ?? '',
        keywords: section.keywords?.split(';') ?? [],
      };
      const texts = splitText(section.text).map(
        (content, part): IndexObject => ({
          ...objectOf(section, position, `~${part}`),
          type: 'content',
          content,
          code: '',
          keywords: [],
        }),
      );
      return [heading, ...texts];
    });
  });
}

/** The headings of a section and its ancestors: replaces its own level and removes deeper ones. */
function under(hierarchy: IndexObject['hierarchy'], { level, heading }: SectionRecord) {
  const next = { ...hierarchy, [`lvl${level}`]: heading };
  for (let deeper = level + 1; deeper <= 6; deeper++) next[`lvl${deeper}` as HierarchyLevel] = null;
  return next;
}
