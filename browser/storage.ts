const NAMES = ['localStorage', 'sessionStorage'] as const;

/** Storage that lasts as long as the page. */
function memoryStorage(entries: Iterable<[string, string]> = []): Storage {
  const values = new Map(entries);
  return {
    getItem: (key: string) => values.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void values.set(String(key), String(value)),
    removeItem: (key: string) => void values.delete(String(key)),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/**
 * Makes sure that `localStorage` and `sessionStorage` of a window never throw, for our code, the stock theme and
 * libraries: if they are blocked (by a setting or a sandboxed iframe) or full, memory replaces them. Runs first in the
 * head of each built page.
 */
export function guardStorage(page: Window & typeof globalThis) {
  const replace = (name: (typeof NAMES)[number], storage: Storage) =>
    Object.defineProperty(page, name, { value: storage, configurable: true });
  for (const name of NAMES) {
    try {
      page[name].getItem('');
    } catch {
      replace(name, memoryStorage());
    }
  }
  const { setItem } = page.Storage.prototype;
  page.Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch {
      const kept = memoryStorage(Object.entries(this));
      kept.setItem(key, value);
      replace(NAMES.find((name) => page[name] === this) ?? 'localStorage', kept);
    }
  };
}
