import { parseDocument } from 'yaml';
import { z } from 'zod';
import { FEEDS } from '../../site';
import type { Finding } from '../finding';
import type { Page } from './page';
import { fieldFindings, optional, required } from './schemaFindings';

const some = z.string().refine((value) => value.trim() !== '', 'expected some text');
const flag = (example: string) => optional(z.boolean(), example);
const text = (example: string) => optional(some, example);
const feedIds = FEEDS.map(({ id }) => id);

/** Every key a page may have (specification 3.2), with a correct line to copy. */
export const FRONTMATTER = z.strictObject({
  title: required(some, 'title: Quick start'),
  description: required(
    some,
    'description: One sentence that tells what the reader gets from this page.',
  ),
  pageType: optional(
    z.enum(['home', 'doc', 'doc-wide', 'custom', 'blank', '404']),
    'pageType: doc',
  ),
  titleSuffix: text('titleSuffix: "| Rslib"'),
  date: optional(z.iso.date(), 'date: 2025-05-14'),
  overview: flag('overview: true'),
  overviewHeaders: optional(z.array(z.number().int().min(1).max(6)), 'overviewHeaders: [2, 3]'),
  outline: flag('outline: false'),
  navbar: flag('navbar: false'),
  sidebar: optional(
    z.union([z.boolean(), z.literal('placeholder')], 'expected true, false or placeholder'),
    'sidebar: false',
  ),
  footer: flag('footer: false'),
  search: flag('search: false'),
  globalUIComponents: flag('globalUIComponents: false'),
  lineNumbers: flag('lineNumbers: true'),
  tag: text('tag: new'),
  icon: text('icon: ./icon.svg'),
  context: text('context: start'),
  head: optional(
    // No scripts, as in the text of a page.
    z.array(
      z.tuple([
        z.enum(['meta', 'link']),
        z.record(z.string().regex(/^(?![oO][nN])/, 'expected no event handler'), z.string()),
      ]),
    ),
    'head: [["meta", { "name": "robots", "content": "noindex" }]]',
  ),
  'link-rss': optional(
    z.union([z.enum(feedIds), z.array(z.enum(feedIds))], `expected ${feedIds.join(' or ')}`),
    `link-rss: ${feedIds[0]}`,
  ),
});

/** Findings of a page's frontmatter. */
export function frontmatterFindings(page: Page): Finding[] {
  const { file, frontmatter } = page;
  if (frontmatter === undefined) {
    const write = '---\\ntitle: …\\ndescription: …\\n--- as the first lines';
    return [{ file, line: 1, problem: 'the page has no frontmatter', write }];
  }
  const document = parseDocument(frontmatter);
  const [error] = document.errors;
  if (error) {
    const line = 1 + (error.linePos?.[0].line ?? 1);
    const problem = `the frontmatter is not valid YAML: ${error.message.split('\n')[0]}`;
    return [{ file, line, problem, write: 'key: "value", with quotes when the value has a colon' }];
  }
  const value: unknown = document.toJS() ?? {};
  const located = { file, text: frontmatter, linesBefore: 1 };
  const given = value as Record<string, unknown>;
  return fieldFindings(located, 'the frontmatter', given, FRONTMATTER);
}
