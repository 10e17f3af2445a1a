import assert from 'node:assert/strict';
import { configFile, tsconfig } from './files';
import { type Claims, packageAt } from './harness';
import { has } from './has';

/**
 * The beginning of a program that watches: what it prints, how to wait for a text in it, and how to end: only when the
 * tool has ended, since a build that follows must not meet it writing the cache.
 */
const watching = (...args: string[]) => `import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const rslib = spawn('rslib', ${JSON.stringify([...args, '--watch'])});
let printed = '';
rslib.stdout.setEncoding('utf8').on('data', (text) => { printed += text; });
process.on('exit', () => rslib.kill());
// 12 s on an idle machine, several times that beside two builds and seven other examples.
setTimeout(() => {
  console.log(printed);
  process.exit(1);
}, 300_000).unref();
const until = async (text) => { while (!printed.includes(text)) await wait(50); };
const end = () => rslib.on('close', () => process.exit()).kill();
`;

/**
 * Builds a package in watch mode, changes a package that it references, and then its own source. Prints what was
 * written in the three seconds after the first change, and that the second led to a build.
 */
const WATCH = `${watching('--root', 'packages/report')}const change = (name) => {
  const file = \`packages/\${name}/src/index.ts\`;
  writeFileSync(file, readFileSync(file, 'utf8') + 'export const added = 1;\\n');
};
await until('declaration files generated');
await wait(1000);
printed = '';
change('units');
await wait(3000);
const types = readFileSync('packages/units/dist/index.d.ts', 'utf8');
console.log(\`referenced: \${types.includes('added') || printed.includes('built in')}\`);
change('report');
await until('built in');
console.log('own: true');
end();
`;

/**
 * The same for files that nothing imports: prints whether each is named as the reason of a build. A busy machine
 * builds once more after the first build, so that any other build says nothing. Then deletes a source, waits until its
 * declarations are gone, and prints whether its script is still there.
 */
const WATCH_FILES = `${watching()}await until('watching for changes');
writeFileSync('plain.txt', '2');
writeFileSync('item.txt', '2');
writeFileSync('copied.txt', '2');
while (readFileSync('dist/copied.txt', 'utf8') !== '2') await wait(50);
writeFileSync('src/added.ts', '');
while (!existsSync('dist/added.js')) await wait(50);
rmSync('src/lone.ts');
while (existsSync('dist/lone.d.ts')) await wait(50);
await wait(2000);
console.log(\`deleted: \${existsSync('dist/lone.js')}\`);
writeFileSync('reload.txt', '2');
await until('reload.txt changed');
for (const name of ['plain', 'item']) console.log(\`\${name}: \${printed.includes(name + '.txt')}\`);
console.log('reload: true');
for (const name of ['.env', 'tsconfig.json']) {
  printed = '';
  await until('watching for changes');
  writeFileSync(name, readFileSync(name, 'utf8') + '\\n');
  await until(name + ' changed');
  console.log(\`\${name}: true\`);
}
end();
`;

/** Declares a package that is bundled, saves a source, and prints whether the new build imports the package. */
const WATCH_PACKAGE = `${watching()}const isImported = () => readFileSync('dist/index.js', 'utf8').includes('from "dep"');
await until('watching for changes');
const pkg = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync('package.json', JSON.stringify({ ...pkg, dependencies: { dep: '1' } }));
await wait(2000);
writeFileSync('src/index.ts', "export { dep } from 'dep';\\nexport const saved = 1;\\n");
while (!readFileSync('dist/index.js', 'utf8').includes('saved')) await wait(50);
console.log(\`imported: \${isImported()}, chunk: \${existsSync('dist/later.js')}\`);
end();
`;

/** Changes the constant that `file` exports while watching, and prints what the output then says. */
const watchConstant = (file: string) => `${watching()}await until('watching for changes');
printed = '';
writeFileSync('${file}', "export const text = 'second';\\n");
await until('built in');
await wait(1000);
console.log(/hello \\w+/.exec(readFileSync('dist/index.js', 'utf8'))[0]);
end();
`;

/** Changes a file that is not to be watched, then another, and prints how often was built. */
const WATCH_IGNORED = `${watching()}await until('watching for changes');
await wait(2000);
printed = '';
writeFileSync('src/quiet.ts', 'export const quiet = 2;\\n');
await wait(3000);
console.log(\`quiet: \${printed.includes('built in')}\`);
writeFileSync('src/index.ts', "export * from './quiet';\\nexport const loud = 2;\\n");
await until('built in');
console.log('loud: true');
end();
`;

/**
 * Writes the configuration of a project in `folder`, which leads to another start or, after three seconds, not; then a
 * source. Prints whether it did.
 */
const watchConfig = (
  folder: string,
  isNoticed: boolean,
) => `${watching('--root', folder)}process.chdir('${folder}');
await until('watching for changes');
await wait(1000);
printed = '';
writeFileSync('rslib.config.mjs', "export default { lib: [{ format: 'cjs' }] };");
await ${isNoticed ? "until('rslib.config.mjs changed')" : 'wait(3000)'};
writeFileSync('src/index.ts', 'export const value = 2;');
await until('built in');
console.log(\`restarted: \${printed.includes('rslib.config.mjs changed')}\`);
end();
`;

