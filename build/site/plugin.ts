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
} from '../../site';
import { rehypeStaticCode } from './code/rehypeStaticCode';
import { finishSite } from './finishSite';
import { lastChanges } from './lastChanges';
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

const useOwnEntry = {
  name: 'delivery:entry',
  setup(api: RsbuildPluginAPI) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'web' || config.mode === 'development') return;
      config.source.entry = { index: path.join(import.meta.dirname, '../start/client/entry.tsx') };
    });
  },
};

/** `on` where the app shall register the service worker: built sites, unless switched off. */
const offlineMode = () => (isOffline() && process.env.NODE_ENV === 'production' ? 'on' : 'off');

/**
 * Delivery of the built site: pages that are complete without JavaScript, React on the first touch,
 * head tags, social images, content policy, sitemap and precompressed files. Does nothing in
 * development. `titles` are the names of the site; `docs` is the folder of its sources.
 */
export function pluginDelivery({
  docs,
  titles,
}: {
  docs: string;
  titles: Record<Language, string>;
}): RspressPlugin {
  // Settings that only the end of the build needs are refused at its beginning.
  frameAncestors();
  searchOrigins();
  const records: PageRecord[] = [];
  return {
    name: 'delivery',
    builderConfig: {
      plugins: [useOwnEntry, slimPageData, lazyLibraries],
      source: { define: { 'process.env.SITE_OFFLINE': JSON.stringify(offlineMode()) } },
    },
    globalUIComponents: [path.join(import.meta.dirname, '../start/client/Arrival.tsx')],
    addPages: () => NOT_FOUND_PAGES,
    markdown: { rehypePlugins: [rehypeStaticCode] },
    extendPageData: (record) => {
      records.push(record as unknown as PageRecord);
    },
    beforeBuild(_, isProduction) {
      // The day and hour of a page's last change are the same wherever the site is built.
      if (isProduction) process.env.TZ = 'UTC';
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const changes = await lastChanges(docs);
      await finishSite({
        folder: path.resolve(config.outDir ?? 'doc_build'),
        cache: path.resolve('node_modules/.cache/social'),
        pages: records.map((record) => toSitePage(record, changes.get(record._filepath))),
        titles,
      });
    },
  };
}
