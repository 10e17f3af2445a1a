import { type ChildProcess, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { watch } from 'chokidar';
import { type Finding, formatFindings } from '../finding';
import { PROBLEMS_PATH } from './problemsPath';

/** Time for an editor to finish writing. */
const SETTLE_MS = 100;

/** The server side: a watcher, the process that checks, and the open pages. */
class Problems {
  private readonly edited = new Set<string>();
  private readonly listeners = new Set<ServerResponse>();
  private findings: Finding[] = [];
  private reported = '';
  private timer?: NodeJS.Timeout;
  private worker?: ChildProcess;
  private readonly root: string;
  private readonly watcher: ReturnType<typeof watch>;

  constructor(root: string) {
    this.root = root;
    // Not `fs.watch`: it misses later changes to a file that git or an editor replaces.
    this.watcher = watch(join(root, 'docs'), { ignoreInitial: true }).on('all', (_, file) => {
      this.edited.add(relative(root, file).replaceAll('\\', '/'));
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(), SETTLE_MS);
    });
    this.ask();
  }

  /** Requests a check, in a new process if the last one has exited, which a sample that it loads may cause. */
  private ask() {
    if (!this.worker?.connected) {
      const script = join(import.meta.dirname, 'worker.ts');
      this.worker = spawn(process.execPath, ['--import', 'tsx', script], {
        cwd: this.root,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      this.worker.on('message', (findings) => this.report(findings as Finding[]));
      // Without a listener, an error of the process would terminate the server.
      this.worker.on('error', ({ message }) =>
        console.error(`The pages are not checked: ${message}`),
      );
    }
    this.worker.send([...this.edited]);
  }

  /** Reports findings to terminal and pages, if they have changed. */
  private report(findings: Finding[]) {
    this.findings = findings;
    for (const response of this.listeners) this.send(response);
    const text = formatFindings(findings);
    if (text === this.reported) return;
    console.log(text ? `\n${text}\n` : '\nThe pages have no problems now.\n');
    this.reported = text;
  }

  private send(response: ServerResponse) {
    response.write(`data: ${JSON.stringify(this.findings)}\n\n`);
  }

  listen(request: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    this.listeners.add(response);
    this.send(response);
    request.on('close', () => this.listeners.delete(response));
  }

  close() {
    clearTimeout(this.timer);
    void this.watcher.close();
    this.worker?.kill();
    for (const response of this.listeners) response.end();
  }
}

const serveProblems = (root: string) => ({
  name: 'dev:problems',
  setup(api: RsbuildPluginAPI) {
    let problems: Problems | undefined;
    api.onBeforeStartDevServer(({ server }) => {
      problems = new Problems(root);
      const running = problems;
      server.middlewares.use((request, response, next) => {
        if (request.url?.endsWith(PROBLEMS_PATH)) running.listen(request, response);
        else next();
      });
    });
    api.onCloseDevServer(() => problems?.close());
  },
});

/**
 * Makes `pnpm dev` report problems of pages while they are edited, in the terminal and in the page: file, line and what to
 * write. A built site has none of this.
 */
export function pluginProblems(root: string): RspressPlugin {
  if (process.env.NODE_ENV === 'production') return { name: 'dev:problems' };
  return {
    name: 'dev:problems',
    builderConfig: { plugins: [serveProblems(root)] },
    globalUIComponents: [join(import.meta.dirname, 'client/Problems.tsx')],
  };
}
