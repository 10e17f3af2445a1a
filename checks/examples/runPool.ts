/** Runs `work` for every item, at most `jobs` at a time. Rejects with the first error, after which no item is begun. */
export async function runPool<T>(
  items: readonly T[],
  jobs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  let isStopped = false;
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined && !isStopped; item = queue.shift()) {
      try {
        await work(item);
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}
