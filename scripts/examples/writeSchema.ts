import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { exampleSchema } from '../../expand/example/exampleSchema';

/** The JSON schema that editors read for example.json; committed beside the zod schema it comes from. */
export const exampleJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(exampleSchema, { io: 'input' }), null, 2)}\n`;

// pnpm examples:schema
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(
    new URL('../../examples/example.schema.json', import.meta.url),
    exampleJsonSchema(),
  );
}
