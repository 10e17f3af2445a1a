/** Keys the tests press, by their DOM names. */
export type Key = 'Enter' | 'Escape' | 'Tab' | '/';

/** One browser tab: only what the main paths need, the same for every engine. */
export interface Tab {
  /** Loads an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Value of a JavaScript expression in the page; must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse over an element and clicks it. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Closes the browser and everything started for it. */
  close(): Promise<void>;
}

/** An engine: a tab of its browser, or why there is none. */
export interface Engine {
  name: 'Firefox' | 'WebKit';
  tab: Tab | undefined;
  /** What is missing and how to get it; empty if there is a tab. */
  absence: string;
}

const WAIT_MS = 15_000;

/** Waits up to 15 s until an expression has a value; the error names both, and the last value seen. */
export async function until(tab: Tab, expression: string, expected: unknown = true) {
  const end = Date.now() + WAIT_MS;
  let last: unknown;
  do {
    // A page being unloaded cannot answer.
    last = await tab.evaluate(expression).catch(String);
    if (JSON.stringify(last) === JSON.stringify(expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(
    `${expression}\nis ${JSON.stringify(last)} after ${WAIT_MS} ms; ${JSON.stringify(expected)} was expected.`,
  );
}
