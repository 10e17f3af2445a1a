/** `pnpm data:generate`: updates the data that pages take from the installed tool, and prints which files changed. */
import '../run/command';
import { checkData } from './checkData';

const { findings } = await checkData(process.cwd(), true);
for (const { file } of findings) console.log(`${file}: updated`);
