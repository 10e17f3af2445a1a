import assert from 'node:assert/strict';
import { join } from 'node:path';
import { browse } from './browse';
import { installInUser } from './files';
import { OLD_TOOLS, type Project } from './harness';

/** Builds, packs and installs the project into `user/`, where `main.js` is the application. */
export async function installIn(
  { run, write }: Project,
  name: string,
  main: string,
): Promise<void> {
  write({
    'user/package.json': { private: true, type: 'module' },
    'user/index.html': '<!doctype html><script type="module" src="/main.js"></script>\n',
    'user/main.js': main,
    'user/vite.config.mjs': "export default { build: { outDir: 'out-vite' } };\n",
    'user/rsbuild.config.mjs':
      "export default { source: { entry: { index: './main.js' } }, output: { distPath: 'out-rsbuild' } };\n",
  });
  const { exit, text } = await run(`rslib && ${installInUser(name)} --legacy-peer-deps`);
  assert.equal(exit, 0, text);
}

/** What `read` finds in the folder that each of the two bundlers writes; or why it wrote none. */
async function built<Found>({ dir, run }: Project, read: (folder: string) => Found) {
  const found = async (cmd: string, out: string) => {
    const { exit, text } = await run(`cd user && ${cmd}`);
    return exit === 0 ? read(join(dir, 'user', out)) : text;
  };
  return {
    vite: await found(`../${OLD_TOOLS}/vite build`, 'out-vite'),
    rsbuild: await found('rsbuild build', 'out-rsbuild'),
  };
}

/** What the application says in Chromium, built by each of the two bundlers; or that it cannot be built. */
export const openBuilt = (project: Project) => built(project, browse);

/** The styles of the application, built by each of the two bundlers; or that it cannot be built. */
export const stylesBuilt = (project: Project) =>
  built(project, (folder) =>
    Object.entries(project.read(folder.slice(project.dir.length + 1)))
      .filter(([path]) => path.endsWith('.css'))
      .map(([, text]) => text)
      .join(''),
  );
