import { useLang } from '@rspress/core/runtime';
import { areaMessages } from '../../../i18n/areaMessages';
import { home as en } from '../../../i18n/en/home';
import { home as zh } from '../../../i18n/zh/home';
import { type Language, languagePrefix } from '../../../site';

const homeTexts = areaMessages({ en, zh });

/** Language of the route, the words of the home page in it, and addresses of pages in it. */
export function useHomeTexts() {
  const language: Language = useLang() === 'zh' ? 'zh' : 'en';
  const prefix = languagePrefix(language);
  return { language, t: homeTexts(language), to: (path: string) => prefix + path };
}
