import { globSync } from 'tinyglobby';

/** A path without a page; the host answers with the 404 page. */
export const NOWHERE = '/no-such-page';

/** Routes of all built pages, including the 404 page. Throws without a build. */
export function builtRoutes(): string[] {
  const files = globSync('**/*.html', { cwd: 'doc_build' }).sort();
  if (files.length === 0) {
    throw new Error('doc_build/ holds no pages.\nRun `pnpm build` before the browser tests.');
  }
  return files.map((file) =>
    file === '404.html'
      ? NOWHERE
      : `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`,
  );
}
