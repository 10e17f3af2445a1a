import type { Messages } from './messages';
import { blog } from './zh/blog';
import { config } from './zh/config';
import { controls } from './zh/controls';
import { diagram } from './zh/diagram';
import { examples } from './zh/examples';
import { layout } from './zh/layout';
import { search } from './zh/search';
import { site } from './zh/site';
import { tables } from './zh/tables';

/** Every visible or spoken text in Simplified Chinese. */
export const zh = {
  ...controls,
  ...diagram,
  ...site,
  ...blog,
  ...layout,
  ...examples,
  ...config,
  ...tables,
  ...search,
} as const satisfies Messages;
