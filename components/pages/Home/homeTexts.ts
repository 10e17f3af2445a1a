import { areaMessages } from '../../../i18n/areaMessages';
import { home as en } from '../../../i18n/en/home';
import { home as zh } from '../../../i18n/zh/home';
import { usePageTexts } from '../usePageTexts';

const texts = areaMessages({ en, zh });
/** Words of the home page in the language of the route. */
export const useHomeTexts = () => usePageTexts(texts);
