import { PageContext } from '@rspress/core/runtime';
import { Layout as StockLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { ToolsMenu } from '../components/ToolsMenu';
import { Announcer } from './focus/Announcer';
import { SkipLink } from './focus/SkipLink';
import { usePopovers } from './focus/usePopovers';
import { useRouteFocus } from './focus/useRouteFocus';
import { useSwitchedParts } from './parts/useSwitchedParts';
import { useHiddenNav } from './useHiddenNav';

/** Stock layout under a page context in which the switches of specification 2.3 (query, frame, whole site) have been applied. */
export function Layout(props: ComponentProps<typeof StockLayout>) {
  useHiddenNav();
  useRouteFocus();
  usePopovers();
  return (
    <PageContext.Provider value={useSwitchedParts()}>
      <StockLayout
        beforeNavTitle={<ToolsMenu />}
        {...props}
        top={
          <>
            <SkipLink />
            {props.top}
          </>
        }
        bottom={
          <>
            {props.bottom}
            <Announcer />
          </>
        }
      />
    </PageContext.Provider>
  );
}
