/**
 * To be imported first by every command of package.json: with `--help` it prints the comment in which the
 * command's file says what it does, and ends before anything is done; a failure is a sentence, without a trace,
 * and the help again when an argument was wrong. An argument that the help does not name is refused.
 */
import { readFileSync } from 'node:fs';

/** The comment of a command's file that begins with its call, such as `pnpm check`; undefined without one. */
export function helpOf(source: string): string | undefined {
  const comment = [...source.matchAll(/^\/\*\*(.*?)\*\/$/gms)]
    .map(([, text = '']) => text.replace(/^ ?\*? ?/gm, '').trim())
    .find((text) => text.startsWith('`pnpm '));
  return comment?.replaceAll('`', '');
}

/** The first argument without dashes that the call in a help does not take: it has one for each `[name]` or `<name>`, any number with `…`. */
export function oneTooMany(help: string, args: readonly string[]): string | undefined {
  const [call = ''] = help.split(/:\s/);
  if (call.includes('…')) return undefined;
  return args.filter((argument) => !argument.startsWith('-'))[call.match(/[[<]\w/g)?.length ?? 0];
}

const [, command = '', ...rest] = process.argv;
// Tests import this file, too.
const isCommand = /\.ts$/.test(command);
const help = () => helpOf(readFileSync(command, 'utf8')) ?? `${command} has no help.`;
if (isCommand && process.argv.includes('--help')) {
  console.log(help());
  process.exit(0);
}
if (isCommand) {
  process.on('uncaughtException', (error) => {
    // Another kind of error without a code, such as a TypeError, is a mistake of ours: its trace leads there.
    console.error(error.constructor === Error || 'code' in error ? error.message : error);
    if ('code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))) console.error(help());
    process.exit(1);
  });
  const unknown = oneTooMany(help(), rest);
  if (unknown) {
    const problem = new Error(`“${unknown}” is one argument too many.`);
    throw Object.assign(problem, { code: 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' });
  }
}
