/** `pnpm schemas`: writes the JSON schemas and snippets for editors, from the schemas of the checks. */
import '../../checks/run/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runTool } from '../../checks/run/tools';
import { editorFiles } from './schemas';

const files = editorFiles();
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(file);
}
const [failed] = await runTool(process.cwd(), 'biome', [
  'format',
  '--write',
  ...Object.keys(files),
]);
if (failed) throw new Error(failed.problem);
