import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { glob } from 'tinyglobby';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const KINDS = '**/*.{html,js,css,svg,json,xml,txt,md}';
/** Home, the blog, the reference, and where “Get started” leads, in each language. */
const ENTRY_PAGES = /^(zh\/)?(([\w-]+\/)?index|guide\/start\/quick-start)\.html$/;
/** Below this size a compressed file saves nothing on the wire. The logo, 867 bytes on every page, is half as long. */
const WORTH_IT = 512;

/**
 * How hard brotli tries. Measured on 190 pages: 10 takes 17 times as long as 8 for 6 % of a page or its script, 11
 * twice and more for 2 %. Scripts and records that every reader fetches are worth it, and so are the few pages that
 * most readers come in by, home first: 11 saves 2.3 of its 30.6 KB.
 */
function brotliQuality(file: string, root: string): number {
  const isEntry = ENTRY_PAGES.test(path.relative(root, file).replaceAll('\\', '/'));
  return isEntry || ['js', 'search'].includes(path.basename(path.dirname(file))) ? 11 : 8;
}

/**
 * Bits of the window that a file of `size` bytes needs, from 64 KB on. Brotli takes 4 MB of window when it is not told, up to
 * 130 MB a stream, for which V8 collects garbage all the time: a sixth of the processor time of this step.
 */
const windowBits = (size: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 16))));

/** Pages or files that are worked on at once. All at once takes gigabytes of memory and a third more time than four. */
export const AT_ONCE = 4;

async function compressFile(file: string, quality: number) {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  };
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/**
 * Puts a `.br` and a `.gz` beside every text file of `folder`, for hosts that send them as they are.
 *
 * @param quality - of brotli, 1 to 11, for a file of the folder
 */
export async function compressFolder(folder: string, quality = brotliQuality) {
  const files = await glob(KINDS, { cwd: folder, absolute: true, ignore: ['rss/**'] });
  await pMap(files, (file) => compressFile(file, quality(file, folder)), { concurrency: AT_ONCE });
}
