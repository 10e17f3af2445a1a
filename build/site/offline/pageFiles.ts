/** What a built page needs to work offline. */
interface PageFiles {
  /** Id of the build; undefined if it is not a page of this site. */
  build?: string;
  files: string[];
  /** Its `lang`, which selects the search records. */
  language?: string;
}

/** Reads them from the HTML of a page. */
export function readPageFiles(html: string): PageFiles {
  const build = /<script data-app='[^']*' data-build="(\w+)"/.exec(html)?.[1];
  const scripts: string[] = JSON.parse(/<script data-app='([^']*)'/.exec(html)?.[1] ?? '[]');
  // The first page of a visit loads its pictures before the worker runs.
  const pictures = [...html.matchAll(/<img [^>]*?src="(\/[^"]+)"/g)].map(([, file = '']) => file);
  const language = /<html[^>]*\blang="([\w-]+)"/.exec(html)?.[1];
  return { build, files: [...new Set([...scripts, ...pictures])], language };
}
