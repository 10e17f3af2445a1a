/** Writes `shims.cjs['import.meta.url']` as `shims.cjs.import.meta.url`. */
export const plainPath = (path: string): string => path.replace(/\[['"]([^'"]+)['"]\]/g, '.$1');

/** `external-helpers` as `externalHelpers`. */
export const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Subject of a page in `config/`: `lib/auto-extension.mdx` → `lib.autoExtension`, `rsbuild/output.mdx` → `output`. */
export function subjectOf(page: string): string {
  const [folder = '', file = ''] = page
    .replace(/^.*?config\//, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  if (folder === 'lib') return file === 'index' ? 'lib' : `lib.${camel(file)}`;
  return folder === 'rsbuild' && file !== 'index' ? camel(file) : '';
}

/**
 * The option that a name on a page refers to: in full, without `lib.`, or relative to the page or to a parent heading.
 * Undefined if there is none.
 *
 * @param paths - every option, as returned by `plainPath`
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
