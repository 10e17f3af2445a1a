import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from '../../build/pages/data/schemas';
import { nearest } from '../content/nearest';

/** Commands that a shell fence may call besides the tools of the examples. */
const COMMANDS = new Set(
  'npm npx pnpm pnpx yarn bun bunx node corepack git cd mkdir rm cp mv cat ls echo export'.split(
    ' ',
  ),
);
/** Commands of package managers that run a tool of the project. */
const RUNNERS = new Set(
  'npx,pnpx,bunx,pnpm,pnpm exec,pnpm dlx,yarn,yarn exec,yarn dlx,npm exec,npm exec --,bun x,bun run'.split(
    ',',
  ),
);

/** Words of a simple command; quoted text is one word, leading variables are dropped. */
function wordsOf(command: string): string[] {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  return first < 0 ? [] : words.slice(first);
}

/** The value of a flag, from the help of its command: `--format <format> … (esm | cjs)`. */
function readValue(flag: string, help: string): { isWanted: boolean; choices?: string[] } {
  const line =
    help.split('\n').find((text) =>
      text
        .trim()
        .split(/[\s,]+/)
        .includes(flag),
    ) ?? '';
  const choices = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(line)?.[1]?.split(' | ');
  return { isWanted: /<\w+>/.test(line), choices };
}

/** What is wrong with the arguments of `rslib`: a command, flag or value that is not in its help; else undefined. */
export function checkRslib(
  args: readonly string[],
  commands: Data<'cli'>['commands'],
): string | undefined {
  const [first = ''] = args;
  const command = first === '' || first.startsWith('-') ? 'build' : first;
  const known = commands[command];
  if (!known)
    return `rslib has no command "${command}"; it has: ${Object.keys(commands).join(', ')}`;
  for (const [at, word] of args.entries()) {
    if (!/^--?[a-zA-Z]/.test(word)) continue;
    const [flag = '', joined] = word.split('=');
    if (!known.flags.includes(flag)) {
      const meant = nearest(flag, known.flags);
      const write = meant ? `write ${meant}` : `its -h lists: ${known.flags.join(' ')}`;
      return `rslib ${command} has no flag ${flag}; ${write}`;
    }
    const { isWanted, choices } = readValue(flag, known.help);
    const next = args[at + 1];
    const value = joined ?? (isWanted && next && !next.startsWith('-') ? next : undefined);
    if (isWanted && !value) return `rslib ${command} needs a value after ${flag}`;
    if (!isWanted && joined !== undefined) return `${flag} of rslib ${command} takes no value`;
    // Placeholders: <format>, $FORMAT.
    if (!value || !choices || /[<$"']/.test(value)) continue;
    if (!choices.includes(value)) {
      return `${flag} of rslib ${command} does not take "${value}"; it takes: ${choices.join(', ')}`;
    }
  }
}

/**
 * Checks the lines of a shell fence: only known commands, and `rslib` only with what is in its help.
 *
 * @returns one problem per wrong command, with its line, counted from 0
 */
export function checkShell(
  code: string,
  cli: Data<'cli'>,
  root: string,
): { line: number; problem: string }[] {
  const bins = ['examples/current', 'examples/ts6'].map((workspace) =>
    join(root, workspace, 'node_modules/.bin'),
  );
  const isInstalled = (name: string) => bins.some((bin) => existsSync(join(bin, name)));
  const lines = code.replace(/\\\n/g, '  ').split('\n');
  return lines.flatMap((text, line) => {
    const plain = text.replace(/(^|\s)#.*$/, '');
    if (/^\s*[$>] /.test(plain))
      return [{ line, problem: 'a prompt sign breaks pasting: remove it' }];
    const commands = plain
      .split(/&&|\|\||[;|]/)
      .map((part) => part.trim())
      .filter(Boolean);
    return commands.flatMap((command) => {
      let words = wordsOf(command);
      for (const count of [3, 2, 1]) {
        const runner = words.slice(0, count).join(' ');
        const tool = words[count] ?? '';
        const runsTool = RUNNERS.has(runner) && !tool.startsWith('-') && isInstalled(tool);
        if (runsTool) {
          words = words.slice(count);
          break;
        }
      }
      const [name = '', ...args] = words;
      if (name === 'rslib') {
        const problem = checkRslib(args, cli.commands);
        return problem ? [{ line, problem }] : [];
      }
      if (name === '' || COMMANDS.has(name) || isInstalled(name)) return [];
      const allowed = [...COMMANDS].join(', ');
      const problem = `"${name}" is not a known command; known are ${allowed} and the tools of examples/`;
      return [{ line, problem }];
    });
  });
}
