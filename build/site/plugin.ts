import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import {
  DEFAULT_LANGUAGE,
  frameAncestors,
  isOffline,
  LANGUAGES,
  type Language,
  searchOrigins,
  siteOrigin,
} from '../../site';
import { lastChanges } from '../pages/history';
import { bundleBoot } from '../start/bundleBoot';
import { rehypeStaticCode } from './code/rehypeStaticCode';
import { finishSite } from './finishSite';
import { type PageRecord, toSitePage } from './sitePage';
import { slimPageData } from './slimPageData';

/**
 * Rspress renders a single 404.html, in the default language, which does not hydrate below the prefix of another
 * language. Hosts send the nearest 404.html, so each language gets one.
 */
const NOT_FOUND_PAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => ({
    routePath: `/${language}/404`,
    content: "---\npageType: '404'\nsearch: false\n---\n",
  }),
);

/** Maximum wait for a chunk; after that, a link loads its page in full, see useLinks. */
const MAX_CHUNK_WAIT_MS = 6000;

/** The build of the app. */
const buildApp = {
  name: 'site:app',
  setup(api: RsbuildPluginAPI) {
    api.modifyRsbuildConfig((config) => {
      // `pnpm dev` restarts the server; Rspress would do so too, even for the temporary files of editors.
      delete config.dev?.watchFiles;
    });
    api.modifyEnvironmentConfig(async (config, { name, mergeEnvironmentConfig }) => {
      if (name !== 'web') return config;
      if (config.mode !== 'development') {
        config.source.entry = {
          index: path.join(import.meta.dirname, '../start/client/entry.tsx'),
        };
        return config;
      }
      // The guard that finishSite puts into built pages; without it, a browser that blocks storage renders nothing.
      // First, because the scripts of Rspress read storage.
      const guard = { tag: 'script', children: await bundleBoot('guard'), append: false };
      return mergeEnvironmentConfig({ html: { tags: [guard] } }, config);
    });
    api.modifyRspackConfig(({ output }, { isProd, environment, appendPlugins, rspack }) => {
      // In development a chunk waits for its compilation.
      if (!isProd || environment.name !== 'web') return;
      // Chromium then compiles a script off the main thread while it arrives, instead of function by function when it
      // runs: the longest task of the app's start goes from 15 to 17 ms down to 9 to 10.
      appendPlugins(
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        }),
      );
      output.chunkLoadTimeout = MAX_CHUNK_WAIT_MS;
      // The first script contains the file names of all pages; Rspress's names would add 1.8 KB.
      output.chunkFilename = 'static/js/async/[id].[contenthash:8].js';
    });
  },
};

/**
 * Rspress stores when a page was changed as text in the local time of the build machine; this stores the UTC date in ISO
 * 8601, without the time, since the first load contains it for every page. LastUpdated formats it. Works whether it
 * runs before or after Rspress sets the field.
 */
function setLastUpdated(page: PageRecord, changed: string) {
  const day = new Date(changed).toISOString().slice(0, 10);
  Object.defineProperty(page, 'lastUpdatedTime', {
    enumerable: true,
    get: () => day,
    set() {},
  });
}

/**
 * Finishes the built site: deferred scripts, head tags, social images, content policy, sitemap and precompressed files.
 * In development pages stay as Rspress serves them. `titles` are the site titles per language.
 */
export function pluginSite({
  version,
  titles,
}: {
  /** Of the documented tool. */
  version: string;
  titles: Record<Language, string>;
}): RspressPlugin {
  // Fail early: the setting is used only at the end of the build.
  frameAncestors();
  searchOrigins();
  const records: PageRecord[] = [];
  let docs = 'docs';
  let changes: ReturnType<typeof lastChanges> | undefined;
  return {
    name: 'site',
    builderConfig: {
      plugins: [buildApp, slimPageData],
      source: {
        define: {
          // Whether the app registers the service worker: in built sites, unless switched off.
          'process.env.SITE_OFFLINE': JSON.stringify(
            isOffline() && process.env.NODE_ENV === 'production' ? 'on' : 'off',
          ),
          'process.env.SITE_ORIGIN': JSON.stringify(siteOrigin()),
          'process.env.TOOL_VERSION': JSON.stringify(version),
        },
      },
    },
    globalUIComponents: [path.join(import.meta.dirname, '../start/client/Arrival.tsx')],
    config(config) {
      docs = config.root ?? docs;
      return config;
    },
    addPages: () => NOT_FOUND_PAGES,
    markdown: { rehypePlugins: [rehypeStaticCode] },
    extendPageData: async (record) => {
      const page = record as unknown as PageRecord;
      records.push(page);
      changes ??= lastChanges(docs);
      const changed = (await changes).get(page._filepath);
      if (changed) setLastUpdated(page, changed);
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const dates = await (changes ?? lastChanges(docs));
      await finishSite({
        folder: path.resolve(config.outDir ?? 'doc_build'),
        cache: path.resolve('node_modules/.cache/social'),
        pages: records.map((record) => toSitePage(record, dates.get(record._filepath))),
        titles,
      });
    },
  };
}
