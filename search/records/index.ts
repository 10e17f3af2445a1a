import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { ALGOLIA_VARIABLES, chooseProvider } from '../client/provider';
import { RECORDS_META } from '../client/recordsAddress';
import { packRecords } from '../engine/packedRecords';
import type { Expand } from './fromMdx';
import { groupTitle } from './groupTitles';
import { leaveOutAlgolia } from './leaveOutAlgolia';
import { recordsReader, type SourcePage } from './readRecords';
import { RECORDS_FOLDER, type RecordsFile, recordsFile } from './recordsFile';
import { rowAnchors } from './rowAnchors';
import { scopedStyles } from './scopeStyles';

type Environment = Readonly<Record<string, string | undefined>>;

const algoliaValues = (env: Environment) => ({
  appId: env[ALGOLIA_VARIABLES.appId]?.trim() ?? '',
  apiKey: env[ALGOLIA_VARIABLES.apiKey]?.trim() ?? '',
  indexName: env[ALGOLIA_VARIABLES.indexName]?.trim() ?? '',
});

/** Style sheets of the first load: all but the dialog's. (A function here makes the bundler hang.) */
const FIRST_LOAD_STYLES =
  /^(?!.*(?:@docsearch[\\/]css|search[\\/]ui[\\/]searchModal)).*\.(?:css|less|sass|scss)$/;

/** In dev the records are made on request and never cached, so their address has no hash. */
const DEV_ADDRESS = new RegExp(`/${RECORDS_FOLDER}/(\\w+)\\.dev\\.json$`);

/** Writes the records of a build, none in dev. */
const emitRecords = (files: () => readonly RecordsFile[]) => ({
  name: 'search-records',
  setup(api: RsbuildPluginAPI) {
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      ({ compilation, sources }) => {
        for (const { name, json } of files())
          if (json) compilation.emitAsset(name, new sources.RawSource(json));
      },
    );
  },
});

export interface SearchPluginOptions {
  /** Writes out the generated parts of a page's source. */
  expand?: Expand;
  env?: Environment;
}

/**
 * Search at build time: turns stock search off, checks the provider's settings, and provides the records, which are made
 * from the sources of the pages. Every page names their files in a tag: HTML is never cached for long, so tag and files
 * always belong together.
 */
export function pluginSearch({
  env = process.env,
  expand,
}: SearchPluginOptions = {}): RspressPlugin {
  const pages: SourcePage[] = [];
  const searchFlags = new Map<string, boolean | undefined>();
  let docs = '';
  let base = '/';
  let files: RecordsFile[] = [];
  const readRecords = recordsReader(expand);
  const recordsOf = (lang: string) => readRecords(lang, pages, path.join(docs, lang));
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
    async routeGenerated(routes, isProduction) {
      pages.length = 0;
      for (const { routePath, pureRoutePath, absolutePath, lang } of routes) {
        if (!/\.mdx?$/.test(absolutePath)) continue;
        const group = groupTitle(path.join(docs, lang), pureRoutePath);
        pages.push({ route: routePath, lang, group, file: absolutePath });
      }
      const languages = [...new Set(pages.map(({ lang }) => lang))];
      files = [];
      for (const lang of languages) {
        // In dev they are made when search asks for them.
        const dev = { lang, name: `${RECORDS_FOLDER}/${lang}.dev.json`, json: '' };
        files.push(isProduction ? recordsFile(await recordsOf(lang)) : dev);
      }
    },
    // With `search: false` Rspress still writes an empty index, except for pages that say
    // `search: false` themselves: say so for all of them while it decides, then put back what they said.
    modifySearchIndexData(all) {
      for (const data of all) {
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
      plugins: [emitRecords(() => files), scopedStyles, ...(isEmbedded ? [leaveOutAlgolia] : [])],
      html: {
        tags: (tags) => {
          const content = files.map(({ name }) => base + name).join(' ');
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
            response.end(packRecords(await recordsOf(lang)));
          });
        },
      },
    },
  };
}
