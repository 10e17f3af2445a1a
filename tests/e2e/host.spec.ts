import { readHtml } from '../kit/html';
import { expect, test } from '../kit/test';

// What any host answers is tried in tools/host; here, that the built site is what it counts on.

test('pages are sent compressed and revalidated', async ({ request }) => {
  const headers = (await request.get('/guide/start/quick-start')).headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
  });
});

test('hashed files are cached forever', async ({ request }) => {
  const page = await readHtml(request, '/guide/start/quick-start');
  const list = page.querySelector('script[data-app]')?.getAttribute('data-app');
  const files: string[] = JSON.parse(list ?? '[]');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});
