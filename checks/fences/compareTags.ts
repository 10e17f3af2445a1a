import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPANDERS } from '../../build/pages/expanders';
import { findTags, type Tag } from '../../build/pages/findTags';
import type { Language } from '../../site';
import { tagProblem } from '../content/tags';
import type { Finding } from './collectFences';

const show = ({ name, attributes }: Tag): string =>
  `<${[name, ...[...attributes].map(([key, value]) => (value === '' ? key : `${key}="${value}"`))].join(' ')} />`;

/** A Chinese page must ask for the same examples and tables as the English one, in the same order. */
export function compareTags(root: string, pages: Iterable<string>): Finding[] {
  const all = new Set(pages);
  const tagsOf = (file: string) =>
    findTags(readFileSync(join(root, file), 'utf8'), Object.keys(EXPANDERS));
  return [...all].flatMap((english) => {
    const file = english.replace(/^docs\/en\//, 'docs/zh/');
    if (file === english || !all.has(file)) return [];
    const wanted = tagsOf(english);
    const found = tagsOf(file);
    const index = wanted.findIndex((tag, at) => !found[at] || show(found[at]) !== show(tag));
    const tag = wanted[index];
    const other = found[index];
    // A tag without text is told where it stands.
    const isWrong = (one: Tag | undefined, page: string, language: Language) =>
      one && tagProblem(one, { root, file: page, language });
    if (isWrong(tag, english, 'en') || isWrong(other, file, 'zh')) return [];
    if (tag) {
      const has = other ? `has ${show(other)}` : 'has none';
      return [
        {
          file,
          line: other?.line ?? 1,
          message: `${english}:${tag.line} has ${show(tag)} here, this page ${has}: make both equal`,
        },
      ];
    }
    const extra = found[wanted.length];
    return extra
      ? [
          {
            file,
            line: extra.line,
            message: `${show(extra)} is not on ${english}: make both equal`,
          },
        ]
      : [];
  });
}
