import { fresh as enFresh } from './en.fresh';
import { heldOut as enHeldOut } from './en.heldOut';
import { sections as enSections } from './en.sections';
import { tuned as enTuned } from './en.tuned';
import type { Query } from './types';
import { fresh as zhFresh } from './zh.fresh';
import { heldOut as zhHeldOut } from './zh.heldOut';
import { sections as zhSections } from './zh.sections';
import { tuned as zhTuned } from './zh.tuned';

const SETS: Record<string, Record<string, readonly Query[]>> = {
  en: { tuned: enTuned, sections: enSections, 'held out': enHeldOut, fresh: enFresh },
  zh: { tuned: zhTuned, sections: zhSections, 'held out': zhHeldOut, fresh: zhFresh },
};

/** Queries of a language by what they are for: `tuned` and `sections` to tune on, the others to judge by. */
export const querySets = (lang: string): Record<string, readonly Query[]> => SETS[lang] ?? {};
