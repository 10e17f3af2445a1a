import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, scriptHashes } from './contentPolicy';

const html = `<meta charset="utf-8"><script>a()</script><script data-app='[]'>b()</script>
<script src="/c.js"></script><script type="application/ld+json">{}</script>`;
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('only inline scripts that run are hashed', () => {
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()')].sort());
});

test('scripts need a hash, search may reach its service', () => {
  const policy = contentPolicy(html, ['https://x.example']);
  expect(policy).toContain("connect-src 'self' https://x.example");
  expect(policy.match(/script-src [^;]+/)?.[0]).not.toContain('unsafe');
});
