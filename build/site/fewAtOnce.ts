/** Pages or files that are worked on at once. All at once takes gigabytes of memory and a third more time than four. */
const AT_ONCE = 4;

/** Does `work` with each of `items`, a few at once. */
export async function fewAtOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  // One iterator that the workers share: each takes the next item when it is done with one.
  const next = items.values();
  const run = async () => {
    for (const item of next) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}
