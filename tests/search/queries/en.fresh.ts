import { readQueries } from './types';

/** Written on 2026-11-21 before the ranking was touched again, and read once, at the end. */
export const fresh = readQueries(`
identifier | dts.abortOnError | /config/lib/dts#dts-abort-on-error
identifier | shims.esm | /config/lib/shims#esm
identifier | redirect.style | /config/lib/redirect#style
identifier | wasm.mode | /config/lib/wasm#mode
identifier | output.filenameHash | /config/rsbuild/output#filename-hash
identifier | injectStyles | /config/rsbuild/output#inject-styles
identifier | tools.bundlerChain | /config/rsbuild/tools#bundler-chain
identifier | resolve.dedupe | /config/rsbuild/resolve#dedupe
identifier | dev.writeToDisk | /config/rsbuild/dev#write-to-disk
identifier | performance.removeConsole | /config/rsbuild/performance#remove-console
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config
identifier | source.preEntry | /config/rsbuild/source#pre-entry
prefix | overrideBrow | /config/rsbuild/output#override-browserslist
prefix | legalcom | /config/rsbuild/output#legal-comments, /guide/faq/features#keep-comments
prefix | story | /guide/advanced/storybook
prefix | typescriptPa | /config/lib/dts#dts-typescript-path
prefix | rsdoc | /guide/advanced/rsdoctor
prefix | splitch | /config/rsbuild/split-chunks
variant | data uri limit | /config/rsbuild/output#data-uri-limit
variant | clean-dist-path | /config/rsbuild/output#clean-dist-path
variant | condition names | /config/rsbuild/resolve#condition-names
variant | lightningcss loader | /config/rsbuild/tools#lightningcss-loader
variant | create rslib | /guide/start/quick-start#template, /guide/advanced/javascript-api#create-rslib, /guide/start/npm-packages
variant | dts dist path | /config/lib/dts#dts-dist-path
natural | how do I add a plugin to my build | /config/rsbuild/plugins
natural | can I use require in my source code | /guide/advanced/third-party-deps#require, /guide/solution/nodejs#dirname-and-require
natural | how to copy files into dist | /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
natural | run tests for my library | /guide/advanced/rstest
natural | why are my types written to dist/src | /guide/faq/features#dist-src
natural | how to publish sass files without compiling | /guide/faq/features#skip-assets
natural | print the final configuration | /config/rsbuild/preset#inspect, /guide/basic/cli#inspect, /guide/basic/configure-rslib#debug
natural | what is the difference between bundle and bundleless | /guide/basic/output-structure, /guide/solution/react#bundle-or-bundleless, /config/lib/bundle, /guide/start/glossary#building, /guide/solution/#bundle
natural | how to inline small images | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | build a command line tool | /guide/solution/nodejs#library-and-command
natural | change the output folder | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path
natural | share options between two libs | /config/lib/items#share
natural | what do exit codes mean | /guide/basic/cli#exit-codes
natural | replace tsc with rslib | /guide/migration/tsc
natural | stop the build when types are wrong | /config/lib/dts#dts-abort-on-error, /guide/basic/typescript#type-check
natural | my option has no effect | /guide/basic/configure-rslib#debug, /guide/faq/features#unknown-option, /config/rsbuild/performance#no-effect
typo | sytorybook | /guide/advanced/storybook
typo | polyfil | /config/rsbuild/output#polyfill, /guide/advanced/output-compatibility#polyfill
typo | moduel federation | /guide/advanced/module-federation, /config/rsbuild/module-federation
typo | autoExtenson | /config/lib/auto-extension
typo | enviroment variables | /guide/advanced/env-vars, /guide/basic/cli#environment
typo | minfy | /config/rsbuild/output#minify, /guide/advanced/css#minify
term | top level await | /guide/solution/nodejs#top-level-await
term | tsgo | /config/lib/dts#dts-tsgo
term | semver | /guide/basic/upgrade-rslib#semver
term | path aliases in declarations | /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /config/lib/redirect#dts
term | llms.txt | /guide/start/ai
term | tree-shakable css | /guide/advanced/css#side-effects
term | content hash | /config/rsbuild/output#filename-hash, /config/rsbuild/output#filename
term | yaml | /guide/advanced/json-files#yaml-toml
mixed | svelte typescript 7 error | /guide/solution/svelte#typescript-7
mixed | less modules | /guide/advanced/css#modules, /guide/advanced/css#preprocessors
mixed | web worker cjs | /guide/advanced/web-workers#cjs
mixed | preact component library | /guide/solution/preact#component-library
mixed | import.meta.env undefined | /guide/faq/features#import-meta-env, /guide/advanced/env-vars#undefined
mixed | invalid hook call | /guide/solution/react#invalid-hook-call
mixed | iife globals | /guide/basic/output-format#iife, /config/lib/format#iife
nonsense | tomato soup
nonsense | zzxcvbqq
nonsense | football world cup
nonsense | mortgage calculator
`);
