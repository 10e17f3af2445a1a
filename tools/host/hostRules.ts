/** Headers for a path, from a `_headers` file of Netlify and Cloudflare Pages. */
interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}
/** A line of a `_redirects` file. With status 404 or 200 the host sends the target's content without a redirect. */
interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const contentLines = (text: string) =>
  text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));

/** Parses a `_headers` file. Throws for a header without a path before it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of contentLines(text)) {
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) {
      throw new Error(
        `_headers: "${line.trim()}" is not a header.\nWrite the path first, then "  Name: value".`,
      );
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** Parses a `_redirects` file: `from to [status]`, status 301 by default. */
export function parseRedirects(text: string): RedirectRule[] {
  return contentLines(text).map((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (to?.includes(':splat')) {
      throw new Error(
        `_redirects: "${line.trim()}" copies a part of the address into its target, so "//evil.example" can get there.\nWrite one line for each page.`,
      );
    }
    if (!from || !to || !/^\d{3}$/.test(status)) {
      throw new Error(`_redirects: "${line.trim()}" is not a rule.\nWrite "/from /to 301".`);
    }
    return { from, to, status: Number(status) };
  });
}

/** Whether a path matches a pattern, in which `*` matches anything. */
function matchesPath(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
  return new RegExp(`^${source}$`, 's').test(path);
}

/** All headers for a path; joins the values of a header set by several rules, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!matchesPath(rule.path, path)) continue;
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before ? `${before}, ${value}` : value);
    }
  }
  return found;
}

/** The first rule for a path. */
export const redirectFor = (
  rules: readonly RedirectRule[],
  path: string,
): RedirectRule | undefined => rules.find(({ from }) => matchesPath(from, path));
