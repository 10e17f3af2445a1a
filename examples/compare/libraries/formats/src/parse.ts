import { ParseError } from './error.js';
import type { Section, Settings } from './types.js';

/** Reads settings in the INI format. Throws `ParseError`. */
export function parse(text: string): Settings {
  let section: Section = {};
  const settings: Settings = { '': section };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';')) continue;
    const head = /^\[(.+)\]$/.exec(line)?.[1];
    if (head !== undefined) {
      section = settings[head] ??= {};
      continue;
    }
    const at = line.indexOf('=');
    if (at < 1) throw new ParseError(index + 1, line);
    section[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return settings;
}
