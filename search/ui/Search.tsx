import { useSite } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import { useEffect } from 'react';
import { want } from '../../browser/wanted';
import { CHOSEN_EVENT } from '../shell/contract';
import { installSearch } from '../shell/shell';
import '../shell/shell.css';
import { SearchButton } from './SearchButton';

// Built pages have the boot script, which does it before the app is there.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') installSearch();

/**
 * Search of the navbar: its button, and the way to what was chosen inside the app. Nothing is drawn with
 * `themeConfig.search: false` (specification 2.6).
 */
export function Search() {
  const { site } = useSite();
  const navigate = useLinkNavigate();
  useEffect(() => {
    const onChosen = (event: CustomEvent<string>) => {
      event.preventDefault();
      want(new URL(event.detail, window.location.href).href);
      void navigate(event.detail);
    };
    document.addEventListener(CHOSEN_EVENT, onChosen);
    return () => document.removeEventListener(CHOSEN_EVENT, onChosen);
  }, [navigate]);
  return (site.themeConfig as { search?: boolean }).search === false ? null : <SearchButton />;
}
