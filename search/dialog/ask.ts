import type { Rows } from '../types';

/** Time after which an unanswered query shows as loading (specification 9.38). */
const STALLED_MS = 300;
/** Time after which the reader is told that there is no answer; a later one is still shown. */
const LATE_MS = 10_000;
/** Pause in typing after which “No results” is shown, since the next letter may find something. */
const PAUSE_MS = 600;

interface Asking {
  search(query: string): Promise<Rows>;
  onStall(): void;
  onAnswer(query: string, answer: Rows): void;
  onError(): void;
}

/** Runs queries in turn and reports only on the last one, which `drop` cancels. */
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
