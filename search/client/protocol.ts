import type { SearchAnswer, SearchQuery } from '../types';

/** What the page asks of the engine's host. */
export type HostRequest =
  | { op: 'load'; address: string; base: string }
  | { op: 'query'; query: SearchQuery };

export interface HostMessage {
  id: number;
  request: HostRequest;
}

/** What the host answers: a load answers with nothing. */
export type HostReply =
  | { id: number; answer: SearchAnswer | undefined }
  | { id: number; error: { name: string; message: string } };

/** The modal shows its error screen for an error of this name (specification 8: hosts unreachable). */
export const UNREACHABLE = 'RetryError';

/** An error for which the modal shows its error screen. */
export function unreachable(cause: unknown): Error {
  const error = new Error(
    `Search is not available: ${cause instanceof Error ? cause.message : cause}`,
  );
  error.name = UNREACHABLE;
  return error;
}
