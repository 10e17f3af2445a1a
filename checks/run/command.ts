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

/** How many arguments without dashes the call in a help takes: one for each `[name]` or `<name>`, any number with `…`. */
function takes(help: string): number {
  const [call = ''] = help.split(/:\s/);
  return call.includes('…') ? Number.POSITIVE_INFINITY : (call.match(/[[<]\w/g)?.length ?? 0);
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
  const unknown = rest.filter((argument) => !argument.startsWith('-'))[takes(help())];
  if (unknown) {
    const problem = new Error(`“${unknown}” is one argument too many.`);
    throw Object.assign(problem, { code: 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' });
  }
}
