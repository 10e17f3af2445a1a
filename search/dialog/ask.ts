import type { Rows } from '../types';

/** From a query without an answer until the dialog shows that it waits (specification 9.38), in ms. */
const STALLED_MS = 300;
/** From a query without an answer until the reader is told so, in ms; an answer that still comes is shown. */
const LATE_MS = 10_000;
/** A pause in typing after which “No results” is said: a letter more may find what this one does not. */
const PAUSE_MS = 600;

interface Asking {
  search(query: string): Promise<Rows>;
  onStall(): void;
  onAnswer(query: string, answer: Rows): void;
  onError(): void;
}

/** Asks one query after another: only what belongs to the last one is told. `drop` forgets it. */
export function createAsking({ search, onStall, onAnswer, onError }: Asking) {
  let timers: number[] = [];
  let asked = {};
  const drop = () => {
    for (const timer of timers) clearTimeout(timer);
    asked = {};
  };
  const ask = async (query: string) => {
    drop();
    const mine = asked;
    timers = [window.setTimeout(onStall, STALLED_MS), window.setTimeout(onError, LATE_MS)];
    const tell = (say: () => void) => {
      if (mine !== asked) return;
      drop();
      say();
    };
    try {
      const answer = await search(query);
      if (mine !== asked) return;
      for (const timer of timers) clearTimeout(timer);
      if (answer.hits.length > 0) return tell(() => onAnswer(query, answer));
      timers = [window.setTimeout(tell, PAUSE_MS, () => onAnswer(query, answer))];
    } catch {
      tell(onError);
    }
  };
  return { ask, drop };
}
