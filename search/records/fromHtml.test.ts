import { expect, test } from 'vitest';
import { sectionsFromHtml } from './fromHtml';
import { addRecordsTag, recordsOfBuild, recordsTag } from './recordsOfBuild';

const article = (inside: string) =>
  `<head></head><div class="rp-doc rspress-doc">${inside}</div><p>Footer</p>`;

test('readers see text, tables, code and components; controls and anchors are left out', () => {
  const sections = sectionsFromHtml(
    article(`<h1>Title<a class="rp-header-anchor">#</a></h1><p>One <code>two</code></p><p>three</p>
      <button>Copy</button><span aria-hidden="true">icon</span>
      <h2 id="s">Section</h2><table><tr><td>a</td><td>b</td></tr></table>
      <pre><code>const toAnswer = compute(toAnswer);</code></pre>`),
  );
  expect(sections).toEqual([
    { level: 1, id: '', heading: 'Title', text: 'One two three', code: '' },
    { level: 2, id: 's', heading: 'Section', text: 'a b', code: 'toAnswer' },
  ]);
});

test('an overview page without a heading of its own has its title', () => {
  expect(sectionsFromHtml(article('<p>x</p>'), 'Overview')?.[0]?.heading).toBe('Overview');
  expect(sectionsFromHtml('<p>no article</p>')).toBeUndefined();
});

test('one file per language, named by its content, without pages that are not searched', () => {
  const page = (route: string, searchable = true) => ({
    route,
    lang: 'en',
    group: 'G',
    title: '',
    searchable,
  });
  const html = () => article('<h1>T</h1>');
  const keywordsOf = () => new Map([['/a/', ['one two', 'three']]]);
  const [file] = recordsOfBuild([page('/a/'), page('/b', false)], html, keywordsOf);
  expect(file?.name).toMatch(/^static\/search\/en\.[0-9a-f]{10}\.json$/);
  expect(JSON.parse(file?.json ?? '')).toMatchObject({
    pages: [['/a/', 'G', 1]],
    heading: 'T',
    keywords: 'one two;three',
  });
  expect(recordsOfBuild([page('/a/')], html, keywordsOf)[0]?.name).toBe(file?.name);
});

test('each page names the records; a page without a head is an error', () => {
  const tag = recordsTag([{ name: 'static/search/en.1.json' }], '/docs/');
  expect(addRecordsTag('<head></head>', tag, 'a.html')).toBe(
    '<head><meta name="search-records" content="/docs/static/search/en.1.json"></head>',
  );
  expect(() => addRecordsTag('', tag, 'a.html')).toThrow('a.html has no </head>');
});
