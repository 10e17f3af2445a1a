import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { type ExplorerData, type ExplorerPageSource, parseData } from '../../../explorer/data';

/** Results by address, fetched once per visit. */
const asked = new Map<string, Promise<ExplorerData>>();

/** The host no longer has these results, because a newer build was deployed. */
class ResultsGone extends Error {}

async function fetchData(address: string): Promise<ExplorerData> {
  const response = await fetch(withBase(`/${address}`));
  if (response.status === 404) throw new ResultsGone(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return parseData(await response.json());
}

/** The results at an address; fetched again after a failure. */
function askFor(address: string): Promise<ExplorerData> {
  const answer = asked.get(address) ?? fetchData(address);
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

/**
 * The results of a source: those in the page until others are wanted, then all.
 *
 * @param wanted - index of the choice to show; a new one retries after a failure
 * @returns `hasFailed` if fetching failed, and a function that retries
 */
export function useResults({ data, address }: ExplorerPageSource, wanted: number | undefined) {
  const [all, setAll] = useState<ExplorerData>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const isWanted = wanted !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` and `attempt` retry.
  useEffect(() => {
    setFailure(undefined);
    if (!isWanted || all) return;
    let isLeft = false;
    askFor(address).then(
      (data) => !isLeft && setAll(data),
      (error) => !isLeft && setFailure(error),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, all, address, attempt]);
  const retry = () => {
    // The address restores the choice on the new page.
    if (failure instanceof ResultsGone) window.location.reload();
    else setAttempt((count) => count + 1);
  };
  const hasFailed = failure !== undefined && isWanted;
  return { data: all ?? data, hasAll: all !== undefined, hasFailed, retry };
}
