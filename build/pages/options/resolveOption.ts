/** `shims.cjs['import.meta.url']` and `shims.cjs.import.meta.url` are one name. */
export const plainPath = (path: string): string => path.replace(/\[['"]([^'"]+)['"]\]/g, '.$1');

const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a page below `config/` is about: `lib/auto-extension.mdx` → `lib.autoExtension`, `rsbuild/output.mdx` → `output`. */
export function subjectOf(page: string): string {
  const [folder = '', file = ''] = page
    .replace(/^.*?config\//, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  if (folder === 'lib') return file === 'index' ? 'lib' : `lib.${camel(file)}`;
  return folder === 'rsbuild' && file !== 'index' ? camel(file) : '';
}

/**
 * The option that a name on a page means: written in full, without `lib.`, or relative to the page or
 * to a heading above it. Undefined when there is none.
 *
 * @param paths every option, as `plainPath`
 */
export function resolveOption(
  name: string,
  subject: string,
  above: readonly string[],
  paths: ReadonlySet<string>,
): string | undefined {
  const plain = plainPath(name);
  const parents = above.flatMap((heading) => {
    const path = resolveOption(heading, subject, [], paths);
    return path ? [path] : [];
  });
  const tries = [
    plain,
    `lib.${plain}`,
    ...[...parents, subject].filter(Boolean).map((parent) => `${parent}.${plain}`),
  ];
  return tries.find((path) => paths.has(path));
}
