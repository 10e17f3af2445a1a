import { readQueries } from './types';

/**
 * English queries for one section of a page, harder than most: written on 2026-11-21 to tune on. They are
 * no part of the bar, which no set to tune on can prove.
 */
export const sections = readQueries(`
natural | can two formats share one set of declarations | /guide/advanced/dts#two-formats, /config/lib/dts#two-formats
natural | where does rslib check types | /guide/basic/typescript#type-check
natural | publish json as a separate file | /guide/advanced/json-files#preserve
natural | import the extracted css automatically | /config/lib/banner#import-css
natural | when should I not use rslib | /guide/start/#when-not
natural | add rslib to an existing project | /guide/start/quick-start#existing-project
natural | how do config layers merge | /config/lib/items#merge, /guide/basic/configure-rslib#layers
natural | write config in typescript | /guide/basic/configure-rslib#typescript
natural | build without a config file | /guide/basic/cli#no-config
natural | what changed in the output in 1.0 | /guide/upgrade/v0-to-v1#output
natural | minify css | /guide/advanced/css#minify
natural | reference images from css | /guide/advanced/static-assets#css
natural | file extensions of the output | /guide/basic/output-structure#extensions, /config/lib/auto-extension
natural | polyfill without polluting globals | /guide/advanced/output-compatibility#polyfill
natural | two copies of my module are loaded | /guide/basic/output-format#two-instances
natural | several entries in one library | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
natural | target for node and browser | /guide/solution/nodejs#node-and-browser
natural | which tsconfig should I use | /guide/basic/typescript#tsconfig
natural | default import is an object in cjs | /guide/solution/nodejs#default-export
natural | cache gives stale result | /guide/faq/features#cache
mixed | tsup options | /guide/migration/tsup#options
mixed | tsc problems | /guide/migration/tsc#problems
mixed | storybook problems | /guide/advanced/storybook#problems
mixed | bundle one dependency | /guide/advanced/third-party-deps#bundle-one
mixed | css side effects | /guide/advanced/css#side-effects
mixed | svgr types | /guide/advanced/svgr-files#types
mixed | esm externals umd | /guide/basic/output-format#umd-externals, /config/lib/umd-name#externals
term | code coverage of node builtins in browsers | /guide/advanced/output-compatibility#node-builtins
term | license file | /guide/faq/features#license-file
term | exports types condition | /guide/basic/typescript#type-exports
term | dirname in esm | /guide/solution/nodejs#dirname-and-require, /config/lib/shims#esm
variant | load env | /guide/advanced/javascript-api#load-env
variant | run cli | /guide/advanced/javascript-api#run-cli
variant | asset prefix | /config/rsbuild/output#asset-prefix, /config/rsbuild/dev#asset-prefix
identifier | rslib inspect | /guide/basic/cli#inspect
identifier | wasm: false | /config/lib/wasm#off
`);
