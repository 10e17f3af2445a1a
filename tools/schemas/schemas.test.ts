import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
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
  test.each(['meta', 'nav'])('each _%s.json of this site is accepted', (name) => {
    const schema = schemaOf(`.vscode/schemas/${name}.schema.json`);
    const menus = globSync(`docs/*/**/_${name}.json`, { cwd: root });
    expect(menus.length).toBeGreaterThan(1);
    for (const file of menus) expect(schema.safeParse(read(file)).error, file).toBe(undefined);
  });

  test.each([
    ['meta', [{ type: 'dir', name: 'a', colapsed: true }]],
    ['meta', [{ type: 'dir-section-header', name: 'a' }]],
    ['meta', [{ type: 'custom-link', label: 'a' }]],
    ['nav', [{ title: 'a' }]],
  ])('%s refuses %j', (name, value) => {
    expect(schemaOf(`.vscode/schemas/${name}.schema.json`).safeParse(value).success).toBe(false);
  });
});
