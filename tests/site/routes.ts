import { readSite } from '../../checks/content/readSite';

/** The routes of specification 2.1 by row of the matrix; each exists in both languages. */
export const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '2.1.6': ['/'],
  '2.1.7': ['/blog/', '/blog/introducing-rslib'],
  '2.1.8': ['/config/'],
  '2.1.9': [
    '/config/lib/',
    ...[
      'format',
      'bundle',
      'auto-extension',
      'auto-external',
      'redirect',
      'syntax',
      'external-helpers',
      'banner',
      'footer',
      'dts',
      'shims',
      'id',
      'umd-name',
      'out-base',
    ].map((name) => `/config/lib/${name}`),
  ],
  '2.1.10': [
    '/config/rsbuild/',
    ...['resolve', 'source', 'output', 'tools', 'plugins'].map((name) => `/config/rsbuild/${name}`),
  ],
  '2.1.11': [
    '/guide/start/',
    ...['quick-start', 'glossary', 'npm-packages'].map((name) => `/guide/start/${name}`),
  ],
  '2.1.12': [
    '/guide/solution/',
    ...['nodejs', 'react', 'vue'].map((name) => `/guide/solution/${name}`),
  ],
  '2.1.13': [
    'cli',
    'configure-rslib',
    'typescript',
    'output-format',
    'output-structure',
    'upgrade-rslib',
  ].map((name) => `/guide/basic/${name}`),
  '2.1.14': [
    'third-party-deps',
    'output-compatibility',
    'dts',
    'static-assets',
    'svgr-files',
    'json-files',
    'module-federation',
    'storybook',
  ].map((name) => `/guide/advanced/${name}`),
  '2.1.15': ['/guide/migration/modernjs-module', '/guide/migration/tsup'],
  '2.1.16': ['/guide/faq/features'],
};

/** Those that list the pages below them as cards; the blog lists its posts in a form of its own. */
export const OVERVIEWS: ReadonlySet<string> = new Set([
  '/config/',
  '/config/lib/',
  '/config/rsbuild/',
  '/guide/solution/',
]);

const routes = readSite(process.cwd())
  .pages.filter(({ language }) => language === 'en')
  .map(({ route }) => route);
const below = (section: string) => routes.filter((route) => route.startsWith(`/${section}/`));
/** Sections that have a sidebar, with all their pages (specification 2.6.2). */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  guide: below('guide'),
  config: below('config'),
  blog: below('blog'),
};
