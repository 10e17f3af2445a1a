import { useI18n } from '@rspress/core/runtime';
import type { en } from './en';
import { type Arguments, fillTemplate, type MessageKey } from './messages';

/** Texts of the current route's language: `t('search.count', { count: 3 })`. */
export function useMessages() {
  const text = useI18n<Record<MessageKey, Record<string, string>>>();
  return <K extends MessageKey>(key: K, ...[parts]: Arguments<(typeof en)[K]>) =>
    fillTemplate(text(key), parts);
}
