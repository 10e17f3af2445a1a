/** Facts about the site that several parts need. Imports nothing. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Port of `pnpm preview`, to which absolute links point if no origin is set. */
export const PREVIEW_PORT = 4173;

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Prefix of the addresses of a language: '' or `/zh`. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** Name of each language in itself, and its BCP 47 tag for feeds and dates. */
export const LANGUAGE_LABELS: Record<Language, { label: string; tag: string }> = {
  en: { label: 'English', tag: 'en-US' },
  zh: { label: '简体中文', tag: 'zh-CN' },
};

/** The documented tool. This site is independent of it and only links there. */
export const TOOL = {
  name: 'Rslib',
  package: '@rslib/core',
  /** The arguments that install it; what that brings is counted by running it (home.facts.packages). */
  install: 'install -D @rslib/core',
  repository: 'https://github.com/web-infra-dev/rslib',
  homepage: 'https://rslib.rs',
} as const;

/** Social links of the navbar (specification 2.6): code hosting, social network, chat. */
export const SOCIAL_LINKS = [
  { icon: 'github', mode: 'link', content: TOOL.repository },
  { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
] as const;

/** Names of the services, for readers who do not see the icons. */
export const SOCIAL_NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;

/** Id of the start of the content of every page, the target of the skip link. */
export const CONTENT_ID = 'content';

/** One blog feed per language (specification 2.3); `en-US` because `en` would replace the hreflang link. */
export const FEEDS = [
  { id: 'blog-rss', language: 'en', test: /^\/blog\/.+/, filename: 'blog-rss.xml' },
  { id: 'blog-rss-zh', language: 'zh', test: /^\/zh\/blog\/.+/, filename: 'blog-rss-zh.xml' },
] as const;

/** Error for an invalid setting: its name, its value, what is wrong, and what to write. */
const refuse = (name: string, value: string, problem: string, fix: string): never => {
  throw new Error(`${name} is ${JSON.stringify(value)}, which ${problem}.\nWrite ${fix}`);
};

const parseUrl = (value: string, base?: string): URL | undefined =>
  URL.canParse(value, base) ? new URL(value, base) : undefined;
/** Valid hosts; the URL parser also accepts quotes and semicolons. */
const HOST = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*\.?$|^\[[\da-f:.]+\]$/;
const PATH_SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * The normalized origin in a setting: scheme, host and port. Throws, with the value that was probably meant, if it is not an
 * absolute http(s) URL or is more than an origin.
 */
function parseOrigin(name: string, value: string, example: string): string {
  const url = parseUrl(value.trim());
  const isWeb = url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname);
  if (!url || !isWeb) {
    return refuse(name, value, 'is not an origin', `scheme and host, for example ${example}.`);
  }
  const { origin, pathname, username, password, search, hash } = url;
  if (username || password || search || hash) {
    return refuse(name, value, 'is more than an origin', `${name}=${origin}`);
  }
  if (pathname !== '/') {
    const fix = `${name}=${origin}`;
    return refuse(
      name,
      value,
      'has a path',
      name === 'SITE_ORIGIN' ? `${fix} SITE_BASE=${pathname}` : fix,
    );
  }
  return origin;
}

/**
 * Origin of the deployed site, without a trailing slash: `SITE_ORIGIN`, else the deploy host's variable, else the preview
 * address. Throws if it is not an absolute http(s) URL.
 */
export function siteOrigin(env: Environment = process.env): string {
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL;
  const [name, value] = Object.entries({
    SITE_ORIGIN: env.SITE_ORIGIN,
    URL: env.URL,
    CF_PAGES_URL: env.CF_PAGES_URL,
    VERCEL_PROJECT_PRODUCTION_URL: vercel && `https://${vercel}`,
  }).find(([, given]) => given) ?? ['SITE_ORIGIN', `http://localhost:${PREVIEW_PORT}`];
  return parseOrigin(name, value ?? '', 'SITE_ORIGIN=https://docs.example.com');
}

