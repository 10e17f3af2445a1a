import { areaMessages } from '../../i18n/areaMessages';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';

/** The site's texts in a language, for text made at build time, where no React hook runs. */
export const buildMessages = areaMessages({ en, zh });
export type BuildMessages = ReturnType<typeof buildMessages>;
