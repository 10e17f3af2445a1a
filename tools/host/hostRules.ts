/** Headers for paths, as a `_headers` file of Netlify and Cloudflare Pages states them. */
export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}
/** One line of a `_redirects` file. Status 404 and 200 send the target's content in place. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const contentLines = (text: string) =>
  text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));

/** Reads a `_headers` file; a header line without a path before it is an error. */
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
        `_headers: "${line.trim()}" is no header.\nWrite the path first, then "  Name: value".`,
      );
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** Reads a `_redirects` file: `from to [status]`, status 301 by default. */
export function parseRedirects(text: string): RedirectRule[] {
  return contentLines(text).map((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || !/^\d{3}$/.test(status)) {
      throw new Error(`_redirects: "${line.trim()}" is no rule.\nWrite "/from /to 301".`);
    }
    return { from, to, status: Number(status) };
  });
}

/** What `*` of a pattern stands for in a path; `undefined` when they do not match. */
function matchPath(pattern: string, path: string): string | undefined {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)');
  const match = new RegExp(`^${source}$`).exec(path);
  return match ? (match[1] ?? '') : undefined;
}

/** All headers for a path; like the hosts, joins the values of a header that several rules set. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (matchPath(rule.path, path) === undefined) continue;
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before ? `${before}, ${value}` : value);
    }
  }
  return found;
}

/** The first rule for a path, its target written out. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  for (const { from, to, status } of rules) {
    const splat = matchPath(from, path);
    if (splat !== undefined) return { to: to.replace(':splat', splat), status };
  }
  return undefined;
}
