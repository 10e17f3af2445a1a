import { en } from '../../i18n/en';
import { fillTemplate, type MessageKey, type MessageParts } from '../../i18n/messages';
import { zh } from '../../i18n/zh';
import type { Language } from '../../site';

type Arguments<K extends MessageKey> = [MessageParts<K>] extends [never]
  ? []
  : [parts: Record<MessageParts<K>, string | number>];

/** The site's texts for text made at build time, where no React hook runs. */
export type BuildMessages = <K extends MessageKey>(key: K, ...parts: Arguments<K>) => string;

/** Texts of one language. */
export function buildMessages(language: Language): BuildMessages {
  const texts = { en, zh }[language];
  return (key, ...[parts]) => fillTemplate(texts[key], parts);
}
