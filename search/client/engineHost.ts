import { createEngine, type SearchEngine } from '../engine/engine';
import { parseRecords } from '../engine/packedRecords';
import type { Rows } from '../types';
import type { HostRequest } from './protocol';

/**
 * Holds the engine of one language. The same host runs in the worker and, where no worker can run, in the
 * page. Errors: records that cannot be downloaded or read; a query before any load.
 */
export function createEngineHost() {
  let engine: SearchEngine | undefined;
  return async (request: HostRequest): Promise<Rows | undefined> => {
    if (request.op === 'load') {
      const response = await fetch(request.address);
      if (!response.ok)
        throw new Error(`${request.address} answered with status ${response.status}`);
      engine = createEngine(parseRecords(await response.json()), request.base);
      return undefined;
    }
    if (!engine) throw new Error('queried before its records were loaded');
    return engine.answer(request.query);
  };
}
