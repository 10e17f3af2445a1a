import { final as enFinal } from './en.final';
import { fresh as enFresh } from './en.fresh';
import { heldOut as enHeldOut } from './en.heldOut';
import { judge as enJudge } from './en.judge';
import { sections as enSections } from './en.sections';
import { tuned as enTuned } from './en.tuned';
import { tuned2 as enTuned2 } from './en.tuned2';
import type { Query } from './types';
import { final as zhFinal } from './zh.final';
import { fresh as zhFresh } from './zh.fresh';
import { heldOut as zhHeldOut } from './zh.heldOut';
import { judge as zhJudge } from './zh.judge';
import { sections as zhSections } from './zh.sections';
import { tuned as zhTuned } from './zh.tuned';
import { tuned2 as zhTuned2 } from './zh.tuned2';

const SETS: Record<string, Record<string, readonly Query[]>> = {
  en: {
    tuned: enTuned,
    tuned2: enTuned2,
    sections: enSections,
    'held out': enHeldOut,
    fresh: enFresh,
    final: enFinal,
    judge: enJudge,
  },
  zh: {
    tuned: zhTuned,
    tuned2: zhTuned2,
    sections: zhSections,
    'held out': zhHeldOut,
    fresh: zhFresh,
    final: zhFinal,
    judge: zhJudge,
  },
};

/** Queries of a language by what they are for; all have been read, so a judgement needs a new set. */
export const querySets = (lang: string): Record<string, readonly Query[]> => SETS[lang] ?? {};
