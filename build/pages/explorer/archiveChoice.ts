import { strToU8, zipSync } from 'fflate';
import type { Choice } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import { manifestOf } from '../../../explorer/manifest';
import type { ExplorerSource } from '../../../explorer/sources';

/** 1980-01-01, the first date a zip can hold: the archive depends on nothing but the files. */
const DATE = new Date(1980, 0, 1);

/** The project of a choice as a reader downloads it; `tools` are the packages to install, by name. */
export function archiveChoice(
  source: ExplorerSource,
  choice: Choice,
  files: ReadonlyMap<string, string>,
  tools: Readonly<Record<string, string>>,
): Uint8Array {
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
  const all = new Map([
    ...files,
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['rslib.config.ts', configText(source, choice)],
  ]);
  const entries = [...all].map(
    ([path, text]) => [`${source.name}/${path}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: DATE });
}
