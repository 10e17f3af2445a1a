/**
 * `pnpm data:generate` writes the tables that pages take from the installed tool; `pnpm data:check` fails where
 * one differs.
 */
import '../run/command';
import { checkData, GENERATORS } from './checkData';

const write = process.argv.includes('--write');
const found = await checkData(process.cwd(), write);
const failed = write ? 0 : found.length;
for (const text of found)
  console.log(write ? text.split('\n')[0]?.replace(' differs', ': written, it differed') : text);
if (failed > 0) {
  console.error(
    'if the tool is right: pnpm data:generate, then re-read the pages that show these tables',
  );
  process.exitCode = 1;
}
console.log(`data: ${Object.keys(GENERATORS).length - failed} passed, ${failed} failed`);
