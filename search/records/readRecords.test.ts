import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { treeReader } from '../../build/pages/readTree';
import { recordsReader } from './readRecords';

const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
const page = (name: string, source: string) => {
  const file = path.join(folder, `${name}.mdx`);
  writeFileSync(file, source);
  return { route: `/${name}`, lang: 'en', group: 'G', file };
};
const read = (pages: Parameters<ReturnType<typeof recordsReader>>[1]) =>
  recordsReader(treeReader(folder))('en', pages, folder);

test('readers see text and tables but for their heads, and no names of code; a heading has its id, its own or the one Rspress makes', async () => {
  const source = `---\ntitle: T\n---\n\n# Title\n\nOne \`two\`\n\nthree\n\n## Section {#s}\n\n| Head | b |\n| - | - |\n| a | b |\n
\`\`\`ts\nconst toAnswer = compute(toAnswer);\n\`\`\`\n\n## Next one\n`;
  const { pages } = await read([page('text', source)]);
  expect(pages[0]?.sections).toEqual([
    { level: 1, id: '', heading: 'Title', text: 'One two three' },
    { level: 2, id: 's', heading: 'Section', text: 'a b' },
    { level: 2, id: 'next-one', heading: 'Next one', text: '' },
  ]);
});

test('no space stands between two sentences of Chinese', async () => {
  const { pages } = await read([page('chinese', '# 标题\n\n第一句。\n\n第二句\n\n`a`\n')]);
  expect(pages[0]?.sections[0]?.text).toBe('第一句。第二句 a');
});

test('a page without a heading has its title; one that is not searched, or does not parse, is left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { pages } = await read([
    page('overview', '---\ntitle: Overview\n---\n\nx'),
    page('hidden', '---\ntitle: H\nsearch: false\n---\n\nx'),
    page('home', '---\ntitle: H\npageType: home\n---\n'),
    page('broken', '<A'),
    { ...page('other', '# Other'), lang: 'zh' },
  ]);
  expect(pages.map(({ title }) => title)).toEqual(['Overview']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('broken.mdx is left out'));
});

test('sections are read again when their file has changed', async () => {
  const readAgain = recordsReader(treeReader(folder));
  const titles = async (source: string) =>
    (await readAgain('en', [page('changing', source)], folder)).pages.map(({ title }) => title);
  expect(await titles('# One')).toEqual(['One']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await titles('# Two')).toEqual(['Two']);
});
