/**
 * Imported first by every command of package.json. `--help` (`-h`) prints the comment in the command's file that
 * describes it, and exits. A failure is printed as a sentence without a stack trace, after a wrong argument with the
 * help. Arguments that are not in the help are refused.
 */
import { readFileSync } from 'node:fs';

/** The comment of a command's file that starts with its usage, such as `pnpm check`. */
export function helpOf(source: string): string | undefined {
  const comment = [...source.matchAll(/^\/\*\*(.*?)\*\/$/gms)]
    .map(([, text = '']) => text.replace(/^ ?\*? ?/gm, '').trim())
    .find((text) => text.startsWith('`pnpm '));
  return comment?.replaceAll('`', '');
}

/** The first surplus positional argument: the usage has one for each `[name]` or `<name>`, any number with `…`. */
export function oneTooMany(help: string, args: readonly string[]): string | undefined {
  const [call = ''] = help.split(/:\s/);
  if (call.includes('…')) return undefined;
  return args.filter((argument) => !argument.startsWith('-'))[call.match(/[[<]\w/g)?.length ?? 0];
}

/** The first option that the help does not name, or that has a value (`--all=true`) where the usage names none. */
export function unknownOption(help: string, args: readonly string[]): string | undefined {
  const [call = ''] = help.split(/:\s/);
  const known: readonly string[] = help.match(/--[\w-]+/g) ?? [];
  const takesValue = (name = '') =>
    known.includes(name) && new RegExp(`${name} [<"\\w]`).test(call);
  return args.find((argument, at) => {
    if (!/^-./.test(argument) || takesValue(args[at - 1])) return false;
    const [name = '', value] = argument.split('=');
    return value === undefined ? !known.includes(name) : !takesValue(name);
  });
}

const [, command = '', ...rest] = process.argv;
// Tests also import this file.
const isCommand = /\.ts$/.test(command);
const help = () => helpOf(readFileSync(command, 'utf8')) ?? `${command} has no help.`;
if (isCommand && rest.some((argument) => argument === '--help' || argument === '-h')) {
  console.log(help());
  process.exit(0);
}
if (isCommand) {
  process.on('uncaughtException', (error) => {
    // Any other error without a code, such as a TypeError, is a bug, so its stack trace helps.
    console.error(error.constructor === Error || 'code' in error ? error.message : error);
    if ('code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))) console.error(help());
    process.exit(1);
  });
  const option = unknownOption(help(), rest);
  const surplus = oneTooMany(help(), rest);
  const problem = option ? `Unknown option '${option}'` : `“${surplus}” is one argument too many.`;
  if (option || surplus) throw Object.assign(new Error(problem), { code: 'ERR_PARSE_ARGS' });
}
