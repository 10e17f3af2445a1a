import type { Choice } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import { manifestOf } from '../../../explorer/manifest';
import type { ExplorerSource } from '../../../explorer/sources';
import { archive } from '../archive';

/** The project of a choice as a reader downloads it; `tools` are the packages to install, by name. */
export function archiveChoice(
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
    // They are made up, so they come with the project.
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
