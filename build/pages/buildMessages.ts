import { areaMessages } from '../../i18n/areaMessages';
import { compare as compareEn } from '../../i18n/en/compare';
import { examples as examplesEn } from '../../i18n/en/examples';
import { generated as en } from '../../i18n/en/generated';
import { compare as compareZh } from '../../i18n/zh/compare';
import { examples as examplesZh } from '../../i18n/zh/examples';
import { generated as zh } from '../../i18n/zh/generated';

/** Messages for text written at build time, outside React; they add nothing to the scripts of pages. */
export const buildMessages = areaMessages({
  en: { ...en, ...examplesEn, ...compareEn } as const,
  zh: { ...zh, ...examplesZh, ...compareZh },
});

export type BuildMessages = ReturnType<typeof buildMessages>;
