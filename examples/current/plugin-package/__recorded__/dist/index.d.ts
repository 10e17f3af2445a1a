import type { RsbuildPlugin } from '@rslib/core';
export interface PluginSqlOptions {
    /** Keep comments that begin with `--`; without it they are removed. */
    keepComments?: boolean;
}
/** Imports `.sql` files as strings. */
export declare const pluginSql: ({ keepComments }?: PluginSqlOptions) => RsbuildPlugin;
