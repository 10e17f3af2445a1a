import { areaMessages } from '../../../i18n/areaMessages';
import { tools as en } from '../../../i18n/en/tools';
import { tools as zh } from '../../../i18n/zh/tools';
import type { Language } from '../../../site';

/** A developer tool next to Rslib (specification 3, “tool link entry”). Its description is a key of i18n. */
export interface SiblingTool {
  name: string;
  /** Key of the one-line description in `i18n/<language>/tools.ts`. */
  description: keyof typeof en;
  /** Image in `public/`; the default is a transparent pixel (specification 1.11). */
  logo?: string;
  /** Address for English readers, and the Chinese one where it differs. */
  url: string;
  urlZh?: string;
  /** Scale factor for a logo that looks too large next to the others (specification 9.49). */
  logoScale?: number;
}

const tool = (
  name: string,
  description: SiblingTool['description'],
  more: Partial<SiblingTool> = {},
): SiblingTool => {
  const url = `https://${name.toLowerCase()}.rs/`;
  const logo = `/tools/${name.toLowerCase()}.svg`;
  return { name, description, logo, url, urlZh: `${url}zh/`, ...more };
};

/** The tools with a site of their own: the cards of the home page (specification 1.9). */
export const TOOLS: readonly SiblingTool[] = [
  tool('Rspack', 'tools.rspack', { logoScale: 0.95 }),
  tool('Rsbuild', 'tools.rsbuild'),
  tool('Rspress', 'tools.rspress'),
  tool('Rslib', 'tools.rslib', { logo: '/logo.svg' }),
  tool('Rsdoctor', 'tools.rsdoctor', { logoScale: 0.95 }),
  tool('Rstest', 'tools.rstest'),
];

/** Entries of the popover: the tools and the community's list (specification 1.7). */
export const SIBLING_TOOLS: readonly SiblingTool[] = [
  ...TOOLS,
  {
    name: 'Awesome Rstack',
    description: 'tools.awesomeRstack',
    logo: '/tools/awesome-rstack.svg',
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
];

/** Address of a tool for readers of a language. */
export const toolUrl = ({ url, urlZh }: SiblingTool, language: Language): string =>
  language === 'zh' && urlZh ? urlZh : url;

/** Texts about the sibling tools in one language; the popover derives it from the path (specification 2.8). */
export const toolTexts = areaMessages({ en, zh });

/**
 * Language of the tools menu (specification 2.8): Chinese if the path contains “zh”, else English, also without a path,
 * as on the server. A trailing slash is ignored.
 */
export function toolsLang(pathname?: string): Language {
  return pathname?.replace(/\/$/, '').includes('zh') ? 'zh' : 'en';
}
