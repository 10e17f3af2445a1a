/**
 * Web worker with the search engine. Answers with an error if the records cannot be fetched or parsed, after which the page
 * starts another worker.
 */
import { fromColumns } from '../engine/columns';
import { createEngine, type SearchEngine } from '../engine/engine';
import type { EngineRequest } from './workerHost';

let engine: Promise<SearchEngine> | undefined;

async function load({ address, base }: EngineRequest) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return createEngine(fromColumns(await response.json()), base);
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<EngineRequest>) => {
  try {
    engine ??= load(data);
    const { answer } = await engine;
    port?.postMessage({ answer: data.query && answer(data.query) });
  } catch (error) {
    port?.postMessage({ error: String(error) });
  }
};
