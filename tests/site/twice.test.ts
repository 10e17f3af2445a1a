import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../tools/test/run';

vi.setConfig({ testTimeout: 300_000 });
const scratch = mkdtempSync(join(tmpdir(), 'twice-'));

test('two builds of a site, in two time zones, are identical to the byte', async () => {
  const build = async (name: string, env: NodeJS.ProcessEnv) => {
    const folder = join(scratch, name);
    const { code } = await run('rspress build -c tests/fixtures/twice/rspress.config.ts', {
      NODE_ENV: 'production',
      TWICE_FOLDER: folder,
      // The cache of an earlier run must not affect this one; `pnpm build:twice` builds the site with and
      // without a cache.
      RSPRESS_PERSISTENT_CACHE: 'false',
      ...env,
    });
    expect(code).toBe(0);
    return folder;
  };
  const one = await build('one', { TZ: 'America/New_York' });
  const other = await build('other', { TZ: 'Asia/Shanghai' });
  const { status, stdout } = spawnSync('diff', ['-rq', one, other], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  // The build date of a feed is the last change to a post of its language.
  const feed = readFileSync(join(one, 'rss/blog-rss-zh.xml'), 'utf8');
  expect(feed).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} 20\d\d/);
  expect(feed).toMatch(/<channel>\s*<title>[^<]*<\/title>\s*<link>[^<]*\/zh\/<\/link>/);
  rmSync(scratch, { recursive: true, force: true });
});
