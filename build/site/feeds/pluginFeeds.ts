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
import { listPosts } from '../../pages/blog/blogPosts';
import { lastCommit } from '../../pages/history';
import { fileOfRoute } from '../sitePage';
import { feedContent } from './feedContent';

/** When the posts of a language last changed: their last commit or, without git, the date of the newest one. */
function lastPostChange(root: string, language: Language): Date | undefined {
  const posts = listPosts(root, language);
  const [newest] = posts;
  if (!newest) return undefined;
  return lastCommit(root, '--', ...posts.map(({ file }) => file)) ?? new Date(newest.date);
}

/**
 * One RSS feed of the blog per language (specification 2.3), each item with the whole post, which is read from the
 * built page: the feed plugin itself cuts it at the first `</div>`. `root` is the root of the checkout.
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
        feedLinks: { rss: `${siteUrl}/rss/${filename}` },
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
