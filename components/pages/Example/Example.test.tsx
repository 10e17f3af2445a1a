// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../../i18n/en';
import { ExampleGroup, ExamplePanel, ExampleStep, ExampleView } from './index';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: keyof typeof en) => en[key],
  useSite: () => ({
    site: { themeConfig: { editLink: { docRepoBaseUrl: 'https://example.com/r/tree/main/docs' } } },
  }),
  withBase: (path: string) => `/base${path}`,
}));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
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

test('every file is in the HTML before any script runs, the first one visible', () => {
  document.body.innerHTML = renderToStaticMarkup(group(['a.js', 'b.js']));
  const panels = [...document.querySelectorAll('[role=tabpanel]')];
  expect(panels.map((panel) => panel.textContent)).toEqual(['code of a.js', 'code of b.js']);
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
  expect(document.body.textContent).toContain('What Rslib 1.0.1 wrote');
});

test('tabs follow the pointer and the arrow keys, and name their panels', () => {
  const host = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(host).render(group(['a.js', 'b.js', 'c.js'])));
  const tabs = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')];
  const selected = () => tabs().map((tab) => tab.getAttribute('aria-selected'));
  act(() => tabs()[1]?.click());
  expect(selected()).toEqual(['false', 'true', 'false']);
  act(() => {
    tabs()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(selected()).toEqual(['false', 'false', 'true']);
  expect(document.activeElement).toBe(tabs()[2]);
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  const panel = document.getElementById(tabs()[2]?.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('code of c.js');
  expect(panel?.hidden).toBe(false);
});

test('a single file needs no tabs', () => {
  document.body.innerHTML = renderToStaticMarkup(group(['a.js']));
  expect(document.querySelector('[role=tablist], [role=tabpanel]')).toBeNull();
  expect(document.querySelector('code')?.textContent).toBe('a.js');
});

test('the frame has the title, the list of all files, the folder and the archive', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ExampleView
      id="x"
      folder="examples/ts6/x"
      title="A title"
      tree={{ source: ['src/a.ts'], output: ['dist/a.js'] }}
    >
      <ExampleStep command="npx rslib" exit={1} />
    </ExampleView>,
  );
  expect(document.querySelector('figcaption')?.textContent).toBe('A title');
  expect(document.querySelector('summary')?.textContent).toBe('All files (2)');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/r/tree/main/examples/ts6/x',
    '/base/examples/x.zip',
  ]);
  expect(document.body.textContent).toContain('exit code 1');
});
