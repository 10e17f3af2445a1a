import { useLang } from '@rspress/core/runtime';
import { type Language, languagePrefix } from '../../site';

/** Language of the route, messages of an area in it, addresses of pages in it, and the space between two sentences. */
export function usePageTexts<Words>(texts: (language: Language) => Words) {
  const language: Language = useLang() === 'zh' ? 'zh' : 'en';
  const prefix = languagePrefix(language);
  const space = language === 'zh' ? '' : ' ';
  return { language, t: texts(language), to: (path: string) => prefix + path, space };
}
