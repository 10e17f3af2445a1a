import { z } from 'zod';
import { exampleSchema } from '../../build/pages/example/exampleSchema';
import { FRONTMATTER, REQUIRED } from '../../checks/content/frontmatter';
import { ENTRIES, NAV_ITEM, requiredOf } from '../../checks/content/menus';
import type { Field } from '../../checks/content/schemaFindings';

type Fields = Readonly<Record<string, Field>>;
type Json = Record<string, unknown>;

/** JSON schema without its dialect, so that it can stand inside another one. */
function plain(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** A strict object: what the checks accept, each key with a line to copy. */
function objectOf(fields: Fields, required: readonly string[], properties: Json = {}): Json {
  const keys = Object.entries(fields).map(([key, { schema, example }]) => [
    key,
    { ...plain(schema), description: `For example: ${example}` },
  ]);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(keys), ...properties },
    required,
    additionalProperties: false,
  };
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** An entry of a menu is a name, or an object whose keys depend on its type. */
function menuSchema(): Json {
  const kinds = Object.entries(ENTRIES).map(([type, fields]) => {
    const required = type === 'file' ? requiredOf(type) : ['type', ...requiredOf(type)];
    return objectOf(fields, required, { type: { const: type } });
  });
  return {
    $schema: DIALECT,
    title: 'Menu of a folder of docs/',
    type: 'array',
    items: { anyOf: [{ type: 'string' }, ...kinds] },
  };
}

function navSchema(): Json {
  const items = { type: 'array', items: { $ref: '#/$defs/item' } };
  return {
    $schema: DIALECT,
    title: 'Navigation bar of a language',
    ...items,
    $defs: { item: objectOf(NAV_ITEM, ['text'], { items }) },
  };
}

/** Keys of the frontmatter as snippets: no editor checks YAML inside MDX against a schema. */
function frontmatterSnippets(): Json {
  const snippets = Object.entries(FRONTMATTER).map(([key, { example }]) => [
    key,
    { scope: 'mdx', prefix: key, body: example, description: 'Frontmatter of a page' },
  ]);
  return Object.fromEntries(snippets);
}

/** What editors read, by path from the root; all of it derived from what the checks use. */
export const editorFiles = (): Record<string, Json> => ({
  'examples/example.schema.json': z.toJSONSchema(exampleSchema, { io: 'input' }) as Json,
  '.vscode/schemas/frontmatter.schema.json': {
    $schema: DIALECT,
    title: 'Frontmatter of a page',
    ...objectOf(FRONTMATTER, REQUIRED),
  },
  '.vscode/schemas/meta.schema.json': menuSchema(),
  '.vscode/schemas/nav.schema.json': navSchema(),
  '.vscode/frontmatter.code-snippets': frontmatterSnippets(),
});