/** A file that says hello with the constant of a module. */
const hello = (from: string) =>
  `import { text } from '${from}';\nexport const greet = () => 'hello ' + text;\n`;
const FIRST = "export const text = 'first';\n";
const UNCACHED = { performance: { buildCache: false } };

export default {
  async 'watch-package'({ pass, read, write }) {
    write({
      ...packageAt('node_modules/dep', 'dep', { 'index.js': 'export const dep = 1;\n' }),
      'src/index.ts': "export { dep } from 'dep';\nexport const load = () => import('./later');\n",
      'src/later.ts': 'export const later = 1;\n',
      'watch.mjs': WATCH_PACKAGE,
    });
    assert.equal(await pass('node watch.mjs'), 'imported: false, chunk: true\n');
    await pass('rslib');
    has(read()['dist/index.js'], 'from "dep"');
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  // The tool reads the paths of these files as patterns.
  async 'watch-brackets'({ pass, write }) {
    for (const folder of ['my-lib', 'my-lib (1)', '[my-lib]']) {
      const isNoticed = folder === 'my-lib';
      write({
        [`${folder}/package.json`]: { name: 'my-lib', type: 'module' },
        [`${folder}/rslib.config.mjs`]: 'export default { lib: [{}] };',
        [`${folder}/src/index.ts`]: 'export const value = 1;',
        'watch.mjs': watchConfig(folder, isNoticed),
      });
      assert.equal(await pass('node watch.mjs'), `restarted: ${isNoticed}\n`);
    }
  },
  // The cache keeps the file that reads the constant, whose value stands in it.
  async 'watch-constant'({ pass, read, write }) {
    const watched = (config: object) => {
      write({
        'watch.mjs': watchConstant('src/other.ts'),
        'src/index.ts': hello('./other'),
        'src/other.ts': FIRST,
        ...configFile({ lib: [config] }),
      });
      return pass('node watch.mjs');
    };
    assert.equal(await watched({}), 'hello first\n');
    await pass('rslib');
    has(read()['dist/index.js'], 'hello second');
    assert.equal(await watched(UNCACHED), 'hello second\n');
  },
  // As a workspace has it: a link, behind which the file is no part of `node_modules`.
  async 'watch-bundled'({ pass, run, write }) {
    const watched = (config: object) => {
      write({
        'watch.mjs': watchConstant('packages/dep/index.js'),
        'src/index.ts': hello('dep'),
        ...packageAt('packages/dep', 'dep', { 'index.js': FIRST }),
        ...configFile({ lib: [config] }),
      });
      return pass('node watch.mjs');
    };
    await run('mkdir -p node_modules && ln -s ../packages/dep node_modules/dep');
    assert.equal(await watched(UNCACHED), 'hello second\n');
    assert.equal(await watched({}), 'hello first\n');
  },
  async 'watch-one-package'({ copyExample, pass, run, write }) {
    copyExample('monorepo-references');
    await run('mkdir -p node_modules && ln -s ../packages node_modules/@acme');
    write({ 'watch.mjs': WATCH });
    const text = await pass('node watch.mjs');
    assert.equal(text, 'referenced: false\nown: true\n');
  },
  async 'watch-ignored'({ pass, write }) {
    write({
      'watch.mjs': WATCH_IGNORED,
      'src/index.ts': "export * from './quiet';\n",
      'src/quiet.ts': 'export const quiet = 1;\n',
      ...configFile({ tools: { rspack: { watchOptions: { ignored: ['**/quiet.ts'] } } } }),
    });
    assert.equal(await pass('node watch.mjs'), 'quiet: false\nloud: true\n');
    write(configFile({}));
    has(await pass('node watch.mjs'), 'quiet: true');
  },
  // An item's own are not heard.
  async 'watch-files-type'({ pass, write }) {
    write({
      'watch.mjs': WATCH_FILES,
      'tsconfig.json': tsconfig(),
      '.env': 'PUBLIC_A=1\n',
      'src/lone.ts': 'export const lone = 1;\n',
      'plain.txt': '1',
      'item.txt': '1',
      'copied.txt': '1',
      'reload.txt': '1',
      ...configFile({
        dev: {
          watchFiles: [{ paths: ['./plain.txt'] }, { type: 'restart', paths: ['./reload.txt'] }],
        },
        bundle: false,
        dts: true,
        output: { copy: [{ from: 'copied.txt' }] },
        lib: [{ dev: { watchFiles: { type: 'restart', paths: ['./item.txt'] } } }],
      }),
    });
    const text = await pass('node watch.mjs');
    assert.equal(
      text,
      'deleted: true\nplain: false\nitem: false\nreload: true\n.env: true\ntsconfig.json: true\n',
    );
  },
} satisfies Claims;
