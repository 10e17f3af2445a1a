import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSite } from '../../checks/content/readSite';
import { editorFiles } from './schemas';

const root = join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const files = editorFiles();
const schemaOf = (file: string) => z.fromJSONSchema(files[file] ?? false);

test.each(Object.keys(files))('%s is what the checks use (pnpm schemas)', (file) => {
  expect(read(file)).toEqual(JSON.parse(JSON.stringify(files[file])));
});

test('the editor is told which file has which schema', () => {
  const { 'json.schemas': schemas } = z
    .looseObject({ 'json.schemas': z.array(z.object({ url: z.string() })) })
    .parse(read('.vscode/settings.json'));
  expect(schemas.length).toBeGreaterThan(2);
  for (const { url } of schemas) expect(existsSync(join(root, url)), url).toBe(true);
});

describe('the schemas judge as the checks do', () => {
  const { metas, navs } = readSite(root);
  test('menus and navigation of this site are accepted', () => {
    const meta = schemaOf('.vscode/schemas/meta.schema.json');
    for (const { file, text } of metas)
      expect(meta.safeParse(JSON.parse(text)).error, file).toBe(undefined);
    const nav = schemaOf('.vscode/schemas/nav.schema.json');
    for (const { file, text } of navs)
      expect(nav.safeParse(JSON.parse(text)).error, file).toBe(undefined);
  });

  test.each([
    ['meta', [{ type: 'dir', name: 'a', colapsed: true }]],
    ['meta', [{ type: 'dir-section-header', name: 'a' }]],
    ['meta', [{ type: 'custom-link', label: 'a' }]],
    ['nav', [{ title: 'a' }]],
    ['frontmatter', { title: 'a', description: 'b', overveiw: true }],
    ['frontmatter', { title: 'a' }],
  ])('%s refuses %j', (name, value) => {
    expect(schemaOf(`.vscode/schemas/${name}.schema.json`).safeParse(value).success).toBe(false);
  });

  test('frontmatter that is right is accepted', () => {
    const value = { title: 'a', description: 'b', outline: false, 'link-rss': 'blog-rss' };
    expect(schemaOf('.vscode/schemas/frontmatter.schema.json').safeParse(value).error).toBe(
      undefined,
    );
  });
});
