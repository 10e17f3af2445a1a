import { useSite } from '@rspress/core/runtime';
import { installSearch } from '../shell/shell';
import '../shell/shell.css';
import { SearchButton } from './SearchButton';

// In built pages the boot script does this before the app starts.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') installSearch();

/** The search button of the navbar. Renders nothing with `themeConfig.search: false` (specification 2.6). */
export function Search() {
  const { site } = useSite();
  return (site.themeConfig as { search?: boolean }).search === false ? null : <SearchButton />;
}
