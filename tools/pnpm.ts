import { readFileSync } from 'node:fs';

/**
 * The pinned pnpm as a program with its first arguments: the one that runs this command, or npm's, which takes 7 s of
 * processor time to find a package that it has.
 */
export function pnpm(): [string, ...string[]] {
  const running = process.env.npm_execpath ?? '';
  // An older one is a script.
  if (/[\\/]pnpm(\.exe)?$/.test(running)) return [running];
  return ['npx', '-y', JSON.parse(readFileSync('package.json', 'utf8')).packageManager];
}
