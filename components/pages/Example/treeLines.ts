export interface TreeLine {
  path: string;
  name: string;
  depth: number;
  isFolder: boolean;
}

/** Paths as lines of a tree: each folder once, before its files, in alphabetical order. */
export function treeLines(paths: readonly string[]): TreeLine[] {
  const lines = new Map<string, TreeLine>();
  const byFolder = (path: string) =>
    path
      .split('/')
      .map((name, i, all) => (i < all.length - 1 ? `0${name}` : `1${name}`))
      .join('/');
  const sorted = [...paths].sort((a, b) => (byFolder(a) < byFolder(b) ? -1 : 1));
  for (const path of sorted) {
    const names = path.split('/');
    names.forEach((name, depth) => {
      const here = names.slice(0, depth + 1).join('/');
      lines.set(
        here,
        lines.get(here) ?? { path: here, name, depth, isFolder: depth < names.length - 1 },
      );
    });
  }
  return [...lines.values()];
}
