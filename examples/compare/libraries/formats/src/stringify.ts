import type { Settings } from './types.js';

/** Writes settings in the INI format. */
export function stringify(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, section]) => {
      const lines = Object.entries(section).map(([key, value]) => `${key} = ${value}`);
      return (name === '' ? lines : [`[${name}]`, ...lines]).join('\n');
    })
    .filter(Boolean)
    .join('\n\n');
}
