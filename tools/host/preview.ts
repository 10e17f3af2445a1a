/** `pnpm preview`: serves doc_build as a static host does. */
import '../../checks/run/command';
import path from 'node:path';
import { PREVIEW_PORT, siteBase } from '../../site';
import { serveFolder } from './serveFolder';

const port = Number(process.env.PORT ?? PREVIEW_PORT);
const { url } = await serveFolder(path.resolve('doc_build'), { port, base: siteBase() });
console.log(`Built site: ${url}/`);
