import { readQueries } from './types';

/** English queries nobody tunes on: they are only counted. A wrong expectation may be mended, with its reason.
 * Pages on dependencies, assets, compatibility, declarations and federation came later and were added. */
export const heldOut = readQueries(`
identifier | lib.format | /config/lib/format
identifier | lib.bundle | /config/lib/bundle
identifier | shims | /config/lib/shims
identifier | banner | /config/lib/banner
identifier | footer | /config/lib/footer
identifier | lib.id | /config/lib/id
identifier | autoExtension | /config/lib/auto-extension
identifier | output.minify | /config/rsbuild/output#minify
identifier | output.externals | /config/rsbuild/output#externals
identifier | source.entry | /config/rsbuild/source#entry
identifier | dts.autoExtension | /config/lib/dts#dts-auto-extension
identifier | dts.isolated | /config/lib/dts#dts-isolated
identifier | typescriptPath | /config/lib/dts#dts-typescript-path
identifier | tools.rspack | /config/rsbuild/tools#rspack
identifier | tools.bundlerChain | /config/rsbuild/tools#bundler-chain
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names
identifier | performance.buildCache | /config/rsbuild/performance#build-cache
identifier | removeConsole | /config/rsbuild/performance#remove-console
identifier | injectStyles | /config/rsbuild/output#inject-styles
identifier | legalComments | /config/rsbuild/output#legal-comments
identifier | cleanDistPath | /config/rsbuild/output#clean-dist-path
identifier | filenameHash | /config/rsbuild/output#filename-hash
identifier | customLogger | /config/rsbuild/top-level#custom-logger
identifier | splitChunks | /config/rsbuild/split-chunks
identifier | rslib inspect | /guide/basic/cli#inspect
identifier | mf-dev | /guide/basic/cli#mf-dev
identifier | TS2591 | /guide/basic/typescript#node-types
identifier | advancedEsm | /config/lib/experiments#advanced-esm
identifier | redirect.dts | /config/lib/redirect#dts
identifier | dts.tsgo | /config/lib/dts#dts-tsgo
prefix | externalhel | /config/lib/external-helpers
prefix | redir | /config/lib/redirect
prefix | synt | /config/lib/syntax
prefix | experim | /config/lib/experiments
prefix | glossa | /guide/start/glossary
prefix | preac | /guide/solution/preact
prefix | configure rs | /guide/basic/configure-rslib
prefix | output struc | /guide/basic/output-structure
prefix | legalcom | /config/rsbuild/output#legal-comments
prefix | bundlerch | /config/rsbuild/tools#bundler-chain
prefix | upgr | /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1
prefix | dedu | /config/rsbuild/resolve#dedupe
variant | external-helpers | /config/lib/external-helpers
variant | dist path | /config/rsbuild/output#dist-path
variant | typescript path | /config/lib/dts#dts-typescript-path
variant | filename hash | /config/rsbuild/output#filename-hash
variant | source map | /config/rsbuild/output#source-map
variant | cssmodules | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | OUTPUT.TARGET | /config/rsbuild/output#target
variant | commonjs | /guide/basic/output-format#cjs, /config/lib/format, /guide/start/glossary
variant | node js | /guide/solution/nodejs
variant | module federation | /config/rsbuild/module-federation, /guide/basic/output-format, /config/lib/format, /guide/advanced/module-federation
variant | public dir | /config/rsbuild/server#public-dir
variant | build cache | /config/rsbuild/performance#build-cache
variant | transform import | /config/rsbuild/source#transform-import
variant | tsgo | /config/lib/dts#dts-tsgo
natural | how to exclude a dependency from the bundle | /config/rsbuild/output#externals, /config/rsbuild/output, /config/lib/auto-external, /guide/advanced/third-party-deps
natural | why is my css missing | /guide/faq/features#css-missing, /guide/solution/react
natural | switch from tsc to rslib | /guide/migration/tsc
natural | use __dirname in esm | /guide/solution/nodejs#dirname-and-require, /config/lib/shims
natural | how to write a plugin | /config/rsbuild/plugins#own
natural | build without config file | /guide/basic/cli#no-config
natural | why are my types in dist/src | /guide/faq/features#dist-src
natural | what is new in version 1.0 | /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib
natural | how to install rslib | /guide/start/quick-start#install
natural | copy files to dist | /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
natural | what does rslib preset | /config/rsbuild/, /config/rsbuild/preset
natural | publish less files as they are | /guide/faq/features#skip-assets
natural | add a react component library | /guide/solution/react#component-library
natural | import.meta.env is undefined | /guide/faq/features#import-meta-env
natural | ship a data file with my package | /guide/solution/nodejs#data-files, /guide/advanced/static-assets#new-url
natural | rename output files | /config/rsbuild/output#filename, /config/lib/auto-extension
natural | write an AGENTS.md | /guide/start/ai#agents-md
natural | debug a setting that has no effect | /guide/basic/configure-rslib#debug
natural | choose between bundle and bundleless | /guide/solution/react#bundle-or-bundleless, /config/lib/bundle, /guide/solution/, /guide/basic/output-structure
natural | when should I not use rslib | /guide/start/#when-not
natural | top level await in commonjs | /guide/solution/nodejs#top-level-await
natural | share options between several libs | /config/lib/items#share
natural | change the file extension of output | /config/lib/auto-extension
natural | bundle types of dependencies into d.ts | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
typo | exteral helpers | /config/lib/external-helpers
typo | exernals | /config/rsbuild/output#externals
typo | experments | /config/lib/experiments
typo | typescirpt | /guide/basic/typescript
typo | migraton tsup | /guide/migration/tsup
typo | minfy | /config/rsbuild/output#minify
typo | moduel federation | /config/rsbuild/module-federation, /guide/basic/output-format, /config/lib/format, /guide/advanced/module-federation
typo | quik start | /guide/start/quick-start
typo | bannr | /config/lib/banner
typo | polyfil | /config/rsbuild/output#polyfill, /guide/advanced/output-compatibility#polyfill
term | dead code elimination | /guide/start/glossary, /config/rsbuild/output, /guide/solution/react
term | single file executable | /config/lib/experiments#exe, /guide/solution/nodejs
term | shebang | /config/lib/banner, /guide/solution/nodejs
term | browserslist | /config/rsbuild/output#override-browserslist, /config/lib/syntax, /guide/advanced/output-compatibility
term | exit code | /guide/basic/cli#exit-codes
term | environment variables | /guide/advanced/env-vars, /guide/basic/cli#environment
term | copyright notice | /config/lib/banner, /config/rsbuild/output
term | hoc invalid hook call | /guide/solution/react#invalid-hook-call
term | type checking | /guide/basic/typescript#type-check
term | scoped css vue style | /guide/solution/vue
term | project references | /config/lib/dts#dts-build, /guide/advanced/dts
term | template scaffold | /guide/start/quick-start#template
mixed | svelte typescript 7 | /guide/solution/svelte#typescript-7, /guide/start/npm-packages, /guide/basic/typescript
mixed | esm new URL | /config/lib/shims#new-url, /guide/advanced/static-assets#new-url
mixed | umd externals react | /guide/basic/output-format#umd-externals, /config/lib/umd-name
mixed | dts alias paths | /config/lib/dts#dts-alias, /guide/advanced/dts#alias
mixed | wasm off | /config/lib/wasm#off
mixed | cli flags format | /guide/basic/cli#flags
mixed | node engines syntax | /config/lib/syntax, /guide/solution/nodejs
mixed | modernjs presets npm-library | /guide/migration/modernjs-module#presets
mixed | iife export | /config/lib/format#iife, /guide/basic/output-format
mixed | LICENSE.txt file | /guide/faq/features#license-file
nonsense | pizza margherita
nonsense | blockchain wallet
nonsense | how to train a dragon
nonsense | zzzzqqqq
nonsense | mortgage interest calculator
nonsense | photosynthesis
`);
