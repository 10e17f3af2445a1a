// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIBLING_TOOLS } from '../siblingTools';
import { ToolsMenu } from './ToolsMenu';
import type { Trigger } from './usePopover';

vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ pathname: '/' }),
  normalizeImagePath: (path: string) => path,
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Draws the menu and tells how to use it. */
function draw(trigger?: Trigger) {
  const host = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(host).render(<ToolsMenu trigger={trigger} />));
  const button = host.querySelector('button');
  if (!button) throw new Error('The menu has no button.');
  const mouse = (type: 'over' | 'out') =>
    act(() => {
      const init = { pointerType: 'mouse', bubbles: true };
      button.dispatchEvent(new PointerEvent(`pointer${type}`, init));
    });
  return {
    button,
    mouse,
    isOpen: () => button.getAttribute('aria-expanded') === 'true',
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    click: (detail: number) =>
      act(() => {
        button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
      }),
  };
}

test('4.34 an empty list draws nothing', () => {
  expect(renderToStaticMarkup(<ToolsMenu tools={[]} />)).toBe('');
});

test('2.8 every entry is in the HTML before any script runs', () => {
  const html = renderToStaticMarkup(<ToolsMenu />);
  expect(html).not.toContain('data-state');
  for (const { url } of SIBLING_TOOLS) expect(html).toContain(`href="${url}"`);
});

test('9.44 hover opens and closes after 100 ms', () => {
  const menu = draw();
  menu.mouse('over');
  menu.pass(99);
  expect(menu.isOpen()).toBe(false);
  menu.pass(1);
  expect(menu.isOpen()).toBe(true);
  menu.mouse('out');
  menu.pass(99);
  expect(menu.isOpen()).toBe(true);
  menu.pass(1);
  expect(menu.isOpen()).toBe(false);
});

test('2.8.1 with the trigger “click”, hover does nothing and a click opens and closes', () => {
  const menu = draw('click');
  menu.mouse('over');
  menu.pass(1000);
  expect(menu.isOpen()).toBe(false);
  menu.click(1);
  expect(menu.isOpen()).toBe(true);
  menu.click(1);
  expect(menu.isOpen()).toBe(false);
});

test('2.8.1 with the trigger “focus”, focus opens', () => {
  const menu = draw('focus');
  act(() => menu.button.focus());
  expect(menu.isOpen()).toBe(true);
});

test('the click of a hovering mouse does not close what the hover opened', () => {
  const menu = draw();
  menu.mouse('over');
  menu.pass(100);
  menu.click(1);
  expect(menu.isOpen()).toBe(true);
});

test('Enter and Space, which click without a pointer, open and close', () => {
  const menu = draw();
  menu.click(0);
  expect(menu.isOpen()).toBe(true);
  menu.click(0);
  expect(menu.isOpen()).toBe(false);
});
