import { join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site';
import { archiveExample } from './example/archiveExample';
import { listExamples } from './example/exampleFolders';
import { expandPage } from './expandPage';
import { keepReads, keptRead } from './keptReads';

/** Rspress's own name for the build that renders pages to Markdown (`ssg-md`). */
const MARKDOWN_ENVIRONMENT = 'node_md';

/**
 * Rsbuild plugin: writes out the generated parts of each page before Rspress compiles it, in the HTML
 * build as components around fences, in the Markdown build as Markdown; and emits the archive of every
 * example at `/examples/<id>.zip`.
 *
 * @param root root of the checkout
 */
export function pluginExpand(root: string): RsbuildPlugin {
  const docs = join(root, 'docs');
  let archives: { name: string; content: Buffer }[] | undefined;
  return {
    name: 'site:expand',
    setup(api) {
      if (api.context.action === 'build') keepReads();
      api.transform(
        { test: /\.mdx$/, order: 'pre' },
        ({ code, resourcePath, resourceQuery, environment, addDependency }) => {
          const path = relative(docs, resourcePath).split(sep);
          if (path[0] === '../..' || resourceQuery.includes('raw')) return code;
          const file = relative(root, resourcePath);
          const language = LANGUAGES.find((language) => language === path[0]) ?? DEFAULT_LANGUAGE;
          const face = environment.name === MARKDOWN_ENVIRONMENT ? 'markdown' : 'mdx';
          const expand = () => expandPage(code, { root, file, language, face });
          // The browser and the server render the same page.
          const expanded = keptRead(`page ${face} ${resourcePath}`, expand);
          for (const file of expanded.dependencies) addDependency(file);
          return expanded.code;
        },
      );
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          // Once for all compilations of `pnpm dev`, where an archive may be older than its example.
          archives ??= listExamples(root).map((example) => ({
            name: `examples/${example.id}.zip`,
            content: Buffer.from(archiveExample(example)),
          }));
          for (const { name, content } of archives) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
    },
  };
}
