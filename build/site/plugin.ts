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
import { lazyLibraries } from './parts/lazyLibraries';
import { slimPageData } from './parts/slimPageData';
import { type PageRecord, toSitePage } from './sitePage';

/**
 * Rspress renders a single 404.html, in the default language; React then found another language under
 * its prefix and reported an error. Hosts send the nearest 404.html, so each language gets one.
 */
const NOT_FOUND_PAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => ({
    routePath: `/${language}/404`,
    content: "---\npageType: '404'\nsearch: false\n---\n",
  }),
);

/** Longest wait for a script that the app asks for, in ms; then a link loads its page whole, see useLinks. */
const MAX_CHUNK_WAIT_MS = 6000;

const setChunks = {
  name: 'site:chunks',
  setup(api: RsbuildPluginAPI) {
    api.modifyRspackConfig(({ output }, { isProd, environment, appendPlugins, rspack }) => {
      // In development a script waits for its compilation.
      if (!isProd || environment.name !== 'web') return;
      // Chromium then compiles a script while it arrives, beside the page, and not function by function when
      // it runs: the longest task of an app's start, 15 to 17 ms, takes 9 to 10.
      appendPlugins(
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        }),
      );
      output.chunkLoadTimeout = MAX_CHUNK_WAIT_MS;
      // The first script carries the file names of all pages; names of Rspress's would be 1.8 KB more of it.
      output.chunkFilename = 'static/js/async/[id].[contenthash:8].js';
    });
  },
};

const useOwnEntry = {
  name: 'site:entry',
  setup(api: RsbuildPluginAPI) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'web' || config.mode === 'development') return;
      config.source.entry = { index: path.join(import.meta.dirname, '../start/client/entry.tsx') };
    });
  },
};

/** The guard that finishSite puts into built pages; without it a browser that bars storage draws nothing. */
const guardInDevelopment = {
  name: 'site:guard',
  setup(api: RsbuildPluginAPI) {
    api.modifyEnvironmentConfig(async (config, { name, mergeEnvironmentConfig }) => {
      if (name !== 'web' || config.mode !== 'development') return config;
      const guard = { tag: 'script', children: await bundleBoot('guard'), append: false };
      // First, because the scripts of Rspress read storage, too.
      return mergeEnvironmentConfig({ html: { tags: [guard] } }, config);
    });
  },
};

/**
 * Rspress writes when a page was changed as words in the local time of the machine that builds; this gives
 * the day itself (ISO 8601, UTC), which LastUpdated writes: with the time of day the first load of each page
 * carries a moment for every page of the site. It sets the field before or after Rspress does.
 */
function setLastUpdated(page: PageRecord, changed: string) {
  const day = new Date(changed).toISOString().slice(0, 10);
  Object.defineProperty(page, 'lastUpdatedTime', {
    enumerable: true,
    get: () => day,
    set() {},
  });
}

/** `on` where the app shall register the service worker: built sites, unless switched off. */
const offlineMode = () => (isOffline() && process.env.NODE_ENV === 'production' ? 'on' : 'off');

/**
 * Finishes the built site: pages that are complete without JavaScript, React on the first touch,
 * head tags, social images, content policy, sitemap and precompressed files. In development pages stay as
 * Rspress serves them. `titles` are the names of the site.
 */
export function pluginSite({
  version,
  titles,
}: {
  /** Of the documented tool. */
  version: string;
  titles: Record<Language, string>;
}): RspressPlugin {
  // Settings that only the end of the build needs are refused at its beginning.
  frameAncestors();
  searchOrigins();
  const records: PageRecord[] = [];
  let docs = 'docs';
  let changes: ReturnType<typeof lastChanges> | undefined;
  return {
    name: 'site',
    builderConfig: {
      plugins: [setChunks, useOwnEntry, guardInDevelopment, slimPageData, lazyLibraries],
      source: {
        define: {
          'process.env.SITE_OFFLINE': JSON.stringify(offlineMode()),
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
