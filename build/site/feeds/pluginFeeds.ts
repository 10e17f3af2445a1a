import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';
import {
  FEEDS,
  LANGUAGE_LABELS,
  type Language,
  languagePrefix,
  siteBase,
  siteOrigin,
} from '../../../site';
import { fileOfRoute } from '../sitePage';
import { feedContent } from './feedContent';
import { lastPostChange } from './lastPostChange';

/**
 * One RSS feed of the blog per language (specification 2.3), each item with the whole post: the plugin gives the text
 * up to the first closing box of the article, so the post is read from the page it has built, in whatever folder
 * `outDir` names. `root` is the folder of the repository.
 */
export function pluginFeeds(
  root: string,
  texts: Record<Language, { title: string; description: string }>,
): RspressPlugin {
  const siteUrl = siteOrigin() + siteBase().replace(/\/$/, '');
  let folder = 'doc_build';
  return {
    ...pluginRss({
      siteUrl,
      feed: FEEDS.map(({ id, language, test, filename }) => ({
        id,
        test,
        ...texts[language],
        language: LANGUAGE_LABELS[language].tag,
        link: `${siteUrl}${languagePrefix(language)}/`,
        updated: lastPostChange(root, language),
        item: (item, { routePath }) => {
          const html = readFileSync(path.resolve(folder, fileOfRoute(routePath)), 'utf8');
          return { ...item, content: feedContent(html, item.link) };
        },
        output: { type: 'rss', filename },
      })),
    }),
    config(config) {
      folder = config.outDir ?? folder;
      return config;
    },
  };
}
