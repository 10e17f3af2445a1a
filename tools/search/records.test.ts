import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../host/listen';
import { splitText, toObjects } from './toObjects';
import { uploadObjects, uploadTarget } from './uploadObjects';

const section = (level: number, heading: string, text = '') => ({
  level,
  id: level === 1 ? '' : heading.toLowerCase(),
  heading,
  text,
  code: '',
});
const records = {
  lang: 'en',
  synonyms: [],
  pinyin: '',
  traditional: '',
  pages: [
    {
      route: '/guide/dts',
      group: 'Guide',
      title: 'Types',
      sections: [
        section(1, 'Types', 'About types.'),
        { ...section(2, 'Bundle', 'One file.'), keywords: 'single file;merge' },
        section(3, 'Why'),
        section(2, 'Errors'),
      ],
    },
  ],
};

test('each heading and each text is an object with its position in the page', () => {
  const objects = toObjects(records, 'https://docs.example.com/base');
  expect(objects.map(({ objectID, type, content }) => [objectID, type, content])).toEqual([
    ['/guide/dts#', 'lvl1', null],
    ['/guide/dts#~0', 'content', 'About types.'],
    ['/guide/dts#bundle', 'lvl2', null],
    ['/guide/dts#bundle~0', 'content', 'One file.'],
    ['/guide/dts#why', 'lvl3', null],
    ['/guide/dts#errors', 'lvl2', null],
  ]);
  expect(objects[4]).toMatchObject({
    url: 'https://docs.example.com/base/guide/dts#why',
    hierarchy: { lvl0: 'Guide', lvl1: 'Types', lvl2: 'Bundle', lvl3: 'Why', lvl4: null },
    lang: 'en',
  });
  expect(objects[2]?.keywords).toEqual(['single file', 'merge']);
  expect(objects[3]?.keywords).toEqual([]);
  expect(objects[5]?.hierarchy).toMatchObject({ lvl2: 'Errors', lvl3: null });
});

test('a text that is too long for a record is split at a sentence, and nothing is lost', () => {
  const text = 'A sentence of words. '.repeat(20).trim();
  const parts = splitText(text, 100);
  expect(parts.every((part) => part.length <= 100 && part.endsWith('.'))).toBe(true);
  expect(parts.join(' ')).toBe(text);
  expect(splitText('字'.repeat(250), 100).map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a write key without application and index is an error that names them', () => {
  expect(uploadTarget({})).toBeUndefined();
  expect(() => uploadTarget({ DOCSEARCH_WRITE_KEY: 'k', DOCSEARCH_APP_ID: 'A' })).toThrow(
    'DOCSEARCH_INDEX_NAME is missing',
  );
});

let server: Server | undefined;
afterEach(() => server?.close());

test('the index is filled in a folder of its own, then moved into place', async () => {
  const calls: { call: string; key: unknown; size: number }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0];
      const key = request.headers['x-algolia-api-key'];
      const size = body ? (JSON.parse(body).requests?.length ?? 0) : 0;
      calls.push({ call: `${request.method} ${path}`, key, size });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ taskID: 7, objectIDs: [], status: 'published' }));
    });
  });
  const port = Number(new URL(await listen(server)).port);
  const [object] = toObjects(records, '');
  const objects = Array.from({ length: 1500 }, () => object).flatMap((one) => one ?? []);
  await uploadObjects(objects, {
    appId: 'APP',
    writeKey: 'secret',
    indexName: 'docs',
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
  });
  const writes = calls.filter(({ call }) => !call.startsWith('GET '));
  expect(writes.map(({ call, size }) => `${call.replace(/_tmp_\d+/, '_tmp')} ${size}`)).toEqual([
    'PUT /1/indexes/docs/settings 0',
    'POST /1/indexes/docs/operation 0',
    'POST /1/indexes/docs_tmp/batch 1000',
    'POST /1/indexes/docs_tmp/batch 500',
    'POST /1/indexes/docs/operation 0',
    'POST /1/indexes/docs_tmp/operation 0',
  ]);
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['secret']));
});
