import { globSync } from 'tinyglobby';

/** Address that no page has; the host answers it with the 404 page. */
export const NOWHERE = '/no-such-page';

/**
 * Routes of all pages of the built site, the 404 page included. Derived from the built folder, so a new
 * page is tested without anyone listing it. Throws without a build.
 */
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
