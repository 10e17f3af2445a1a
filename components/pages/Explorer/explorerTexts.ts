import { areaMessages } from '../../../i18n/areaMessages';
import { explorer as en } from '../../../i18n/en/explorer';
import { explorer as zh } from '../../../i18n/zh/explorer';
import { usePageTexts } from '../usePageTexts';

const texts = areaMessages({ en, zh });
/** Words of the explorer in the language of the route. */
export const useExplorerTexts = () => usePageTexts(texts);
