import { compact } from './tokenize';

const NAME = /[\w$@/-]+(?:\.[\w$@/-]+)*/g;

/**
 * How a heading may be typed: it, its name or the dotted ones among its words (`output.emitCss and output.emitAssets`), and
 * their last parts, without what is between letters: `autoexternal` of `lib.autoExternal`.
 */
export function readHeading(heading: string): string[] {
  const names = heading.match(NAME) ?? [];
  const paths = names.filter((name) => name.includes('.'));
  const own = names[0] === heading.trim() ? names : paths;
  const lastParts = own.map((name) => name.split(/[./]/).at(-1) ?? '');
  return [heading, ...own, ...lastParts].map(compact);
}
