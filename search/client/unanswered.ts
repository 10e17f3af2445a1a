import type { SearchAnswer } from '../types';

/** A query without results, and up to three that its reader may have meant. */
export interface Unanswered {
  query: string;
  near: readonly string[];
}

/** Remembers the last query without results and tells who watches: the dialog gives its screen the query only. */
export class UnansweredQuery {
  #last: Unanswered = { query: '', near: [] };
  readonly #watchers = new Set<() => void>();

  /** Takes note of an answer; one with hits changes nothing. */
  note({ query, hits, near = [] }: SearchAnswer): void {
    if (hits.length > 0) return;
    this.#last = { query, near };
    for (const watcher of this.#watchers) watcher();
  }

  read = (): Unanswered => this.#last;

  subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };
}
