import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { globSync } from 'tinyglobby';

/** Every page of the built folder except 404 pages and demos: file and parsed document. */
export const pages = globSync('**/*.html', {
  cwd: 'doc_build',
  ignore: '**/404.html',
}).map((file) => ({ file, document: parse(readFileSync(`doc_build/${file}`, 'utf8')) }));
export type BuiltPage = (typeof pages)[number];

export const languageOf = ({ file }: BuiltPage) => (file.startsWith('zh/') ? 'zh' : 'en');

/** Pages that break a rule, with what is wrong; to be compared with [], so that a failure shows all. */
export const wrong = (check: (page: BuiltPage) => string | undefined) =>
  pages.flatMap((page) => {
    const found = check(page);
    return found ? [`${page.file}: ${found}`] : [];
  });
