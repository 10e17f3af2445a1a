import { pathnameToRouteService, useLocation, useNavigate } from '@rspress/core/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { ChunkBoundary, useChunkRecovery } from '../components/frame/recovery/ChunkBoundary';

/** The stock language switch drops the trailing slash of index pages (trap T1); put it back. */
function useTrailingSlash() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const path = pathnameToRouteService(pathname)?.path;
    if (path?.endsWith('/') && !pathname.endsWith('/')) {
      navigate(path + search + hash, { replace: true });
    }
  }, [pathname, search, hash, navigate]);
}

/** Root of the app: recovery from chunks that a newer deploy removed (specification 8.2, trap T3). */
export function Root({ children }: { children: ReactNode }) {
  useTrailingSlash();
  useChunkRecovery();
  return <ChunkBoundary>{children}</ChunkBoundary>;
}
