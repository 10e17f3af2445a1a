import { areaMessages } from '../../../i18n/areaMessages';
import { tools as en } from '../../../i18n/en/tools';
import { tools as zh } from '../../../i18n/zh/tools';

/** Words about the sibling tools in one language; the popover takes it from the path (specification 2.8). */
export const toolTexts = areaMessages({ en, zh });
