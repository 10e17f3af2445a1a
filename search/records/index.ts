import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { ALGOLIA_VARIABLES, algoliaSettings, type ScriptSite } from '../client/provider';
import { AHEAD, FILES_META } from '../client/searchFiles';
import { bundleScript, SCRIPTS } from './bundleScript';
import type { ReadTree } from './fromMdx';
import { groupTitle } from './groupTitles';
import { recordsReader, type SourcePage } from './readRecords';
import { makeFile, RECORDS_FOLDER, recordsFile, type SearchFile } from './recordsFile';
import { rowAnchors } from './rowAnchors';

type Environment = Readonly<Record<string, string | undefined>>;

const algoliaValues = (env: Environment) => ({
  appId: env[ALGOLIA_VARIABLES.appId]?.trim() ?? '',
  apiKey: env[ALGOLIA_VARIABLES.apiKey]?.trim() ?? '',
  indexName: env[ALGOLIA_VARIABLES.indexName]?.trim() ?? '',
});

/** In dev, files are generated on request and never cached, so their address has no hash. */
const devFile = (name: string): SearchFile => ({
  name: `${RECORDS_FOLDER}/${name.replace('.', '.dev.')}`,
  text: '',
});
const DEV_ADDRESS = new RegExp(`/${RECORDS_FOLDER}/(\\w+)\\.dev\\.(js|json)$`);

/** Writes the files in a build, none in dev. */
const emitFiles = (files: () => readonly SearchFile[]) => ({
  name: 'search-files',
  setup(api: RsbuildPluginAPI) {
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      ({ compilation, sources }) => {
        for (const { name, text } of files())
          if (text) compilation.emitAsset(name, new sources.RawSource(text));
      },
    );
  },
});

export interface SearchPluginOptions {
  readTree: ReadTree;
  env?: Environment;
}

/**
 * Search at build time: turns stock search off, checks the provider's settings, and provides the scripts of dialog and
 * worker, and the records, made from the sources of the pages. Every page lists these files in a meta tag: HTML is never
 * cached for long, so tag and files always match.
 */
export function pluginSearch({ env = process.env, readTree }: SearchPluginOptions): RspressPlugin {
  const pages: SourcePage[] = [];
  let docs = '';
  let files: SearchFile[] = [];
  const site: ScriptSite = { base: '', repository: '', algolia: algoliaValues(env) };
  const readRecords = recordsReader(readTree);
  const recordsOf = (lang: string) => readRecords(lang, pages, path.join(docs, lang));

  return {
    name: 'search',
    config(config) {
      algoliaSettings(site.algolia);
      docs = path.resolve(config.root ?? 'docs');
      site.base = (config.base ?? '').replace(/\/$/, '');
      const { markdown, themeConfig } = config;
      site.repository = themeConfig?.editLink?.docRepoBaseUrl?.split('/tree/')[0] ?? '';
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
        files.push(isProduction ? recordsFile(await recordsOf(lang)) : devFile(`${lang}.json`));
      }
      for (const script of SCRIPTS) {
        const name = `${script}.js`;
        files.push(isProduction ? makeFile(name, await bundleScript(script, site)) : devFile(name));
      }
    },
    // With `search: false` Rspress still writes an empty index, unless all pages opt out in their frontmatter, so they do
    // while it decides. Nothing reads the field afterwards.
    modifySearchIndexData(all) {
      for (const { frontmatter } of all) frontmatter.search = false;
    },
    extendPageData({ frontmatter }) {
      delete frontmatter.search;
    },
    builderConfig: {
      plugins: [emitFiles(() => files)],
      html: {
        tags: (tags) => {
          const content = files.map(({ name }) => `${site.base}/${name}`).join(' ');
          // In dev each request generates its file again.
          const isAhead = !algoliaSettings(site.algolia) && files.every(({ text }) => text);
          const attrs = { name: FILES_META, content, ...(isAhead && { [AHEAD]: true }) };
          tags.push({ tag: 'meta', attrs });
        },
      },
      server: {
        setup(context) {
          if (context.action !== 'dev') return;
          context.server.middlewares.use(async (request, response, next) => {
            const [, name = '', kind] = DEV_ADDRESS.exec(request.url ?? '') ?? [];
            if (!name) return next();
            const script = SCRIPTS.find((one) => one === name);
            const type = kind === 'js' ? 'text/javascript' : 'application/json';
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.setHeader('cache-control', 'no-store');
            response.end(
              script ? await bundleScript(script, site) : recordsFile(await recordsOf(name)).text,
            );
          });
        },
      },
    },
  };
}
