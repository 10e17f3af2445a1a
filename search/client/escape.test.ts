import { expect, test } from 'vitest';
import { escapeHtml, escapeOnce } from './escape';

test('escapeHtml shows text as it is', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')"> & co`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co',
  );
});

test('escapeOnce escapes markup and leaves what is escaped', () => {
  expect(escapeOnce('<b>Promise&lt;T&gt; & co &nbsp;')).toBe(
    '&lt;b&gt;Promise&lt;T&gt; &amp; co &amp;nbsp;',
  );
});
