import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../kit/freePort';

/**
 * Starts `nginx` with the configuration in the built `folder`, which is at the site's base below `root`; everything it
 * writes goes to a temporary folder. Returns its origin, and the process to kill.
 */
export async function startNginx(
  nginx: string,
  { root, folder }: { root: string; folder: string },
) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = readFileSync(path.join(folder, '_nginx.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/rslib-docs', path.resolve(root));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `daemon off; ${user} worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events {}
http { access_log off; ${places}
types { text/html html; text/css css; application/javascript js; image/svg+xml svg; }
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
