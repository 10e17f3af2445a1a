/** `pnpm schemas`: writes what editors read, from what the checks use. */
import '../../checks/run/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from './schemas';

for (const [file, content] of Object.entries(editorFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(file);
}
