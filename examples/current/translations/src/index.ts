import type { Messages } from './messages/en';

export type { Messages };

/** Texts of one language, with plural forms by its rules. */
export function createTexts(language: string, messages: Messages) {
  const plural = new Intl.PluralRules(language);
  return {
    close: messages.close,
    files: (count: number): string => {
      const key = plural.select(count) === 'one' ? 'files.one' : 'files.other';
      return messages[key].replace('{count}', String(count));
    },
  };
}
