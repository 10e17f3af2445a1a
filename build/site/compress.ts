import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { glob } from 'tinyglobby';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const KINDS = '**/*.{html,js,css,svg,json,xml,txt,md}';
/** The home page, the blog, the reference and the target of “Get started”, in each language. */
const ENTRY_PAGES = /^(zh\/)?(([\w-]+\/)?index|guide\/start\/quick-start)\.html$/;
/** Files below this size, in bytes, gain nothing from compression. The logo, 867 bytes on every page, is halved. */
const WORTH_IT = 512;

/**
 * Brotli quality for a file. Measured on 190 pages: 10 takes 17 times as long as 8 for 6 % of a page or its script, 11
 * more than twice as long again for 2 %. That is worth it for scripts and records that every reader fetches, and for the
 * few pages where most readers arrive: on the home page 11 saves 2.3 of 30.6 KB.
 */
function brotliQuality(file: string, root: string): number {
  const isEntry = ENTRY_PAGES.test(path.relative(root, file).replaceAll('\\', '/'));
  return isEntry || ['js', 'search'].includes(path.basename(path.dirname(file))) ? 11 : 8;
}

/**
 * Base-2 logarithm of the window for a file of `size` bytes, at least 64 KB. The default of 4 MB allocates up to 130 MB
 * per stream, which keeps V8 collecting garbage: a sixth of the CPU time of this step.
 */
const windowBits = (size: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 16))));

/** Number of pages or files processed in parallel. No limit takes gigabytes of memory and a third more time. */
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
 * Writes a `.br` and a `.gz` next to every text file of `folder`, for hosts that serve precompressed files.
 *
 * @param quality - brotli quality, 1 to 11, for a file of the folder
 */
export async function compressFolder(folder: string, quality = brotliQuality) {
  const files = await glob(KINDS, { cwd: folder, absolute: true, ignore: ['rss/**'] });
  await pMap(files, (file) => compressFile(file, quality(file, folder)), { concurrency: AT_ONCE });
}
