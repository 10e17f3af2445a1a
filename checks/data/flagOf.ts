/** Sections in which a flag's option is looked for, the nearest first. */
const SECTIONS = ['lib', 'output', 'source', ''];

const camel = (flag: string) =>
  flag.replace(/^--/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The build flag that sets an option: the flag with the option's name, or with the beginning of it
 * (`--clean` sets `output.cleanDistPath`, `--tsconfig` sets `source.tsconfigPath`).
 *
 * @param path dotted path of the option
 * @param flags as `-h` prints them
 */
export function flagOf(path: string, flags: readonly string[]): string | undefined {
  const parts = path.split('.');
  const key = parts.at(-1) ?? '';
  const section = parts.length === 1 ? '' : (parts[0] ?? '');
  // `--lib` chooses items, it does not set them.
  if (path === 'lib' || parts.length > 2 || !SECTIONS.includes(section)) return undefined;
  return flags.find((flag) => {
    if (!flag.startsWith('--') || flag.startsWith('--no-')) return false;
    const name = camel(flag);
    if (name === key) return true;
    return (name === 'clean' || name === 'tsconfig') && key.startsWith(name) && section !== 'lib';
  });
}
