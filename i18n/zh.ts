import type { Messages } from './messages';
import { controls } from './zh/controls';
import { diagram } from './zh/diagram';
import { examples } from './zh/examples';
import { layout } from './zh/layout';
import { search } from './zh/search';
import { site } from './zh/site';

/** The same in Simplified Chinese. */
export const zh = {
  ...controls,
  ...diagram,
  ...site,
  ...layout,
  ...examples,
  ...search,
} as const satisfies Messages;
