import { z } from 'zod';
import { exampleSchema } from '../../build/pages/example/exampleSchema';
import { FRONTMATTER } from '../../checks/content/frontmatter';
import { ENTRIES, NAV_ITEM } from '../../checks/content/menus';
import { exampleOf } from '../../checks/content/schemaFindings';

const json = (schema: z.ZodType, title?: string) => ({
  title,
  ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
});

const navItem: z.ZodType = z.lazy(() => NAV_ITEM.extend({ items: z.array(navItem).optional() }));

/** What editors read, by path from the root; all of it derived from what the checks use. */
export const editorFiles = (): Record<string, Record<string, unknown>> => ({
  'examples/example.schema.json': json(exampleSchema),
  '.vscode/schemas/meta.schema.json': json(
    z.array(z.union([z.string(), ...Object.values(ENTRIES)])),
    'Menu of a folder of docs/',
  ),
  '.vscode/schemas/nav.schema.json': json(z.array(navItem), 'Navigation bar of a language'),
  // No editor checks YAML inside MDX against a schema.
  '.vscode/frontmatter.code-snippets': Object.fromEntries(
    Object.entries(FRONTMATTER.shape).map(([prefix, field]) => {
      const body = exampleOf(field);
      return [prefix, { scope: 'mdx', prefix, body, description: 'Frontmatter of a page' }];
    }),
  ),
});
