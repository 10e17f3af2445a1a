// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../../i18n/en';
import { ExampleGroup, ExamplePanel, ExampleStep, ExampleView } from './index';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: keyof typeof en) => en[key],
  useSite: () => ({
    site: { themeConfig: { editLink: { docRepoBaseUrl: 'https://example.com/r/tree/main/docs' } } },
  }),
  withBase: (path: string) => `/base${path}`,
}));

vi.mock('@rspress/core/theme-original', () => ({
  Link: ({ href }: { href: string }) => <a href={`/base${href}`}>explorer</a>,
}));

vi.mock('../../frame/code/StaticCode', () => ({ StaticCode: () => <pre /> }));

vi.mock('../../frame/code/CodeButtonGroup', () => ({
  CopyButton: () => <button type="button" />,
}));

afterEach(() => {
  document.body.innerHTML = '';
});

const group = (labels: string[]) => (
  <ExampleGroup kind="output" tool="Rslib 1.0.1">
    {'\n'}
    {labels.map((label) => (
      <ExamplePanel key={label} label={label}>
        <pre>{`code of ${label}`}</pre>
      </ExamplePanel>
    ))}
  </ExampleGroup>
);

test('every file is in the HTML before any script runs, each with its choice', () => {
  document.body.innerHTML = renderToStaticMarkup(group(['a.js', 'b.js']));
  const panels = [...document.querySelectorAll('[data-panel]')];
  expect(panels.map((panel) => panel.textContent)).toEqual(['code of a.js', 'code of b.js']);
  const choices = [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
  expect(choices.map(({ dataset }) => dataset.tab)).toEqual(['1', '2']);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(document.body.textContent).toContain('What Rslib 1.0.1 wrote');
});

test('a single file needs no tabs', () => {
  document.body.innerHTML = renderToStaticMarkup(group(['a.js']));
  expect(document.querySelector('[role=radiogroup], [data-panel]')).toBeNull();
  expect(document.querySelector('code')?.textContent).toBe('a.js');
});

test('the frame has the title, the list of all files, the folder and the archive', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ExampleView
      id="x"
      folder="examples-ts6/x"
      title="A title"
      tree={{
        source: ['src/a.ts'],
        output: { 'dist/a.js': 1234 },
        listed: ['dist/b.exe'],
        contents: 'x.json',
      }}
      explored="/guide/start/explore?source=function"
      columns={{ fit: 768, source: 300, output: 400 }}
    >
      <ExampleStep command="npx rslib" exit={1} />
    </ExampleView>,
  );
  expect(document.querySelector('figcaption')?.textContent).toBe('A title');
  expect(document.querySelector('summary')?.textContent).toBe('All files (3)');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/r/tree/main/examples-ts6/x/__recorded__/dist/a.js',
    'https://example.com/r/tree/main/examples-ts6/x/src/a.ts',
    '/base/guide/start/explore?source=function',
    'https://example.com/r/tree/main/examples-ts6/x',
    '/base/examples/x.zip',
  ]);
  expect(document.body.textContent).toContain('exit code 1');
  const names = [...document.querySelectorAll('li')].map(
    (line) => line.querySelector('summary')?.textContent ?? line.textContent,
  );
  expect(names).toEqual(['dist/', 'a.js1.2 kB', 'b.exe', 'src/', 'a.ts']);
  expect(
    document.querySelector<HTMLElement>('[data-fit="768"] > [style]')?.style.cssText,
  ).toContain('minmax(0,300fr) minmax(0,400fr)');
});
