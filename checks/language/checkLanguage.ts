import type { Page } from '../content/page';
import type { Finding } from '../finding';
import { chineseFindings } from './chinese';
import { englishFindings } from './english';
import { readTerms, termFindings } from './terms';
import { traditionalFindings } from './traditional';

/** Checks terms, doubled words and the rules of Chinese. The content check reports pages that do not parse. */
export function checkLanguage(root: string, pages: readonly Page[]): Finding[] {
  const terms = readTerms(root);
  return pages.flatMap(({ file, language, source, isBroken }): Finding[] =>
    isBroken
      ? []
      : [
          ...(language === 'zh'
            ? [...chineseFindings(file, source), ...traditionalFindings(file, source)]
            : englishFindings(file, source)),
          ...termFindings(file, source, language, terms),
        ],
  );
}
