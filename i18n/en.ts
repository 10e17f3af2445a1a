import { blog } from './en/blog';
import { config } from './en/config';
import { controls } from './en/controls';
import { diagram } from './en/diagram';
import { examples } from './en/examples';
import { layout } from './en/layout';
import { search } from './en/search';
import { site } from './en/site';
import { tables } from './en/tables';

/** Every visible or spoken text in English; the keys of this object are the keys of the site. */
export const en = {
  ...controls,
  ...diagram,
  ...site,
  ...blog,
  ...layout,
  ...examples,
  ...config,
  ...tables,
  ...search,
} as const;
