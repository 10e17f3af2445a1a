import { areaMessages } from '../../i18n/areaMessages';
import { blog as blogEn } from '../../i18n/en/blog';
import { config as configEn } from '../../i18n/en/config';
import { examples as examplesEn } from '../../i18n/en/examples';
import { tables as tablesEn } from '../../i18n/en/tables';
import { blog as blogZh } from '../../i18n/zh/blog';
import { config as configZh } from '../../i18n/zh/config';
import { examples as examplesZh } from '../../i18n/zh/examples';
import { tables as tablesZh } from '../../i18n/zh/tables';

/** Texts of what is written at build time, where no React hook runs; no script of a page carries them for it. */
export const buildMessages = areaMessages({
  en: { ...blogEn, ...configEn, ...examplesEn, ...tablesEn } as const,
  zh: { ...blogZh, ...configZh, ...examplesZh, ...tablesZh },
});
export type BuildMessages = ReturnType<typeof buildMessages>;
