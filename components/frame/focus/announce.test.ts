// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { announce, STATUS_ID } from './announce';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the text reaches the live region, also if the same text is announced twice', () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${STATUS_ID}" role="status"></div>`;
  const region = document.getElementById(STATUS_ID);
  announce('Copied');
  expect(region?.textContent).toBe('');
  vi.advanceTimersByTime(100);
  expect(region?.textContent).toBe('Copied');
  announce('Copied');
  expect(region?.textContent).toBe('');
  vi.advanceTimersByTime(100);
  expect(region?.textContent).toBe('Copied');
});

test('of two texts in quick succession the last is announced', () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${STATUS_ID}" role="status"></div>`;
  announce('1 page matches');
  announce('2 pages match');
  vi.advanceTimersByTime(200);
  expect(document.getElementById(STATUS_ID)?.textContent).toBe('2 pages match');
});

test('without a live region nothing happens', () => {
  expect(() => announce('Copied')).not.toThrow();
});
