/** `pnpm fences:accept`: writes how many samples of each page nothing checks; the number may only fall. */
import '../run/printHelp';
import { writeFileSync } from 'node:fs';
import { checkFences } from './checkFences';

const { unchecked } = await checkFences(process.cwd());
writeFileSync('checks/fences/unchecked.json', `${JSON.stringify(unchecked, null, 2)}\n`);
