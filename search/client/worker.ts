/**
 * The engine of search, in a web worker behind messages. Holds the engine of each file of records; what cannot be
 * downloaded or read is an error, and asked for again by the next request.
 */
import { createEngine, type SearchEngine } from '../engine/engine';
import type { EngineRequest } from './workerHost';

const engines = new Map<string, Promise<SearchEngine>>();

async function load({ address, base }: EngineRequest) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return createEngine(await response.json(), base);
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<EngineRequest>) => {
  const { address, query } = data;
  const engine = engines.get(address) ?? load(data);
  engines.set(address, engine);
  try {
    const { answer } = await engine;
    port?.postMessage({ answer: query && answer(query) });
  } catch (error) {
    engines.delete(address);
    port?.postMessage({ error: String(error) });
  }
};
