import type { ReactNode } from 'react';
import { ChunkBoundary, useChunkRecovery } from '../components/frame/recovery/ChunkBoundary';

/** Root of the app: recovery from chunks that a newer deploy removed (specification 8.2). */
export function Root({ children }: { children: ReactNode }) {
  useChunkRecovery();
  return <ChunkBoundary>{children}</ChunkBoundary>;
}
