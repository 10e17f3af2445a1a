import { LANGUAGES, type Language } from '../../site';
import type { Finding } from '../finding';

/** A file of i18n/ as text, with its path from the project's root. */
export interface CatalogueFile {
  file: string;
  text: string;
}

type Texts = Readonly<Record<string, string>>;
const partsOf = (text: string) =>
  text
    .match(/\{\w+\}/g)
    ?.sort()
    .join(' ') ?? '(none)';

/**
 * Texts that one language lacks, has too many, has left empty, or whose named parts differ. TypeScript
 * says the first two as well; this says them to `pnpm build`, which checks no types.
 */
export function catalogueFindings(
  catalogues: Readonly<Record<Language, Texts>>,
  files: readonly CatalogueFile[],
): Finding[] {
  const keys = [...new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])))];
  return keys.flatMap((key) =>
    LANGUAGES.flatMap((language): Finding[] => {
      const text = catalogues[language][key];
      const other = catalogues[language === 'en' ? 'zh' : 'en'][key];
      const quoted = JSON.stringify(other ?? '…');
      const told = (finding: Omit<Finding, 'file' | 'line'>) => [
        { ...place(files, key, text === undefined ? undefined : language), ...finding },
      ];
      if (text === undefined) {
        const because = `The other language has ${quoted}`;
        const write = `'${key}': '…', in the same file of i18n/${language}/`;
        return told({ problem: `text “${key}” is missing in ${language}`, because, write });
      }
      if (text.trim() === '') {
        const write = `'${key}': '…', the translation of ${quoted}`;
        return told({ problem: `text “${key}” is empty`, write });
      }
      if (language === 'en' || other === undefined) return [];
      const [ours, theirs] = [partsOf(text), partsOf(other)];
      if (ours === theirs) return [];
      const problem = `text “${key}” has the parts ${ours}`;
      return told({ problem, because: `English: ${quoted}`, write: `the same parts: ${theirs}` });
    }),
  );
}

/** Where a key is written; without a language, wherever it occurs first. */
function place(files: readonly CatalogueFile[], key: string, language?: Language) {
  for (const { file, text } of files) {
    if (language && !file.startsWith(`i18n/${language}/`)) continue;
    const at = text
      .split('\n')
      .findIndex((line) => line.trimStart().replace(/['"]/g, '').startsWith(`${key}:`));
    if (at >= 0) return { file, line: at + 1 };
  }
  return { file: 'i18n', line: 1 };
}
