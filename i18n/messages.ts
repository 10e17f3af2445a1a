import type { Language } from '../site';
import type { en } from './en';

export type MessageKey = keyof typeof en;
/** One language's texts: every key, no other. A file that lacks one does not compile. */
export type Messages = Record<MessageKey, string>;

/** Names in braces of a template: `'{count} results'` gives `'count'`. */
type Parts<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parts<Rest>
  : never;
/** What a template is filled with: its named parts, nothing where it has none. */
export type Arguments<T extends string> = [Parts<T>] extends [never]
  ? []
  : [parts: Record<Parts<T>, string | number>];

/** Puts named parts into a template. A name without a part is an error, so no reader sees braces. */
export function fillTemplate(
  template: string,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`“${template}” needs a part named “${name}”.`);
    return String(part);
  });
}

type Source = Record<string, Record<string, string>>;

/** Adds the site's texts to Rspress's own: key → language → text (`i18nSource` of rspress.config.ts). */
export function mergeIntoSource(source: Source, catalogues: Record<Language, Messages>): Source {
  const merged = { ...source };
  for (const [language, messages] of Object.entries(catalogues)) {
    for (const [key, text] of Object.entries(messages)) {
      merged[key] = { ...merged[key], [language]: text };
    }
  }
  return merged;
}
