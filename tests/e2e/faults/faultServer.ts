import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveFolder } from '../../../tools/host/serveFolder';

/**
 * What goes wrong with a response: it comes `ms` late, never (`hang`), is truncated (`cut`), is an HTTP error (`404`,
 * `500`; `kept404` is cacheable for a year), is a page instead of a file (`html`, status 200), or is another
 * `script`.
 */
type Fault =
  | { late: number }
  | { script: string }
  | 'hang'
  | 'cut'
  | 404
  | 'kept404'
  | 500
  | 'html';

/** Requests whose path matches get the fault. The first matching rule wins. */
type FaultRule = readonly [path: RegExp, fault: Fault];

const PAGE = '<!doctype html><title>Sign in</title><h1>Sign in</h1>';

function cutShort(response: ServerResponse) {
  const write = response.write.bind(response) as (chunk: unknown) => boolean;
  const cut = (chunk: unknown) => {
    if (!(chunk instanceof Uint8Array) && typeof chunk !== 'string') return response.destroy();
    write(chunk.slice(0, chunk.length / 2));
    // Flush what was written before closing the connection.
    setImmediate(() => response.destroy());
    return true;
  };
  Object.assign(response, { write: cut, end: cut });
}

function answer(
  fault: Fault | undefined,
  serve: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (fault === undefined) return serve(request, response);
  if (fault === 'hang') return;
  if (fault === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  if (fault === 'cut') {
    cutShort(response);
    return serve(request, response);
  }
  if (fault === 'kept404') {
    return response.writeHead(404, { 'cache-control': 'max-age=31536000, immutable' }).end();
  }
  if (typeof fault === 'number') return response.writeHead(fault).end();
  if ('script' in fault) {
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(fault.script);
  }
  setTimeout(() => serve(request, response), fault.late);
}

/** Serves the built site with faults; `setFaults` replaces the rules. Close it when done. */
export async function startFaultServer() {
  const { server, url } = await serveFolder(path.resolve('doc_build'));
  const [serve] = server.listeners('request') as RequestListener[];
  if (!serve) throw new Error('serveFolder has no listener for requests.');
  let rules: readonly FaultRule[] = [];
  let asked: string[] = [];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const rule = rules.find(([pattern]) => pattern.test(request.url ?? ''));
    asked.push(request.url ?? '');
    answer(rule?.[1], serve, request, response);
  });
  return {
    url,
    setFaults: (...next: FaultRule[]) => {
      rules = next;
      asked = [];
    },
    /** Addresses requested since the last `setFaults`. */
    asked: () => asked,
    close: () => {
      // Responses that never come would keep the server open.
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;
