import { areaMessages } from '../../../i18n/areaMessages';
import { offline as en } from '../../../i18n/en/offline';
import { offline as zh } from '../../../i18n/zh/offline';
import { type Language, TOOL } from '../../../site';

const messages = areaMessages({ en, zh });

/** Colors of theme/styles/tokens.css; the page needs no other file. */
const STYLES = `:root{color-scheme:light dark;--link:#0a7566}
@media(prefers-color-scheme:dark){:root{--link:#2fd3b4}}
body{font:16px/1.7 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:3rem 1.5rem}
h1{font-size:1.75rem;line-height:1.3}h2{margin-block-start:2.5rem;font-size:1.25rem}
a{color:var(--link)}li{margin-block:.5rem}a:focus-visible{outline:2px solid;outline-offset:2px}`;

/** The only script of the page, in every language: a network that has just been reported may not carry yet. */
export const OFFLINE_SCRIPT =
  "addEventListener('online',()=>setTimeout(()=>location.reload(),1000))";

/** A cached page: its path, language, and title as in its HTML. */
interface KeptPage {
  path: string;
  language: string;
  title: string;
}

/** Reads the entry of the cached page at `path` from its HTML. */
export function readKeptPage(path: string, html: string): KeptPage {
  const [, title = path] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
  const [, language = ''] = /<html[^>]*\blang="([\w-]+)"/.exec(html) ?? [];
  return { path, language, title: title.replace(` - ${TOOL.name}`, '') };
}

/**
 * The page shown instead of one that is neither reachable nor cached: a message in `language` and a list of the cached
 * `pages`, those in that language first. Complete HTML, which loads the address again once there is a network.
 */
export function offlinePage(language: Language, pages: readonly KeptPage[]): string {
  const t = messages(language);
  const own = pages.filter((page) => page.language === language);
  const others = pages.filter((page) => page.language !== language);
  const items = [...own, ...others].map(
    ({ path, language, title }) =>
      `<li><a href="${path}" lang="${language}" hreflang="${language}">${title}</a></li>`,
  );
  const list = items.length ? `<h2>${t('offline.kept')}</h2><ul>${items.join('')}</ul>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('offline.title')} - ${TOOL.name}</title><style>${STYLES}</style></head><body><main><h1>${t('offline.title')}</h1><p>${t('offline.text')}</p><p><a href="">${t('offline.retry')}</a></p>${list}</main><script>${OFFLINE_SCRIPT}</script></body></html>`;
}
