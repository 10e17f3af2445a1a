import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { highlight } from '../highlight';
import { keptRead } from '../keptReads';
import { type ExampleFolder, listProject } from './exampleFolders';
import { isBinary } from './recording';

/** Files by path relative to their project. */
type Files = ReadonlyMap<string, Buffer>;

/** The files of the project that readers see. */
export const readProject = (example: Pick<ExampleFolder, 'dir'>): Map<string, Buffer> =>
  new Map(listProject(example).map((path) => [path, readFileSync(join(example.dir, path))]));

const { resolve } = createRequire(import.meta.url);
/** What determines the HTML of a file besides its text: the version of the highlighter, and our code around it. */
const DRAWN_BY = [
  resolve('shiki/package.json'),
  ...['../highlight.ts', 'exampleFiles.ts'].map((file) => join(import.meta.dirname, file)),
].map((file) => readFileSync(file, 'utf8'));

/**
 * Address, below the base of the site, of the contents of the files. It has a hash of everything that determines them,
 * because hosts let browsers cache it for a year.
 */
export function addressOfFiles(id: string, files: Files, drawnBy = DRAWN_BY): string {
  const hash = createHash('sha256').update(drawnBy.join('\0'));
  for (const [path, contents] of files)
    hash.update(`${path}\0${contents.length}\0`).update(contents);
  return `static/examples/${id}.${hash.digest('hex').slice(0, 10)}.json`;
}

/** JSON of path → highlighted lines as HTML; null for a file that is not text. */
export async function contentsOf(files: Files): Promise<string> {
  const entries = [...files].map(async ([path, contents]) => {
    if (isBinary(contents)) return [path, null] as const;
    const text = contents.toString('utf8');
    // Many examples have the same tsconfig.json.
    const lines = await keptRead(`lines ${extname(path)} ${text}`, () => highlight(path, text));
    return [path, lines.map((line) => `<span class="line">${line}</span>`).join('\n')] as const;
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(entries)));
}
