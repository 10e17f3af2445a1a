import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { INSTALL_FILE } from '../../build/pages/home/installFacts';
import { RELEASES_FILE } from '../../build/pages/releases/releases';

const ci = path.resolve('.ci');
const temporary = (name: string) => mkdtempSync(path.join(os.tmpdir(), `${name}-`));

/** A folder of bash scripts to put first on the PATH. */
function programs(scripts: Record<string, string>): string {
  const folder = temporary('programs');
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, name), `#!/bin/bash\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

describe('.ci/apt', () => {
  /** Runs it with a fake apt that knows `nginx` and `xvfb`; returns its output and the apt calls. */
  function apt(user: number, sudo: string) {
    const home = temporary('apt');
    const found = programs({
      id: `echo ${user}`,
      sudo,
      timeout: 'shift 2; exec "$@"',
      'apt-get': `echo "apt-get $*" >> ${home}/calls; [[ $* != *--download-only* && $* == *install* ]] && touch ${home}/installed; true`,
      'apt-cache': '[[ $2 == nginx || $2 == xvfb ]]',
      'dpkg-query': `[ -e ${home}/installed ] && [[ $4 != firefox-esr ]] && printf 'install ok installed'`,
    });
    const { status, stdout } = spawnSync(`${ci}/apt`, ['nginx', 'firefox-esr', 'xvfb'], {
      encoding: 'utf8',
      env: { PATH: `${found}:${process.env.PATH}` },
    });
    const calls = spawnSync('cat', [`${home}/calls`], { encoding: 'utf8' }).stdout;
    return { status, stdout, calls };
  }

  test.each([
    ['root', 0, 'exit 1'],
    ['who may become root without a password', 1000, 'shift; exec "$@"'],
  ])('%s installs the packages that exist and skips those that do not', (_, user, sudo) => {
    const { status, stdout, calls } = apt(user, sudo);
    expect(calls).toMatch(/install -y --no-install-recommends nginx xvfb\n/);
    expect(calls).not.toContain('firefox-esr');
    expect([status, stdout]).toEqual([0, 'apt did not deliver; left out: firefox-esr \n']);
  });

  test('without root rights nothing is installed, and the tests continue', () => {
    const { status, stdout, calls } = apt(1000, 'exit 1');
    expect([status, calls]).toEqual([0, '']);
    expect(stdout).toContain('left out: nginx firefox-esr xvfb');
  });
});

describe('.ci/propose-bump', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], {
      cwd,
      encoding: 'utf8',
    });

  /** A clone with some files, and a folder with the patch for the changes `change` makes. */
  function proposal(change: (checkout: string) => void, version = '1.2.3') {
    const home = temporary('bump');
    const [origin, checkout, from] = ['origin', 'checkout', 'from'].map((name) => {
      mkdirSync(path.join(home, name));
      return path.join(home, name);
    }) as [string, string, string];
    git(origin, 'init', '-q', '--bare', '-b', 'main');
    git(checkout, 'init', '-q', '-b', 'main');
    git(checkout, 'remote', 'add', 'origin', origin);
    for (const file of ['examples/current/a/package.json', 'pnpm-lock.yaml', '.ci/run']) {
      mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
      writeFileSync(path.join(checkout, file), 'before\n');
    }
    git(checkout, 'add', '-A');
    git(checkout, 'commit', '-qm', 'first');
    git(checkout, 'push', '-q', 'origin', 'main');
    change(checkout);
    git(checkout, 'add', '-A');
    writeFileSync(path.join(from, 'patch'), git(checkout, 'diff', '--cached', '--binary'));
    writeFileSync(path.join(from, 'version'), version);
    writeFileSync(path.join(from, 'body.md'), 'report');
    git(checkout, 'reset', '-q', '--hard');
    const found = programs({ gh: `echo "gh $*" >> ${home}/gh` });
    const { status, stdout } = spawnSync(`${ci}/propose-bump`, [from], {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${found}:${process.env.PATH}` },
    });
    const branches = git(origin, 'branch', '--format=%(refname:short)').trim().split('\n');
    const asked = spawnSync('cat', [`${home}/gh`], { encoding: 'utf8' }).stdout;
    return { status, stdout, branches, asked };
  }
  const edit = (file: string) => (checkout: string) => {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    writeFileSync(path.join(checkout, file), 'after\n');
  };

  test('pushes the changes of a bump and opens the pull request', () => {
    const { status, branches, asked } = proposal((checkout) => {
      edit('examples/current/a/package.json')(checkout);
      edit('examples/current/a/__recorded__/dist/index.js')(checkout);
      for (const file of ['build/pages/data/cli.json', INSTALL_FILE, RELEASES_FILE])
        edit(file)(checkout);
      edit('pnpm-lock.yaml')(checkout);
    });
    expect([status, branches]).toEqual([0, ['bump/rslib-1.2.3', 'main']]);
    expect(asked).toMatch(/^gh pr create --title Bump @rslib\/core to 1\.2\.3 --body-file /);
  });

  test.each([
    ['a workflow', edit('.github/workflows/evil.yml')],
    ['a script of CI', edit('.ci/run')],
    ['a file of the site', edit('theme/index.tsx')],
    ['a lockfile elsewhere', edit('x/pnpm-lock.yaml')],
    ['a name with a line break', edit('theme/\nexamples/current/a')],
    ['a moved file', (at: string) => git(at, 'mv', '.ci/run', 'examples/current/a/run')],
    ['a deleted file', (at: string) => rmSync(path.join(at, '.ci/run'))],
    [
      'a link',
      (at: string) => symlinkSync('/etc/passwd', path.join(at, 'examples/current/a/link')),
    ],
  ])('refuses a patch of %s', (_, change) => {
    const { status, stdout, branches, asked } = proposal((checkout) => {
      edit('pnpm-lock.yaml')(checkout);
      change(checkout);
    });
    expect([status, branches, asked]).toEqual([1, ['main'], '']);
    expect(stdout).toContain('A bump does not change these files:');
  });

  test.each(['1.2.3; rm -rf /', '../x', '$(id)', '', '1.2.3\n--upload-pack=x'])(
    'refuses the version %j',
    (version) => {
      const { status, branches } = proposal(edit('pnpm-lock.yaml'), version);
      expect([status, branches]).toEqual([1, ['main']]);
    },
  );

  test('does nothing without a change', () => {
    const { status, stdout, branches } = proposal(() => undefined);
    expect([status, stdout, branches]).toEqual([0, 'Nothing changed.\n', ['main']]);
  });

  test('its patterns name folders of this checkout', () => {
    const pattern =
      /grep -vE '([^']+)'/.exec(readFileSync(`${ci}/propose-bump`, 'utf8'))?.[1] ?? '';
    const tracked = git('.', 'ls-files').split('\n');
    for (const file of [
      'pnpm-lock.yaml',
      'examples/current/package.json',
      'build/pages/data/cli.json',
      INSTALL_FILE,
      RELEASES_FILE,
    ]) {
      expect(tracked).toContain(file);
      expect(file).toMatch(new RegExp(pattern));
    }
  });
});
