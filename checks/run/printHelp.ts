/**
 * To be imported first by every command of package.json: with `--help` it prints the comment in which the
 * command's file says what it does, and ends before anything is done.
 */
import { readFileSync } from 'node:fs';

/** The comment of a command's file that begins with its call, such as `pnpm check`; undefined without one. */
export function helpOf(source: string): string | undefined {
  const comment = [...source.matchAll(/^\/\*\*(.*?)\*\/$/gms)]
    .map(([, text = '']) => text.replace(/^ ?\*? ?/gm, '').trim())
    .find((text) => text.startsWith('`pnpm '));
  return comment?.replaceAll('`', '');
}

const [, command = ''] = process.argv;
if (process.argv.includes('--help') && /\.ts$/.test(command)) {
  console.log(helpOf(readFileSync(command, 'utf8')) ?? `${command} says nothing of itself.`);
  process.exit(0);
}
