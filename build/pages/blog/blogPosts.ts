import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGE_LABELS, type Language, languagePrefix } from '../../../site';

const schema = z.object({ title: z.string(), description: z.string(), date: z.iso.date() });

/** The frontmatter of a blog post; `date` is `YYYY-MM-DD`. */
interface BlogPost extends z.infer<typeof schema> {
  /** Address without the base. */
  href: string;
  /** Absolute path of the page. */
  file: string;
}

/** Reads the frontmatter of a post. Throws if title, description or date is missing. */
function readPost(root: string, file: string): z.infer<typeof schema> {
  const yaml = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
  const result = schema.safeParse(parse(yaml));
  if (result.success) return result.data;
  throw new Error(
    `${file}: a blog post needs a title, a description and a date, as in “date: 2025-05-14”.\n${z.prettifyError(result.error)}`,
  );
}

/** All posts in a language, newest first: every page in docs/<language>/blog, if there is one, except its index. */
export function listPosts(root: string, language: Language): BlogPost[] {
  const folder = `docs/${language}/blog`;
  const prefix = languagePrefix(language);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .map((name) => ({
      ...readPost(root, `${folder}/${name}`),
      href: `${prefix}/blog/${name.slice(0, -'.mdx'.length)}`,
      file: join(root, folder, name),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** A date in words: “May 14, 2025”, “2025年5月14日”. */
export function formatDay(date: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_LABELS[language].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
