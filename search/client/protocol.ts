import type { Rows, SearchQuery } from '../types';

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
  | { id: number; answer: Rows | undefined }
  | { id: number; error: { name: string; message: string } };
