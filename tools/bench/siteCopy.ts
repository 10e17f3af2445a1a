import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { WORKSPACES } from '../../build/pages/example/exampleFolders';
import { LANGUAGES } from '../../site';

/** A checkout to build and change: its folder, and how to take it away. */
export interface SiteCopy {
  folder: string;
  remove: () => void;
}

/** Links every installed package, but not `node_modules/.cache`, so that nothing is warm. */
function linkPackages(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * A clone of the checkout at `root` with its uncommitted changes, its history and its packages, in a
 * temporary folder, with the guide and the config pages `times` times. Every cache is cold in it.
 */
export function copySite(root: string, times = 1): SiteCopy {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'site-')), 'site');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  git('clone', '--quiet', '--shared', '.', folder);
  for (const file of git('ls-files', '-mo', '--exclude-standard').split('\n').filter(Boolean)) {
    if (existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    } else rmSync(path.join(folder, file), { force: true });
  }
  for (const workspace of ['', ...WORKSPACES]) {
    const packages = path.join(root, workspace, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, path.join(folder, workspace, 'node_modules'));
  }
  for (const language of LANGUAGES) {
    for (const section of ['guide', 'config']) {
      const place = path.join(folder, 'docs', language, section);
      for (let copy = 2; copy <= times; copy++) {
        cpSync(place, `${place}-${copy}`, { recursive: true });
        // Addresses of their own, since keywords belong to sections of the folder that they stand in.
        for (const file of globSync(`${place}-${copy}/**/_keywords.txt`)) {
          const text = readFileSync(file, 'utf8');
          const moved = text.replaceAll(`/${section}/`, `/${section}-${copy}/`);
          writeFileSync(
            file,
            moved.replace(new RegExp(`^/${section}(?=[#\\s])`, 'gm'), `/${section}-${copy}`),
          );
        }
      }
    }
  }
  return { folder, remove: () => rmSync(path.dirname(folder), { recursive: true, force: true }) };
}
