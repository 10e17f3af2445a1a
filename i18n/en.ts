import { controls } from './en/controls';
import { diagram } from './en/diagram';
import { examples } from './en/examples';
import { layout } from './en/layout';
import { search } from './en/search';
import { site } from './en/site';

/** Visible and spoken texts of every page in English, which its first script carries; the keys are those of the site. */
export const en = {
  ...controls,
  ...diagram,
  ...site,
  ...layout,
  ...examples,
  ...search,
} as const;
