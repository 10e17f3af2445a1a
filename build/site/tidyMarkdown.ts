import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { siteOrigin } from '../../site';

/** `## Title \{#id}`: the id of a heading, of which the serializer has escaped the brace. */
const HEADING_ID = /^(#{1,6} .*?) *\\\{#[\w.-]+\} *$/gm;

/** A line that is a link, of a list of pages that a component has drawn: the build makes those of the text whole. */
const LISTED_LINK = /^((?:#{1,6} |- )?\[.+?\]\()(?=\/[^)]*\)$)/gm;

/** Removes from the Markdown of a page what only the build understands, and makes its links whole: it is pasted elsewhere. */
const tidyMarkdown = (text: string): string =>
  text.replace(HEADING_ID, '$1').replace(LISTED_LINK, `$1${siteOrigin()}`);

/**
 * Tidies the Markdown versions and the full texts (`llms-full.txt`) of a built folder. That of a folder's page is also
 * given at the page's address with `.md`, as all others are: `config.md` beside `config/index.md`.
 */
export async function tidyMarkdownFiles(folder: string): Promise<void> {
  const files = globSync(['**/*.md', '**/llms-full.txt'], { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const tidy = tidyMarkdown(text);
      if (tidy !== text) await writeFile(file, tidy);
      if (/[^/]\/index\.md$/.test(name)) await writeFile(`${path.dirname(file)}.md`, tidy);
    }),
  );
}
