import { pageLanguage } from '../../browser/language';
import { searchModal as en } from '../../i18n/en/searchModal';
import { searchModal as zh } from '../../i18n/zh/searchModal';

/** The texts of the dialog in the language of the page. */
export const dialogTexts = () => (pageLanguage() === 'zh' ? zh : en);
export type DialogTexts = ReturnType<typeof dialogTexts>;

/** Tools with a migration page, whose name is the tool's in lower case. */
export const MIGRATIONS = ['tsup', 'Vite', 'Rollup', 'tsdown', 'unbuild', 'tsc', 'Babel'] as const;
