import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleJsonSchema } from './writeSchema';

test('the schema that editors read is the one that the checks use (pnpm examples:schema)', () => {
  const committed = readFileSync(
    join(import.meta.dirname, '../../examples/example.schema.json'),
    'utf8',
  );
  expect(JSON.parse(committed)).toEqual(JSON.parse(exampleJsonSchema()));
});
