import { PageContext } from '@rspress/core/runtime';
import { Layout as StockLayout } from '@rspress/core/theme-original';
import { memo } from 'react';
import { Broken } from '../components/frame/Broken';
import { Feedback } from '../components/frame/feedback/Feedback';
import { Announcer } from '../components/frame/focus/Announcer';
import { SkipLink } from '../components/frame/focus/SkipLink';
import { usePopovers } from '../components/frame/focus/usePopovers';
import { useRouteFocus } from '../components/frame/focus/useRouteFocus';
import { useLinks } from '../components/frame/link/useLinks';
import { useHiddenNav } from '../components/frame/nav/useHiddenNav';
import { useSwitchedParts } from '../components/frame/parts/useSwitchedParts';
import { ToolsMenu } from '../components/pages/ToolsMenu/ToolsMenu';

/**
 * Stock layout with our parts around it, in a page context with the switches of specification 2.3 applied. Memoized,
 * because the app above re-renders with each switch of the theme.
 */
export const Layout = memo(function Layout() {
  useLinks();
  useHiddenNav();
  useRouteFocus();
  usePopovers();
  return (
    <PageContext.Provider value={useSwitchedParts()}>
      <StockLayout
        beforeNavTitle={<ToolsMenu />}
        beforeDocFooter={<Feedback />}
        top={<SkipLink />}
        bottom={
          <>
            <Announcer />
            <Broken />
          </>
        }
      />
    </PageContext.Provider>
  );
});