/** Base path with a slash at both ends: `SITE_BASE`, by default `/` (specification 9). Throws unless it is a path. */
export function siteBase(env: Environment = process.env): string {
  const value = env.SITE_BASE ?? '';
  const toBase = (path: string) => {
    const segments = path.split('/').filter((segment) => PATH_SEGMENT.test(segment));
    return ['', ...segments, ''].join('/');
  };
  const base = toBase(value);
  const given = value.replace(/^\/|\/$/g, '');
  if (base !== (given ? `/${given}/` : '/')) {
    const path = parseUrl(value, 'https://site.invalid')?.pathname ?? value;
    refuse(
      'SITE_BASE',
      value,
      'is not a path of letters, digits, ".", "_", "~" and "-"',
      `SITE_BASE=${toBase(path)}`,
    );
  }
  return base;
}

/**
 * Address of the repository of these pages, without `.git`: `DOCS_REPOSITORY`, else `repository` of package.json. Throws if
 * it is not an http(s) URL, because readers follow it.
 */
export function docsRepository(packageRepository: string, env: Environment = process.env): string {
  const value = env.DOCS_REPOSITORY || packageRepository;
  const address = value.replace(/^git\+/, '').replace(/\.git$/, '');
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? '')) {
    const example = 'DOCS_REPOSITORY=https://github.com/you/rslib-docs.';
    refuse('DOCS_REPOSITORY', value, 'is not a web address', `for example ${example}`);
  }
  return address;
}

/** Origins besides the site's own that may show it in a frame: `FRAME_ANCESTORS`, separated by spaces. */
export const frameAncestors = (env: Environment = process.env): string[] =>
  (env.FRAME_ANCESTORS ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((origin) =>
      parseOrigin(
        'FRAME_ANCESTORS',
        origin,
        'FRAME_ANCESTORS="https://a.example https://b.example"',
      ),
    );

/** Characters that are invalid in settings of the search service. */
const NOT_IN_SEARCH_SETTING = {
  DOCSEARCH_APP_ID: /[^a-z\d]+/gi,
  DOCSEARCH_API_KEY: /[^\w+/=-]+/g,
  DOCSEARCH_INDEX_NAME: /[^\w.-]+/g,
} as const;

/**
 * Origins that the search requests if an Algolia application is set (`DOCSEARCH_APP_ID`). They become part of the policy of
 * each page, the other settings of addresses and headers, so it throws for invalid characters.
 */
export function searchOrigins(env: Environment = process.env): string[] {
  const id = env.DOCSEARCH_APP_ID?.trim();
  if (!id) return [];
  for (const [name, others] of Object.entries(NOT_IN_SEARCH_SETTING)) {
    const value = env[name]?.trim() ?? '';
    const plain = value.replace(others, '');
    if (plain !== value) refuse(name, value, 'has letters it cannot have', `${name}=${plain}`);
  }
  const hosts = [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${id}-${n}.algolianet.com`)];
  return [...hosts, 'insights.algolia.io'].map((host) => `https://${host.toLowerCase()}`);
}

/**
 * The rule for addresses in the app, `pnpm preview` and tools/host/nginx.conf: consecutive slashes and backslashes, plain or
 * escaped, are one slash. Browsers read a path that starts with two of them as another site (`//evil.example`,
 * `/\\evil.example`).
 */
export const collapseSlashes = (path: string): string => path.replace(/(?:[/\\]|%5c|%2f)+/gi, '/');

/** Whether pages are cached for offline reading: yes, unless `OFFLINE=0`. */
export const isOffline = (env: Environment = process.env): boolean => env.OFFLINE !== '0';

/**
 * Whether text files get a `.br` and a `.gz`: `PRECOMPRESS` as `1` or `0`; by default yes, except on Netlify, Cloudflare
 * Pages and Vercel, which compress responses themselves and ignore such files.
 */
export const isPrecompressed = (env: Environment = process.env): boolean =>
  env.PRECOMPRESS ? env.PRECOMPRESS !== '0' : !env.NETLIFY && !env.CF_PAGES && !env.VERCEL;

/** Number of characters of code that fit next to the buttons at the end of a block, on a phone of 360 px. */
export const CODE_BESIDE_BUTTONS = 24;
