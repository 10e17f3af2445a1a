import type { Language } from '../site';
import { type Arguments, fillTemplate } from './messages';

type Texts = Readonly<Record<string, string>>;

/**
 * Texts of one area outside the shared catalogue: for parts that only some pages load, so that the
 * others do not carry their words, or whose language is not the route's. Returns, per language, the
 * same function that `useMessages` gives. A missing or extra key does not compile.
 */
export function areaMessages<Source extends Texts>(
  catalogues: Record<Language, Texts> & { en: Source; zh: Record<keyof Source, string> },
) {
  return (language: Language) =>
    <K extends keyof Source & string>(key: K, ...[parts]: Arguments<Source[K]>) =>
      fillTemplate(catalogues[language][key] ?? '', parts);
}
