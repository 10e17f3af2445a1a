/** Longest list that is printed whole; longer ones show three items (the rest may depend on Node.js). */
const LIST = 4;

function print(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const shown = value.slice(0, value.length > LIST ? 3 : LIST).map(print);
    return `[${[...shown, ...(value.length > LIST ? ['…'] : [])].join(', ')}]`;
  }
  if (value && typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** A config as dotted path → printed value; keys that need quotes are quoted in brackets. Unset keys are left out. */
export function flattenConfig(value: unknown, path = '', into: Record<string, string> = {}) {
  const isPlain =
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    Object.keys(value).length > 0;
  if (!isPlain) {
    if (value !== undefined && path) into[path] = print(value);
    return into;
  }
  for (const [key, inner] of Object.entries(value as object)) {
    const step = /^[\w$]+$/.test(key) ? `.${key}` : `['${key}']`;
    flattenConfig(inner, path === '' ? key : path + step, into);
  }
  return into;
}
