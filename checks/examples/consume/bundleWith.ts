import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

type Rspack = typeof import('@rsbuild/core')['rspack'];

/** Rspack of the workspace whose tool built the examples. */
async function rspackOf(workspaceDir: string): Promise<Rspack> {
  const file = createRequire(join(workspaceDir, 'package.json')).resolve('@rsbuild/core');
  return (await import(pathToFileURL(file).href)).rspack;
}

export type Platform = 'browser' | 'node';

const withRspack = (rspack: Rspack, project: string, platform: Platform) =>
  new Promise<string>((resolve, reject) => {
    const compiler = rspack({
      context: project,
      entry: './bundle.mjs',
      mode: 'production',
      target: platform === 'node' ? 'node' : 'web',
      output: { path: join(project, 'out') },
      module: { rules: [{ test: /\.css$/, type: 'css' }] },
    });
    compiler.run((failure, stats) => {
      const [first] = stats?.toJson({ errors: true }).errors ?? [];
      compiler.close((unclosed) => {
        if (failure ?? unclosed) reject(failure ?? unclosed);
        else resolve(first?.message.split('\n')[0] ?? 'ok');
      });
    });
  });

/**
 * Bundles `bundle.mjs` of a project for a platform, with Rspack and with esbuild.
 *
 * @returns bundler → `ok`, or its first error
 */
export async function bundleWith(
  workspaceDir: string,
  project: string,
  platform: Platform,
): Promise<{ rspack: string; esbuild: string }> {
  const esbuild = build({
    absWorkingDir: project,
    entryPoints: ['bundle.mjs'],
    bundle: true,
    platform,
    outdir: 'out-esbuild',
    logLevel: 'silent',
  }).then(
    () => 'ok',
    (error: Error) => error.message.split('\n').slice(0, 2).join(' '),
  );
  return {
    rspack: await withRspack(await rspackOf(workspaceDir), project, platform),
    esbuild: await esbuild,
  };
}
