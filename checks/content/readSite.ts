import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptRead } from '../../build/pages/keptReads';
import { MDX_ADVICE } from '../../build/pages/parsePage';
import { KEYWORDS_FILE } from '../../search/records/keywords';
import { LANGUAGES } from '../../site';
import type { Finding } from '../finding';
import type { KeywordFile } from './keywords';
import type { MenuFile } from './menus';
import { brokenPage, type Page, parsePage } from './page';
import type { Assets } from './references';

export interface SiteFiles {
  pages: Page[];
  metas: MenuFile[];
  navs: MenuFile[];
  keywords: KeywordFile[];
  /** Drawings that pages inline. */
  drawings: { file: string; text: string }[];
  assets: Assets;
  /** Pages that could not be parsed. */
  broken: Finding[];
}

const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        name.replaceAll('\\', '/'),
      )
    : [];

const NOT_UTF8 = Object.assign(new Error('the file is not UTF-8 text'), {
  write: 'the same text, saved as UTF-8',
});

/** Reads docs/ and public/ of the project at `root`. Folders `shared/` are never pages. */
export const readSite = (root: string): SiteFiles =>
  keptRead(`site ${root}`, () => readFiles(root));

function readFiles(root: string): SiteFiles {
  // Names with a leading dot are locks and swap files of editors.
  const docs = list(join(root, 'docs')).filter((path) => !/(^|\/)\./.test(path));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const named = (name: string) =>
    docs
      .filter((path) => path.split('/').at(-1) === name)
      .map((path) => ({ file: `docs/${path}`, text: read(`docs/${path}`) }));
  const site: SiteFiles = {
    pages: [],
    metas: named('_meta.json'),
    navs: named('_nav.json'),
    keywords: named(KEYWORDS_FILE),
    drawings: docs
      .filter((path) => /^shared\/.*\.svg$/.test(path))
      .map((path) => ({ file: `docs/${path}`, text: read(`docs/${path}`) })),
    assets: {
      docs: new Set(docs.map((path) => `docs/${path}`)),
      public: new Set(list(join(root, 'public')).map((path) => `/${path}`)),
    },
    broken: [],
  };
  for (const language of LANGUAGES) {
    const prefix = `${language}/`;
    for (const path of docs) {
      if (!path.startsWith(prefix) || !/\.mdx?$/.test(path) || path.includes('/shared/')) continue;
      const bytes = readFileSync(join(root, 'docs', path));
      const source = bytes.toString('utf8');
      try {
        if (!isUtf8(bytes)) throw NOT_UTF8;
        site.pages.push(parsePage(language, path.slice(prefix.length), source));
      } catch (error) {
        site.pages.push(brokenPage(language, path.slice(prefix.length), source));
        const {
          message,
          line = 1,
          write = MDX_ADVICE,
        } = error as { message: string; line?: number; write?: string };
        const problem = error === NOT_UTF8 ? message : `the page is not valid MDX: ${message}`;
        site.broken.push({ file: `docs/${path}`, line, problem, write });
      }
    }
  }
  return site;
}
