/** Everything a built page needs to work: read from its HTML, where the build wrote it. */
interface PageFiles {
  /** Build that wrote the page; undefined when it is not a page of this site. */
  build?: string;
  files: string[];
  /** What its `lang` says; the search records of that language belong to it. */
  language?: string;
}

/** Reads what a built page says of itself. */
export function readPageFiles(html: string): PageFiles {
  const build = /<script data-app='[^']*' data-build="(\w+)"/.exec(html)?.[1];
  const scripts: string[] = JSON.parse(/<script data-app='([^']*)'/.exec(html)?.[1] ?? '[]');
  // The first page of a visit has fetched its pictures before there is a worker.
  const pictures = [...html.matchAll(/<img [^>]*?src="(\/[^"]+)"/g)].map(([, file = '']) => file);
  const language = /<html[^>]*\blang="([\w-]+)"/.exec(html)?.[1];
  return { build, files: [...new Set([...scripts, ...pictures])], language };
}
