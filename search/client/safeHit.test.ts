import { describe, expect, test, vi } from 'vitest';
import { safeHit, sitePath } from './safeHit';
import { cleanStoredList, cleanWhenStored } from './storedSearches';

const hit = (more: object = {}) => ({
  objectID: '1',
  url: 'https://docs.example.com/guide/dts#bundle',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'Types', lvl2: 'Bundle' },
  ...more,
});

test.each([
  ['drops the origin', 'https://x.example/zh/a?b=1#c', '/zh/a?b=1#c'],
  ['keeps a path', '/guide/', '/guide/'],
  ['refuses scripts', 'javascript:alert(1)', undefined],
  ['refuses data', 'data:text/html,x', undefined],
  ['never leaves the site', '//evil.example/a', '/a'],
  ['refuses what is not text', 7, undefined],
])('sitePath %s', (_, address, path) => expect(sitePath(address)).toBe(path));

test('sitePath needs no URL.canParse, which Chrome 119 has not', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(sitePath('/guide')).toBe('/guide');
  vi.restoreAllMocks();
});

describe('safeHit', () => {
  test('keeps marks and escapes all other markup', () => {
    const safe = safeHit(
      hit({
        hierarchy: { lvl0: 'G', lvl1: '<b>T</b>' },
        _snippetResult: { hierarchy: { lvl1: { value: '<mark>T</mark><img onerror=x>' } } },
      }),
    );
    expect(safe?.hierarchy.lvl1).toBe('&lt;b&gt;T&lt;/b&gt;');
    expect(safe?._snippetResult.hierarchy.lvl1?.value).toBe('<mark>T</mark>&lt;img onerror=x&gt;');
  });

  test.each([
    null,
    1,
    'x',
    {},
    hit({ url: 'javascript:1' }),
    hit({ type: 'odd' }),
    hit({ hierarchy: null }),
  ])('refuses %j', (value) => expect(safeHit(value)).toBeUndefined());
});

test.each(['{', '5', '{"a":1}', '[1,null,{"url":"javascript:1"}]', null])(
  'stored searches that are corrupt or stale are dropped: %s',
  (text) => expect(cleanStoredList(text)).toBeUndefined(),
);

test('stored searches that are whole are kept, without markup', () => {
  const clean = cleanStoredList(JSON.stringify([hit({ hierarchy: { lvl0: 'G', lvl1: '<i>' } })]));
  expect(JSON.parse(clean ?? '')[0].hierarchy.lvl1).toBe('&lt;i&gt;');
  expect(cleanStoredList(clean ?? '')).toBe(clean);
});

test('3.30 4.42 what the modal stores is clean, other keys stay as they are', () => {
  const stored = new Map<string, string>();
  const storage = { setItem: (key: string, value: string) => void stored.set(key, value) };
  cleanWhenStored(storage);
  const parent = hit({ _snippetResult: { content: { value: '<mark>x</mark>' } } });
  const entry = { ...hit(), __docsearch_parent: parent, __autocomplete_id: 2 };
  storage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs-en', JSON.stringify([entry]));
  storage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs-en', '[]');
  storage.setItem('rspress-visited', '<mark>');
  const [kept] = JSON.parse(stored.get('__DOCSEARCH_FAVORITE_SEARCHES__docs-en') ?? '[]');
  expect(Object.keys(kept).toSorted()).toEqual([
    'anchor',
    'content',
    'hierarchy',
    'objectID',
    'type',
    'url',
    'url_without_anchor',
  ]);
  expect(stored.get('__DOCSEARCH_RECENT_SEARCHES__docs-en')).toBe('[]');
  expect(stored.get('rspress-visited')).toBe('<mark>');
});
