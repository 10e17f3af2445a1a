import { visit } from 'unist-util-visit';
import { nearest } from '../content/nearest';
import type { Page } from '../content/page';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import { cellsOf, spansOfPage } from './spansOfPage';

interface Named {
  /** For example `@rslib/core`. */
  name: string;
  wanted?: string;
  line: number;
  /** Whether the page tells the reader to install it. */
  isInstalled?: boolean;
}

const INSTALL = /(?:^|[\s;&|])(?:npm|pnpm|yarn|bun)\s+(?:i|install|add)((?:[ \t]+[^\s;&|`]+)+)/g;
const PACKAGE = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(\S+))?$/;
const SCOPED = /^@[\w.-]+\/[\w.-]+(?:@\S+)?$/;
const PACKAGE_HEADS = new Set(['package', 'packages', '包']);

/** `typescript-6@npm:typescript@6` installs `typescript@6`. */
const split = (text: string, line: number): Named[] => {
  const [, name = '', wanted] = PACKAGE.exec(text.replace(/^[\w@/.-]+@npm:/, '')) ?? [];
  return name ? [{ name, wanted, line }] : [];
};

function installed(command: string, line: number): Named[] {
  return command.split('\n').flatMap((text, index) =>
    [...text.matchAll(INSTALL)].flatMap(([, words = '']) =>
      words
        .trim()
        .split(/\s+/)
        .filter((word) => !word.startsWith('-'))
        .flatMap((word) => split(word, line + index))
        .map((named) => ({ ...named, isInstalled: true })),
    ),
  );
}

/** Packages in install commands, in package columns of tables, or written with their scope. */
function packagesOf(page: Page): Named[] {
  const found: Named[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') found.push(...installed(node.value, line + 1));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagerTabs') {
      const command = node.attributes.find(
        (attribute) => 'name' in attribute && attribute.name === 'command',
      );
      if (typeof command?.value === 'string')
        found.push(...installed(`npm ${command.value}`, line));
    }
    if (node.type === 'table') {
      for (const { cell, head } of cellsOf(node)) {
        if (!PACKAGE_HEADS.has(head.toLowerCase())) continue;
        visit(cell, 'inlineCode', ({ value }) => {
          found.push(...split(value, cell.position?.start.line ?? line));
        });
      }
    }
  });
  for (const { value, line } of spansOfPage(page.tree)) {
    found.push(...(SCOPED.test(value) ? split(value, line) : installed(value, line)));
  }
  return found;
}

const numbers = (version: string) =>
  version
    .replace(/^[\^~]/, '')
    .split('.')
    .map(Number);

/** Whether the installed `version` satisfies `wanted`: a tag, `6`, `0.12.0`, `^1.0.1`, `~2.2.6`. */
export function satisfies(version: string, wanted: string): boolean {
  if (!/^[\^~]?\d/.test(wanted)) return true;
  const [ours, asked] = [numbers(version), numbers(wanted)];
  const same = wanted.startsWith('^') ? 1 : wanted.startsWith('~') ? 2 : asked.length;
  return asked.slice(0, same).every((part, at) => part === ours[at]);
}

/** Packages and versions that no example has installed. */
export function packageFindings(page: Page, { packages, locked, others }: KnownFacts): Finding[] {
  return packagesOf(page).flatMap(({ name, wanted, line, isInstalled }): Finding[] => {
    if (others.has(name) || (!isInstalled && !wanted && locked.has(name))) return [];
    const versions = packages.get(name);
    if (!versions) {
      const because = 'Pages name only packages that an example has installed';
      const write = nearest(name, [...packages.keys()]);
      const problem = `no example uses the package “${name}”`;
      return [{ file: page.file, line, problem, because, write }];
    }
    const exact = versions.filter((version) => /^\d/.test(version));
    if (!wanted || exact.length === 0 || exact.some((version) => satisfies(version, wanted))) {
      return [];
    }
    const problem = `“${name}@${wanted}” is not a version that an example uses`;
    return [{ file: page.file, line, problem, write: `${name}@${exact.at(-1)}` }];
  });
}
