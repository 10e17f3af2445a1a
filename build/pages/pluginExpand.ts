import { join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site';
import { archive } from './archive';
import { addressOfFiles, contentsOf, readProject } from './example/exampleFiles';
import { type ExampleFolder, listExamples } from './example/exampleFolders';
import { readRecording } from './example/recording';
import { expandPage } from './expandPage';
import { keptRead } from './keptReads';
import { asExpressions } from './markdownText';
import { MDX_ADVICE, parsePage } from './parsePage';

/** Rspress's own name for the build that renders pages to Markdown (`ssg-md`). */
const MARKDOWN_ENVIRONMENT = 'node_md';

interface Asset {
  name: string;
  content: Buffer;
}

/** Files emitted for an example: the zip, and the contents of its files for the page. */
async function assetsOf(example: ExampleFolder): Promise<Asset[]> {
  const project = readProject(example);
  const files = new Map([...project, ...(readRecording(example.dir)?.files ?? [])]);
  return [
    { name: `examples/${example.id}.zip`, content: archive(example.id, project) },
    { name: addressOfFiles(example.id, files), content: Buffer.from(await contentsOf(files)) },
  ];
}

/** Throws what `use` throws without a stack: the dev server shows it, and nothing in it is the author's. */
export function asSentence<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    const { message } = error as Error;
    throw Object.assign(new Error(message), { stack: message });
  }
}

/** Throws for invalid MDX, with line and column in the page, which the site's compiler does not report. */
export function refuseBroken(source: string, file: string): void {
  try {
    parsePage(source);
  } catch (error) {
    const { line, column, message } = error as { line?: number; column?: number; message: string };
    throw new Error(`${file}:${line}:${column}: ${message}\nWrite: ${MDX_ADVICE}`);
  }
}

/**
 * Rsbuild plugin: expands the tags of each page before Rspress compiles it, as MDX in the HTML build and as Markdown in the
 * Markdown build; emits a zip of every example at `/examples/<id>.zip` and the contents of its files in
 * `/static/examples/`.
 *
 * @param root - root of the checkout
 */
export function pluginExpand(root: string): RsbuildPlugin {
  const docs = join(root, 'docs');
  let made: Promise<Asset[]> | undefined;
  return {
    name: 'site:expand',
    setup(api) {
      api.transform(
        { test: /\.mdx$/, order: 'pre' },
        ({ code, resourcePath, resourceQuery, environment, addDependency }) => {
          const path = relative(docs, resourcePath).split(sep);
          if (path[0] === '../..' || resourceQuery.includes('raw')) return code;
          const file = relative(root, resourcePath);
          const language = LANGUAGES.find((language) => language === path[0]) ?? DEFAULT_LANGUAGE;
          const face = environment.name === MARKDOWN_ENVIRONMENT ? 'markdown' : 'mdx';
          const expand = () => expandPage(code, { root, file, language, face });
          asSentence(() => refuseBroken(code, file));
          // The browser and the server render the same page.
          const expanded = keptRead(`page ${face} ${resourcePath}`, () => asSentence(expand));
          for (const file of expanded.dependencies) addDependency(file);
          if (face === 'mdx') return expanded.code;
          return asExpressions(expanded.code, { root, language });
        },
      );
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources }) => {
          // Once for all compilations of `pnpm dev`, so these files may be outdated there.
          made ??= Promise.all(listExamples(root).map(assetsOf)).then((all) => all.flat());
          for (const { name, content } of await made) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
    },
  };
}
