import { posix } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';

/** A file to create or replace: path from the project's root, and text. */
export interface FileChange {
  file: string;
  text: string;
}

interface NewPage {
  /** Route without language, such as `/guide/advanced/workers`. */
  route: string;
  title: Record<'en' | 'zh', string>;
}

const NOTE = {
  en: 'Answer first: what the reader gets, in one or two sentences. Then the task, complete files, the recorded output, what can go wrong.',
  zh: '先给答案：一两句话说清读者能得到什么。然后写任务、完整的文件、录制的产物，以及可能遇到的问题。',
};

/** Text of a new page. Its empty description fails `pnpm check` until the page is written; a post has today's date. */
function pageText(title: string, language: 'en' | 'zh', isPost: boolean): string {
  const today = new Date().toISOString().slice(0, 10);
  return `---
title: ${JSON.stringify(title)}
description: ''${isPost ? `\ndate: ${today}` : ''}
---

# ${title.replace(/[<{]/g, '\\$&')}${isPost ? '\n\n<PostDate />' : ''}

{/* ${NOTE[language]} */}
`;
}

/** `_meta.json` with an entry for the page added at the end, the rest as it was written. */
export function addToMeta(meta: string, name: string): string {
  const entries: unknown = parse(meta);
  if (!Array.isArray(entries)) throw new Error('_meta.json is not a list.');
  const has = entries.some(
    (entry) =>
      entry === name ||
      (typeof entry === 'object' && entry !== null && 'name' in entry && entry.name === name),
  );
  if (has) return meta;
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(meta, [entries.length], name, { isArrayInsertion: true, formattingOptions });
  return `${applyEdits(meta, edits).trimEnd()}\n`;
}

/**
 * Both files of a new page and their menu entries. `read` gives a file's text or undefined. Throws, with
 * what to write instead, when the route is odd, the page exists, or its folder has no menu file.
 */
export function newPage(
  { route, title }: NewPage,
  read: (file: string) => string | undefined,
): FileChange[] {
  if (!/^(?!\/(en|zh)\/)(\/[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(route)) {
    throw new Error(
      `“${route}” is not a route for a page.\nWrite lower-case words joined by hyphens below a section, without a language, for example /guide/advanced/web-workers.`,
    );
  }
  const cut = route.lastIndexOf('/');
  const [folder, name] = [route.slice(0, cut), route.slice(cut + 1)];
  return (['en', 'zh'] as const).flatMap((language) => {
    const file = `docs/${language}${route}.mdx`;
    if (read(file) !== undefined) {
      throw new Error(`${file} exists already.\nEdit it, or choose another route.`);
    }
    const metaFile = `docs/${language}${folder}/_meta.json`;
    const meta = read(metaFile);
    if (meta === undefined) {
      const parent = posix.dirname(folder);
      const entry =
        parent === '/'
          ? `{ "text": "…", "link": "${route}", "activeMatch": "^${folder}/" } to docs/${language}/_nav.json`
          : `{ "type": "dir", "name": "${posix.basename(folder)}", "label": "…" } to docs/${language}${parent}/_meta.json`;
      throw new Error(
        `${metaFile} does not exist, so the page would be in no menu.\nCreate it with the text [] and add ${entry}, in both languages.`,
      );
    }
    return [
      { file, text: pageText(title[language], language, folder === '/blog') },
      { file: metaFile, text: addToMeta(meta, name) },
    ];
  });
}
