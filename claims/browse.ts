import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A page has to speak within this time, in milliseconds: 1 s on an idle machine, much more beside other browsers. */
const PATIENCE = 60_000;

/** For pages: says something to the claim. */
export const TELL = "const tell = (body) => fetch('/told', { method: 'POST', body });\n";

/** What Chromium logs of an error that nobody caught, also in a worker. */
const UNCAUGHT = /CONSOLE.*"(Uncaught .*?)", source:/;

/**
 * Serves a folder as any static host does and opens its `index.html` in headless Chromium.
 *
 * @returns the first text that the page sends with `tell()`, or its first uncaught error. Rejects when there is neither.
 */
export async function browse(folder: string): Promise<string> {
  const { CHROMIUM_FLAGS, findChromium } = await import('../tools/findChromium');
  const program = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'claim-browser-'));
  let resolve: (text: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const told = new Promise<string>((say, fail) => {
    resolve = say;
    reject = fail;
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/told') {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => resolve(body));
      return;
    }
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = readFileSync(join(folder, name));
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  const { port } = server.address() as AddressInfo;
  const flags = [
    ...CHROMIUM_FLAGS,
    '--headless',
    '--enable-logging=stderr',
    `--user-data-dir=${profile}`,
  ];
  // Without a debugging port the shell prints the page and ends.
  const chromium = spawn(program, [
    ...flags,
    '--remote-debugging-port=0',
    `http://localhost:${port}/`,
  ]);
  chromium.on('error', reject);
  let log = '';
  chromium.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    const uncaught = UNCAUGHT.exec(log)?.[1];
    if (uncaught) resolve(uncaught);
  });
  const late = setTimeout(() => reject(new Error('The page said nothing.')), PATIENCE);
  try {
    return await told;
  } finally {
    clearTimeout(late);
    const ended = new Promise((done) => chromium.once('close', done));
    chromium.kill('SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
