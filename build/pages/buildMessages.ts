import { areaMessages } from '../../i18n/areaMessages';
import { examples as examplesEn } from '../../i18n/en/examples';
import { generated as en } from '../../i18n/en/generated';
import { examples as examplesZh } from '../../i18n/zh/examples';
import { generated as zh } from '../../i18n/zh/generated';

/** Texts of what is written at build time, where no React hook runs; no script of a page carries them for it. */
export const buildMessages = areaMessages({
  en: { ...en, ...examplesEn } as const,
  zh: { ...zh, ...examplesZh },
});

export type BuildMessages = ReturnType<typeof buildMessages>;
