import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { siteOrigin } from '../../site';

/** `## Title \{#id}`: the id of a heading, whose brace the serializer has escaped. */
const HEADING_ID = /^(#{1,6} .*?) *\\\{#[\w.-]+\} *$/gm;

/** A line that is a link, from a list of pages rendered by a component; links in text are already absolute. */
const LISTED_LINK = /^((?:#{1,6} |- )?\[.+?\]\()(?=\/[^)]*\)$)/gm;

/**
 * Removes build syntax from the Markdown of the pages and from `llms-full.txt` in a built folder, and makes their links
 * absolute, so that they can be pasted elsewhere. For index pages it adds `config.md` next to `config/index.md`, so that
 * the Markdown of every page is at its address plus `.md`.
 */
export async function tidyMarkdownFiles(folder: string): Promise<void> {
  const files = globSync(['**/*.md', '**/llms-full.txt'], { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const tidy = text.replace(HEADING_ID, '$1').replace(LISTED_LINK, `$1${siteOrigin()}`);
      if (tidy !== text) await writeFile(file, tidy);
      if (/[^/]\/index\.md$/.test(name)) await writeFile(`${path.dirname(file)}.md`, tidy);
    }),
  );
}
