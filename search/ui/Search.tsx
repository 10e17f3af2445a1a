import { useSite } from '@rspress/core/runtime';
import { installSearch } from '../shell/shell';
import '../shell/shell.css';
import { SearchButton } from './SearchButton';

// Built pages have the boot script, which does it before the app is there.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') installSearch();

/** Search of the navbar: its button. Nothing is drawn with `themeConfig.search: false` (specification 2.6). */
export function Search() {
  const { site } = useSite();
  return (site.themeConfig as { search?: boolean }).search === false ? null : <SearchButton />;
}
