import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Choice, listChoices } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import type { ExplorerPageSource } from '../../../explorer/data';
import { manifestOf } from '../../../explorer/manifest';
import { type ExplorerSource, SOURCES } from '../../../explorer/sources';
import { archive } from '../archive';
import { explorerData, sourceFiles } from './explorerData';

export interface ExplorerPage {
  /** Version of @rslib/core that the recordings were made with. */
  version: string;
  sources: ExplorerPageSource[];
}

/** Packages with which a source is built and checked, in the versions of the recordings. */
function toolsOf(root: string, source: ExplorerSource): Record<string, string> {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'examples/current/package.json'), 'utf8'),
  );
  const names = ['@rslib/core', '@microsoft/api-extractor', 'typescript'];
  if (source.plugin) names.push(source.plugin[0], '@types/react', 'react');
  if (source.isCommand) names.push('@types/node');
  return Object.fromEntries(names.sort().map((name) => [name, devDependencies[name] ?? '*']));
}

/** Zip of the project of a choice; `tools`: versions of the packages to install, by name. */
function archiveChoice(
  source: ExplorerSource,
  choice: Choice,
  files: ReadonlyMap<string, string>,
  tools: Readonly<Record<string, string>>,
): Buffer {
  const linked = Object.keys(source.dependencies ?? {}).map((name) => [
    name,
    `file:./packages/${name}`,
  ]);
  const manifest = {
    ...manifestOf(source, choice),
    // Fictional packages, so the project contains them.
    ...(linked.length > 0 && { dependencies: Object.fromEntries(linked) }),
    scripts: { build: 'rslib' },
    devDependencies: tools,
  };
  return archive(
    source.name,
    new Map([
      ...files,
      ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
      ['rslib.config.ts', configText(source, choice)],
    ]),
  );
}

function archives(root: string): { name: string; content: Buffer }[] {
  return SOURCES.flatMap((source) => {
    const files = sourceFiles(root, source);
    const tools = toolsOf(root, source);
    return listChoices(source).map((choice, at) => ({
      name: `explorer/${source.id}-${at}.zip`,
      content: archiveChoice(source, choice, files, tools),
    }));
  });
}

/**
 * Rspress plugin: provides the initial content of the explorer as the module `virtual-explorer`, and emits a file with all
 * results of each source and a zip of the project of each choice.
 *
 * @param root - root of the checkout
 */
export function pluginExplorer(root: string): RspressPlugin {
  let made: Promise<{ page: ExplorerPage; files: { name: string; content: Buffer }[] }> | undefined;
  const make = async () => {
    const all = await Promise.all(SOURCES.map((source) => explorerData(root, source)));
    const files = all.map(({ json, inPage }) => ({
      name: inPage.address,
      content: Buffer.from(json),
    }));
    const version = all[0]?.version ?? '';
    return {
      page: { version, sources: all.map(({ inPage }) => inPage) },
      files: [...files, ...archives(root)],
    };
  };
  const emit: RsbuildPlugin = {
    name: 'site:explorer',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources }) => {
          made ??= make();
          for (const { name, content } of (await made).files) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
    },
  };
  return {
    name: 'explorer',
    builderConfig: { plugins: [emit] },
    async addRuntimeModules() {
      made ??= make();
      return { 'virtual-explorer': `export default ${JSON.stringify((await made).page)};` };
    },
  };
}
