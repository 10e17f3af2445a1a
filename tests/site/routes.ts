import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { routeOf } from '../../build/pages/routeOf';
import { LANGUAGES, type Language } from '../../site';

/** Every page: its file from the root, its name below the language folder, and its address without the language. */
const PAGES = LANGUAGES.flatMap((language) =>
  globSync('**/*.mdx', { cwd: `docs/${language}` }).map((name) => ({
    language,
    name,
    file: `docs/${language}/${name}`,
    route: routeOf(name),
  })),
);

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

/** Pages that list those below them as cards; the blog has cards of its own for its posts. */
export const OVERVIEWS: ReadonlySet<string> = new Set([
  '/config/',
  '/config/lib/',
  '/config/rsbuild/',
  '/guide/solution/',
]);

/** The source of a page without its frontmatter and code; throws for a route without a page. */
function sourceOf(language: Language, route: string): string {
  const page = PAGES.find((one) => one.language === language && one.route === route);
  if (!page) throw new Error(`docs/${language} has no page for ${route}.`);
  const text = readFileSync(page.file, 'utf8').replace(/^---\n[\s\S]*?^---$/m, '');
  return text.replace(/^(`{3,})[\s\S]*?^\1/gm, '');
}

/** Section ids in the source of a page; throws for a route without a page. */
export const sectionIds = (language: Language, route: string): string[] =>
  [...sourceOf(language, route).matchAll(/^#{2,6} .*\{#([\w-]+)\}$/gm)].map(([, id = '']) => id);

/** A text without spaces, which differ between the source and the page. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Paragraphs in the source of a page, as readers see them but without spaces; throws for a route without a page. */
export const paragraphs = (language: Language, route: string): string[] =>
  sourceOf(language, route)
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .split('\n')
    .filter((line) => /^[\p{L}`*[“「]/u.test(line) && !/^(import|export) |^\* |[<{\\&]/.test(line))
    .map((line) =>
      withoutSpaces(
        line
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/\*\*([^*/]+)\*\*/g, '$1')
          .replace(/`/g, ''),
      ),
    );

const below = (section: string) =>
  PAGES.filter(({ language, name }) => language === 'en' && name.startsWith(`${section}/`)).map(
    ({ route }) => route,
  );
/** Sections that have a sidebar, with all their pages (specification 2.6.2). */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  guide: below('guide'),
  config: below('config'),
  blog: below('blog'),
};
