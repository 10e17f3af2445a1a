import type { Language } from '../../../site';

/**
 * Language of the tools menu (specification 2.8): Chinese when the path contains “zh”, else English;
 * also English with no path, as where no window exists. A trailing slash does not count.
 */
export function toolsLang(pathname?: string): Language {
  return pathname?.replace(/\/$/, '').includes('zh') ? 'zh' : 'en';
}
