import { join } from 'node:path';
import type { Generated } from '../../build/pages/data/schemas';
import { loadPackage } from '../../claims/loadPackage';
import { loadTool } from './loadTool';

const FORMATS = ['esm', 'cjs', 'umd', 'iife', 'mf'];
/** Keys to ignore: names, what the example itself sets, plugin objects, ports. */
const NOT_SETTINGS =
  /^(name|plugins|tools\.rspack|source\.entry|entry|context|cache|infrastructureLogging|module\.rules|optimization\.minimizer|output\.uniqueName|dev\.client|dev\.assetPrefix)\b/;

/** Maximum length of a list printed in full; longer ones show three items (the rest may depend on Node.js). */
const MAX_LIST = 4;

function print(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const shown = value.slice(0, value.length > MAX_LIST ? 3 : MAX_LIST).map(print);
    return `[${[...shown, ...(value.length > MAX_LIST ? ['…'] : [])].join(', ')}]`;
  }
  if (value && typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** A config as dotted path → printed value, without unset keys; keys that need quotes are in brackets. */
function flattenConfig(value: unknown, path = '', into: Record<string, string> = {}) {
  const isPlain =
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    Object.keys(value).length > 0;
  if (!isPlain) {
    if (value !== undefined && path) into[path] = print(value);
    return into;
  }
  for (const [key, inner] of Object.entries(value as object)) {
    const step = /^[\w$]+$/.test(key) ? `.${key}` : `['${key}']`;
    flattenConfig(inner, path === '' ? key : path + step, into);
  }
  return into;
}

type Flat = Record<string, string>;

function differences(level: 'rsbuild' | 'rspack', before: Flat, after: Record<string, Flat>) {
  const paths = new Set([before, ...Object.values(after)].flatMap(Object.keys));
  return [...paths]
    .filter((path) => !NOT_SETTINGS.test(path))
    .filter((path) => Object.values(after).some((flat) => flat[path] !== before[path]))
    .sort()
    .map((path) => {
      const groups = new Map<string, string[]>();
      for (const [name, flat] of Object.entries(after)) {
        const value = flat[path] ?? '';
        groups.set(value, [...(groups.get(value) ?? []), name]);
      }
      return { level, path, before: before[path] ?? '', after: [...groups] };
    });
}

/** The plugin without which `mf` does not build. */
async function federation(root: string): Promise<object> {
  const { pluginModuleFederation } = await loadPackage<{
    pluginModuleFederation: (options: object, more: object) => object;
  }>(join(root, 'examples/current'), '@module-federation/rsbuild-plugin');
  return pluginModuleFederation(
    { name: 'preset', exposes: { '.': './src/index.ts' }, dts: false },
    { target: 'web' },
  );
}

/**
 * What Rslib sets on top of Rsbuild: the difference between both tools' `inspectConfig()` for the same one-file project,
 * per format and for `bundle: false`.
 */
export async function generatePreset(
  root: string,
  formats: readonly string[] = FORMATS,
): Promise<Generated<'preset'>> {
  const cwd = join(root, 'examples/current/esm-minimal');
  const tool = await loadTool(root);
  const plugins = formats.includes('mf') ? [await federation(root)] : [];
  const lib = [
    ...formats.map((format) => ({ id: format, format, plugins: format === 'mf' ? plugins : [] })),
    { id: 'bundleless', format: 'esm', bundle: false },
  ];
  const source = { entry: { index: './src/index.ts' } };
  const rsbuild = await tool.rsbuild.createRsbuild({ cwd, config: { source } });
  const plain = (await rsbuild.inspectConfig({ mode: 'production' })).origin;
  const environments: Record<string, Flat> = {};
  const bundlers: Record<string, Flat> = {};
  // One at a time: next to others, an item gets numbered chunk names.
  for (const item of lib) {
    const rslib = await tool.createRslib({ cwd, config: { lib: [item] } });
    const { environmentConfigs, bundlerConfigs } = (
      await rslib.inspectConfig({ mode: 'production' })
    ).origin;
    environments[item.id] = flattenConfig(environmentConfigs[item.id]);
    bundlers[item.id] = flattenConfig(bundlerConfigs[0]);
  }
  return {
    rows: [
      ...differences(
        'rsbuild',
        flattenConfig(Object.values(plain.environmentConfigs)[0]),
        environments,
      ),
      ...differences('rspack', flattenConfig(plain.bundlerConfigs[0]), bundlers),
    ],
  };
}
