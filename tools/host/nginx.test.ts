import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createContractSite } from './hostContract';
import { keepsContract } from './keepsContract';

const NGINX = ['/usr/sbin/nginx', 'nginx'].find((file) => spawnSync(file, ['-v']).status === 0);

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts nginx with tools/host/nginx.conf on a site; everything it writes goes to a temporary folder. */
async function startNginx(nginx: string): Promise<{ url: string; child: ChildProcess }> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = readFileSync('tools/host/nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/rslib-docs', createContractSite());
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `daemon off; ${user} worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events {}
http { access_log off; ${places}
types { text/html html; application/javascript js; }
${server} }`,
  );
  const child = spawn(nginx, ['-p', home, '-e', `${home}/error.log`, '-c', `${home}/nginx.conf`]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not start: ${readFileSync(path.join(home, 'error.log'), 'utf8')}`);
}

if (NGINX) {
  describe('tools/host/nginx.conf', () => {
    let started: Awaited<ReturnType<typeof startNginx>> | undefined;
    beforeAll(async () => {
      started = await startNginx(NGINX);
    });
    afterAll(() => started?.child.kill());
    keepsContract(() => started?.url ?? '');
  });
} else {
  test.skip(
    '2026-11-20: nginx is not installed here (Debian: apt-get install nginx), so its file is not tried',
  );
}
