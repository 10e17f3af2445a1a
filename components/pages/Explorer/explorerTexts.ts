import { useLang } from '@rspress/core/runtime';
import { areaMessages } from '../../../i18n/areaMessages';
import { explorer as en } from '../../../i18n/en/explorer';
import { fileSize } from '../../../i18n/fileSize';
import { explorer as zh } from '../../../i18n/zh/explorer';
import { type Language, languagePrefix } from '../../../site';

const texts = areaMessages({ en, zh });

/** Words of the explorer in the language of the route, sizes of files, and addresses in that language. */
export function useExplorerTexts() {
  const language: Language = useLang() === 'zh' ? 'zh' : 'en';
  const prefix = languagePrefix(language);
  return {
    t: texts(language),
    to: (path: string) => prefix + path,
    size: fileSize,
    /** Between two sentences; Chinese ones follow each other. */
    space: language === 'zh' ? '' : ' ',
  };
}
