import type { RsbuildPlugin } from '@rslib/core';

export interface PluginSqlOptions {
  /** Keep comments that begin with `--`; without it they are removed. */
  keepComments?: boolean;
}

/** Imports `.sql` files as strings. */
export const pluginSql = ({ keepComments = false }: PluginSqlOptions = {}): RsbuildPlugin => ({
  name: 'plugin-package',
  setup(api) {
    api.transform({ test: /\.sql$/ }, ({ code }) => {
      const text = keepComments ? code : code.replace(/^--.*\n/gm, '');
      return `export default ${JSON.stringify(text.trim())};`;
    });
  },
});
