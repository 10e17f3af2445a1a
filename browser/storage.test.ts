import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { guardStorage } from './storage';

const open = () => new Window() as unknown as globalThis.Window & typeof globalThis;

test('storage that works is left alone', () => {
  const page = open();
  const { localStorage } = page;
  guardStorage(page);
  page.localStorage.setItem('theme', 'dark');
  expect(page.localStorage).toBe(localStorage);
  expect(page.localStorage.getItem('theme')).toBe('dark');
});

test('blocked storage is replaced by one in memory', () => {
  const page = open();
  const bar = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    configurable: true,
  };
  Object.defineProperties(page, { localStorage: bar, sessionStorage: bar });
  guardStorage(page);
  for (const storage of [page.localStorage, page.sessionStorage]) {
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    expect([storage.length, storage.key(0)]).toEqual([1, 'theme']);
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
  }
});

test('full storage keeps its entries, and new ones in memory', () => {
  const page = open();
  page.sessionStorage.setItem('place', 'here');
  page.Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  guardStorage(page);
  page.sessionStorage.setItem('theme', 'dark');
  expect(page.sessionStorage.getItem('place')).toBe('here');
  expect(page.sessionStorage.getItem('theme')).toBe('dark');
  expect(page.localStorage.getItem('theme')).toBeNull();
});
