import type { SearchRecords, SectionRecord } from '../../search/types';

type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * A record of an Algolia index, in the shape of specification 3 (search hit). Its addresses are absolute,
 * because an index may serve more than one site.
 */
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
  /** What readers type who want this section; only with its heading. */
  keywords: string[];
  /** Facet by which the dialog asks for one language. */
  lang: string;
  weight: { level: number; position: number };
}

/** Characters of one content record; the service takes 10 KB a record, and a Han character is 3 bytes. */
const MAX_CHARACTERS = 2500;

/** A text in parts of at most `most` characters, cut at ends of sentences or words where there are any. */
export function splitText(text: string, most = MAX_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('。')) + 1;
    const word = head.lastIndexOf(' ') + 1;
    const at = sentence > most / 2 ? sentence : word > most / 2 ? word : most;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest ? [...parts, rest] : parts;
}

/**
 * The records of one language as objects of an index: one for each heading and one for each text, so that
 * the index answers with the same pages and sections as the embedded engine. `site` is origin and base,
 * without a slash at its end.
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

/** The headings above and of a section: its own level is replaced, deeper ones are gone. */
function under(hierarchy: IndexObject['hierarchy'], { level, heading }: SectionRecord) {
  const next = { ...hierarchy, [`lvl${level}`]: heading };
  for (let deeper = level + 1; deeper <= 6; deeper++) next[`lvl${deeper}` as HierarchyLevel] = null;
  return next;
}
