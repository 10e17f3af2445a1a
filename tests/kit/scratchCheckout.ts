import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A small copy of the checkout in which tests make checks fail. */
export interface ScratchCheckout {
  root: string;
  /** Writes a file, folders included. */
  write(path: string, text: string): void;
  remove(): void;
}

/**
 * Creates a scratch checkout: the installed packages, the generated data and the lockfile of this one, a copy of the given
 * examples, and no pages.
 */
export function scratchCheckout(examples: readonly string[] = []): ScratchCheckout {
  const root = mkdtempSync(join(tmpdir(), 'rslib-docs-'));
  for (const workspace of ['examples/current', 'examples/ts6']) {
    mkdirSync(join(root, workspace), { recursive: true });
    const packages = join(workspace, 'node_modules');
    symlinkSync(join(ROOT, packages), join(root, packages), 'junction');
  }
  cpSync(join(ROOT, 'build/pages/data'), join(root, 'build/pages/data'), { recursive: true });
  cpSync(join(ROOT, 'pnpm-lock.yaml'), join(root, 'pnpm-lock.yaml'));
  for (const id of examples) {
    cpSync(join(ROOT, 'examples/current', id), join(root, 'examples/current', id), {
      recursive: true,
    });
  }
  return {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
