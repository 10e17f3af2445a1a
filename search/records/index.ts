import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { ALGOLIA_VARIABLES, chooseProvider } from '../client/provider';
import { RECORDS_META } from '../client/recordsAddress';
import { devRecords, type SourcePage } from './devRecords';
import { emitRecords } from './emitRecords';
import type { Expand } from './fromMdx';
import { groupTitle } from './groupTitles';
import { isSearchable } from './isSearchable';
import { readKeywords } from './keywords';
import { leaveOutAlgolia } from './leaveOutAlgolia';
import { RECORDS_FOLDER } from './recordsFile';
import { rowAnchors } from './rowAnchors';
import { scopedStyles } from './scopeStyles';

type Environment = Readonly<Record<string, string | undefined>>;

const algoliaValues = (env: Environment) => ({
  appId: env[ALGOLIA_VARIABLES.appId]?.trim() ?? '',
  apiKey: env[ALGOLIA_VARIABLES.apiKey]?.trim() ?? '',
  indexName: env[ALGOLIA_VARIABLES.indexName]?.trim() ?? '',
});

/** Address of the records in dev; the answer is made on request and never cached, so it has no hash. */
const devAddress = (base: string, lang: string) => `${base}${RECORDS_FOLDER}/${lang}.dev.json`;
/** Style sheets of the first load: all but the dialog's. (A function here makes the bundler hang.) */
const FIRST_LOAD_STYLES =
  /^(?!.*(?:@docsearch[\\/]css|search[\\/]ui[\\/]searchModal)).*\.(?:css|less|sass|scss)$/;

const DEV_ADDRESS = new RegExp(`/${RECORDS_FOLDER}/(\\w+)\\.\\w+\\.json$`);

export interface SearchPluginOptions {
  /** Writes out the generated parts of a page's source, for the records of `pnpm dev`. */
  expand?: Expand;
  env?: Environment;
}

/**
 * Search at build time: turns stock search off, checks the provider's settings, and provides the records.
 *
 * In a build they are made from the rendered HTML, the only thing that is exactly what readers see. Their
 * hash cannot be in the JavaScript by then, so every page names them in a tag: HTML is never cached for
 * long, so tag and files always belong together. `pnpm dev` renders nothing on the server, so there the
 * records come from the sources, expanded as the build expands them; a test compares the two.
 */
export function pluginSearch({
  env = process.env,
  expand,
}: SearchPluginOptions = {}): RspressPlugin {
  const pages: SourcePage[] = [];
  const searchFlags = new Map<string, boolean | undefined>();
  let docs = '';
  let base = '/';
  const keywordsOf = (lang: string) => readKeywords(path.join(docs, lang));
  const answer = devRecords(keywordsOf, expand);
  const isEmbedded = Object.values(algoliaValues(env)).every((value) => !value);

  return {
    name: 'search',
    config(config) {
      chooseProvider(algoliaValues(env));
      docs = path.resolve(config.root ?? 'docs');
      base = config.base ?? '/';
      const { markdown } = config;
      const remarkPlugins = [...(markdown?.remarkPlugins ?? []), rowAnchors];
      return { ...config, search: false, markdown: { ...markdown, remarkPlugins } };
    },
    routeGenerated(routes) {
      pages.length = 0;
      for (const { routePath, pureRoutePath, absolutePath, lang } of routes) {
        if (!/\.mdx?$/.test(absolutePath)) continue;
        const group = groupTitle(path.join(docs, lang), pureRoutePath);
        pages.push({
          route: routePath,
          lang,
          group,
          title: '',
          searchable: true,
          file: absolutePath,
        });
      }
    },
    // With `search: false` Rspress still writes an empty index, except for pages that say
    // `search: false` themselves: say so for all of them while it decides, then put back what they said.
    modifySearchIndexData(all) {
      for (const data of all) {
        const page = pages.find(({ route }) => route === data.routePath);
        if (page) Object.assign(page, { searchable: isSearchable(data), title: data.title ?? '' });
        searchFlags.set(data.routePath, data.frontmatter.search);
        data.frontmatter.search = false;
      }
    },
    extendPageData(data) {
      const said = searchFlags.get(data.routePath);
      if (said === undefined) delete data.frontmatter.search;
      else data.frontmatter.search = said;
    },
    builderConfig: {
      source: {
        define: {
          'process.env.DOCSEARCH_SETTINGS': JSON.stringify(JSON.stringify(algoliaValues(env))),
        },
      },
      // Rspress puts every style sheet into the one of the first load; the dialog's comes with the dialog.
      splitChunks: { cacheGroups: { styles: { test: FIRST_LOAD_STYLES } } },
      plugins: [
        emitRecords(pages, () => base, keywordsOf),
        scopedStyles,
        ...(isEmbedded ? [leaveOutAlgolia] : []),
      ],
      html: {
        tags: (tags) => {
          if (process.env.NODE_ENV === 'production') return;
          const languages = [...new Set(pages.map(({ lang }) => lang))];
          const content = languages.map((lang) => devAddress(base, lang)).join(' ');
          tags.push({ tag: 'meta', attrs: { name: RECORDS_META, content } });
        },
      },
      server: {
        setup(context) {
          if (context.action !== 'dev') return;
          context.server.middlewares.use(async (request, response, next) => {
            const lang = DEV_ADDRESS.exec(request.url ?? '')?.[1];
            if (!lang) return next();
            response.setHeader('content-type', 'application/json; charset=utf-8');
            response.setHeader('cache-control', 'no-store');
            response.end(await answer(lang, pages));
          });
        },
      },
    },
  };
}
