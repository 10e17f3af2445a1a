import { useI18n } from '@rspress/core/runtime';
import { fillTemplate, type MessageKey, type MessageParts } from './messages';

type Arguments<K extends MessageKey> = [MessageParts<K>] extends [never]
  ? []
  : [parts: Record<MessageParts<K>, string | number>];

export type Translate = <K extends MessageKey>(key: K, ...parts: Arguments<K>) => string;

/** Texts of the current route's language: `t('search.count', { count: 3 })`. */
export function useMessages(): Translate {
  const text = useI18n<Record<MessageKey, Record<string, string>>>();
  return (key, ...[parts]) => fillTemplate(text(key), parts);
}
