/** `pnpm preview [--port <number>]`: serves doc_build as a static host does. */
import '../../checks/run/command';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_PORT, siteBase } from '../../site';
import { serveFolder } from './serveFolder';

const { port = process.env.PORT ?? PREVIEW_PORT } = parseArgs({
  options: { port: { type: 'string' } },
}).values;
const { url } = await serveFolder(path.resolve('doc_build'), {
  port: Number(port),
  base: siteBase(),
});
console.log(`Built site: ${url}/`);
