import { createEngine, type SearchEngine } from '../engine/engine';
import { parseRecords } from '../engine/packedRecords';
import type { Rows, SearchQuery } from '../types';

/** What the page asks of the engine; without a query the records are only loaded. */
export interface HostRequest {
  /** Address of the records. */
  address: string;
  /** Path of the site, without a slash at its end. */
  base: string;
  query: SearchQuery | undefined;
}

/** Anything that answers requests for the engine. */
export type Host = (request: HostRequest) => Promise<Rows | undefined>;

/**
 * Holds the engine of each file of records. The same host runs in the worker and, where no worker can run, in the
 * page. Records that cannot be downloaded or read are an error, and asked for again by the next request.
 */
export function createEngineHost(): Host {
  const engines = new Map<string, Promise<SearchEngine>>();
  const load = async ({ address, base }: HostRequest) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
    return createEngine(parseRecords(await response.json()), base);
  };
  return async (request) => {
    const { address, query } = request;
    const engine = engines.get(address) ?? load(request);
    engines.set(address, engine);
    engine.catch(() => engines.delete(address));
    const { answer } = await engine;
    return query && answer(query);
  };
}
