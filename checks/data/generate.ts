/** `pnpm data:generate`: writes the tables that pages take from the installed tool, and names those that changed. */
import '../run/command';
import { checkData } from './checkData';

const { findings } = await checkData(process.cwd(), true);
for (const { file } of findings) console.log(`${file}: updated`);
