/** Facts about the site that more than one part needs, written once. Imports nothing. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Port of `pnpm preview`; with no origin in the environment, absolute links point there. */
export const PREVIEW_PORT = 4173;

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language is called in itself, and its BCP 47 tag for feeds and dates. */
export const LANGUAGE_LABELS: Record<Language, { label: string; tag: string }> = {
  en: { label: 'English', tag: 'en-US' },
  zh: { label: '简体中文', tag: 'zh-CN' },
};

/** The documented tool. This site is independent of it and only links there. */
export const TOOL = {
  name: 'Rslib',
  package: '@rslib/core',
  repository: 'https://github.com/web-infra-dev/rslib',
  homepage: 'https://rslib.rs',
} as const;

/** Social links of the navbar (specification 2.6): code hosting, social network, chat. */
export const SOCIAL_LINKS = [
  { icon: 'github', mode: 'link', content: TOOL.repository },
  { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
] as const;

/** What the services behind the icons are called, for readers who do not see the icons. */
export const SOCIAL_NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;

/** Id of the `main` element of every page, where the skip link leads. */
export const CONTENT_ID = 'content';

/** One blog feed per language (specification 2.3); `en-US` because `en` would replace the hreflang link. */
export const FEEDS = [
  { id: 'blog-rss', language: 'en', test: /^\/blog\/.+/, filename: 'blog-rss.xml' },
  { id: 'blog-rss-zh', language: 'zh', test: /^\/zh\/blog\/.+/, filename: 'blog-rss-zh.xml' },
] as const;

/**
 * Origin of the deployed site, without a trailing slash: `SITE_ORIGIN`, else the variable the deploy
 * host sets, else the preview address. A value that is no absolute http(s) URL is an error.
 */
export function siteOrigin(env: Environment = process.env): string {
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL;
  const value =
    env.SITE_ORIGIN ||
    env.URL ||
    env.CF_PAGES_URL ||
    (vercel && `https://${vercel}`) ||
    `http://localhost:${PREVIEW_PORT}`;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(value)) {
    throw new Error(
      `SITE_ORIGIN is "${value}", which is not an origin.\nWrite scheme and host only, for example SITE_ORIGIN=https://docs.example.com (a sub-path goes into SITE_BASE).`,
    );
  }
  return value.replace(/\/$/, '');
}

/** Base path of the site, with a slash at both ends: `SITE_BASE`, default `/` (specification 9). */
export function siteBase(env: Environment = process.env): string {
  const path = (env.SITE_BASE ?? '/').replace(/^\/+|\/+$/g, '');
  return path ? `/${path}/` : '/';
}

/**
 * Address of the repository of these pages, without `.git`: `DOCS_REPOSITORY`, else the `repository`
 * field of package.json as given.
 */
export function docsRepository(packageRepository: string, env: Environment = process.env): string {
  return (env.DOCS_REPOSITORY || packageRepository).replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Origins besides the site's own that may show it in a frame: `FRAME_ANCESTORS`, separated by spaces. */
export function frameAncestors(env: Environment = process.env): string[] {
  const origins = (env.FRAME_ANCESTORS ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins) {
    if (!/^https?:\/\/[^/?#;,]+$/.test(origin)) {
      throw new Error(
        `FRAME_ANCESTORS has "${origin}", which is not an origin.\nWrite scheme and host, for example FRAME_ANCESTORS="https://a.example https://b.example".`,
      );
    }
  }
  return origins;
}

/** Origins the search asks when an Algolia application is set (`DOCSEARCH_APP_ID`); none otherwise. */
export function searchOrigins(env: Environment = process.env): string[] {
  const id = env.DOCSEARCH_APP_ID;
  if (!id) return [];
  const hosts = [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${id}-${n}.algolianet.com`)];
  return [...hosts, 'insights.algolia.io'].map((host) => `https://${host.toLowerCase()}`);
}

/**
 * The one rule for addresses, kept by the app, `pnpm preview` and tools/host/nginx.conf: a run of slashes and backslashes,
 * written or escaped, is one slash. A path that begins with two of them names another site where a browser
 * reads it as an address (`//evil.example`, `/\\evil.example`).
 */
export const collapseSlashes = (path: string): string => path.replace(/(?:[/\\]|%5c|%2f)+/gi, '/');

/** Whether readers may keep pages for reading without a network: yes, unless `OFFLINE=0`. */
export const isOffline = (env: Environment = process.env): boolean => env.OFFLINE !== '0';
