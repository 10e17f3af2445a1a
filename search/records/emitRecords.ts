import type { RspressPlugin } from '@rspress/core';
import type { Keywords } from './keywords';
import { addRecordsTag, recordsOfBuild, recordsTag, type SitePage } from './recordsOfBuild';

type Plugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;

/** The part of the bundler's interface that is used here (Rspress types it as `any`). */
interface AssetsContext {
  compilation: {
    errors: readonly unknown[];
    getAsset(name: string): { source: { source(): string | Buffer } } | undefined;
    getAssets(): readonly { name: string }[];
    emitAsset(name: string, source: object): void;
    updateAsset(name: string, source: object): void;
  };
  compiler: { webpack: { sources: { RawSource: new (text: string) => object } } };
}

interface BuildApi {
  processAssets(
    when: { stage: 'report'; environments: ['node'] },
    handler: (context: AssetsContext) => void,
  ): void;
}

/**
 * Emits the records of the rendered pages and tells every page their address. Rspress renders in stage
 * `optimize-transfer` of the environment `node`; `report` comes after it and before files are written.
 */
export function emitRecords(
  pages: readonly SitePage[],
  base: () => string,
  keywordsOf: (lang: string) => Keywords,
): Plugins[number] {
  return {
    name: 'search-records',
    setup(api: BuildApi) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ compilation, compiler }) => {
          if (compilation.errors.length > 0) return;
          const { RawSource } = compiler.webpack.sources;
          const html = (name: string) => compilation.getAsset(name)?.source.source().toString();
          const files = recordsOfBuild(pages, html, keywordsOf);
          for (const { name, json } of files) compilation.emitAsset(name, new RawSource(json));
          const tag = recordsTag(files, base());
          for (const { name } of compilation.getAssets()) {
            if (!name.endsWith('.html')) continue;
            const tagged = addRecordsTag(html(name) ?? '', tag, name);
            compilation.updateAsset(name, new RawSource(tagged));
          }
        },
      );
    },
  };
}
