// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, STATUS_ID } from './announce';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${STATUS_ID}" role="status"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
});

test('the text reaches the live region, also if the same text is announced twice', () => {
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
  announce('1 page matches');
  announce('2 pages match');
  vi.advanceTimersByTime(200);
  expect(document.getElementById(STATUS_ID)?.textContent).toBe('2 pages match');
});

test('without a live region nothing happens', () => {
  document.body.replaceChildren();
  expect(() => announce('Copied')).not.toThrow();
});
