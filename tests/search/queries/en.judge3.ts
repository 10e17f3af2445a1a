import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read while the Chinese ranking was mended. */
export const judge3 = readQueries(`
identifier | removeConsole | /config/rsbuild/performance#remove-console, /config/rsbuild/performance
identifier | dts.distPath | /config/lib/dts#dts-dist-path, /config/lib/dts#options, /config/lib/dts
identifier | tools.bundlerChain | /config/rsbuild/tools#bundler-chain, /config/rsbuild/tools
identifier | onAfterCreateRsbuild | /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api, /guide/advanced/javascript-api#types
identifier | TS9007 | /guide/faq/errors#declarations, /config/lib/dts#dts-isolated, /guide/advanced/dts#errors
identifier | --env-dir | /guide/advanced/env-vars#env-files, /guide/basic/cli#common-flags, /guide/basic/cli#environment, /guide/basic/cli
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names, /config/rsbuild/resolve
identifier | storybook-addon-rslib | /guide/advanced/storybook, /guide/advanced/storybook#addon, /guide/advanced/storybook#setup, /guide/advanced/storybook#problems, /guide/start/npm-packages#tools
identifier | seaOptions | /config/lib/experiments#exe, /config/lib/experiments
identifier | server.strictPort | /config/rsbuild/server#port, /config/rsbuild/server
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await, /guide/solution/nodejs
identifier | buildPreset | /guide/migration/modernjs-module#presets, /guide/migration/modernjs-module, /guide/migration/modernjs-module#before-after
identifier | convertCompilerOptionsFromJson | /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7
identifier | @rstest/adapter-rslib | /guide/advanced/rstest, /guide/start/npm-packages#tools, /guide/start/npm-packages#typescript-7
identifier | footer.css | /config/lib/footer, /config/lib/banner
identifier | llms-full.txt | /guide/start/ai#addresses, /guide/start/ai
prefix | shi | /config/lib/shims, /config/lib/shims#cjs, /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /guide/start/glossary#building
prefix | redir | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#style, /config/lib/redirect#asset, /config/lib/redirect#dts
prefix | exter | /config/lib/external-helpers, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies, /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/external-helpers#install
prefix | monor | /guide/advanced/monorepo, /guide/advanced/monorepo#packages, /guide/advanced/monorepo#share
prefix | gloss | /guide/start/glossary
prefix | tailw | /guide/advanced/css#tailwind, /guide/advanced/css, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
prefix | customL | /config/rsbuild/top-level#custom-logger, /config/rsbuild/top-level
prefix | publ | /guide/advanced/publish, /guide/advanced/publish#recipes, /guide/advanced/publish#checklist, /config/rsbuild/server#public-dir, /guide/advanced/publish#problems, /guide/advanced/json-files#preserve
prefix | umdN | /config/lib/umd-name, /config/lib/umd-name#values, /config/lib/umd-name#externals, /config/lib/format#umd, /guide/basic/output-format#umd
prefix | watch | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/basic/cli#common-flags, /guide/basic/cli#build, /config/rsbuild/dev
variant | clean dist path | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path, /config/rsbuild/output
variant | AUTOEXTENSION | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension, /config/lib/auto-extension#off, /config/lib/auto-extension#filename
variant | create rslib | /guide/start/quick-start#template, /guide/advanced/javascript-api#create-rslib, /guide/start/npm-packages#rslib, /guide/start/quick-start, /guide/advanced/javascript-api
variant | print-file-size | /config/rsbuild/performance#print-file-size, /config/rsbuild/performance
variant | tsconfig path | /config/rsbuild/source#tsconfig-path, /config/rsbuild/source, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /config/lib/dts#options, /config/lib/dts#errors, /guide/basic/typescript#read-and-ignored, /guide/advanced/dts#alias
variant | preentry | /config/rsbuild/source#pre-entry, /config/rsbuild/source
variant | define config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib, /config/rsbuild/source#define, /config/, /guide/basic/configure-rslib#function, /config/lib/items#unknown-keys
variant | modulefederation | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
variant | css module | /guide/advanced/css#modules, /config/rsbuild/output#css-modules, /guide/advanced/css
variant | use-client | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle, /guide/solution/react#bundle-or-bundleless
variant | umd name | /config/lib/umd-name, /config/lib/umd-name#values, /config/lib/format#umd, /guide/basic/output-format#umd
variant | abort on error | /config/lib/dts#dts-abort-on-error, /config/lib/dts
natural | how do i start a new library from scratch | /guide/start/quick-start, /guide/start/quick-start#steps, /guide/start/quick-start#template, /guide/start/quick-start#create-package, /guide/start/
natural | what node version do i need | /guide/start/quick-start#requirements, /guide/start/#versions, /guide/upgrade/v0-to-v1#dependencies, /guide/start/quick-start, /guide/solution/nodejs#engines
natural | css file not in dist after build | /guide/faq/features#css-missing, /guide/advanced/css, /config/rsbuild/output#target, /guide/solution/react#missing-css, /guide/faq/errors#silent, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/basic/output-structure#styles-and-assets, /config/rsbuild/output#emit, /guide/solution/preact#troubleshooting, /guide/advanced/css#loading
natural | is this better than tsup or tsc | /guide/start/#when-not, /guide/start/#when-to-choose, /guide/migration/tsup#differences, /guide/migration/tsup, /guide/migration/tsc, /blog/introducing-rslib#limits, /blog/introducing-rslib#why
natural | make one binary users can run without node | /config/lib/experiments#exe, /guide/solution/nodejs#executable, /config/lib/experiments
natural | stop shipping my unit tests to npm | /guide/faq/features#tests, /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /guide/advanced/rstest, /guide/advanced/publish#checklist, /guide/faq/errors#silent
natural | will my secret key end up in the output | /guide/advanced/env-vars#env-files, /guide/advanced/env-vars, /config/rsbuild/source#define, /guide/advanced/rsdoctor
natural | my package got huge because react is copied in | /guide/advanced/third-party-deps#choose, /guide/faq/features#react-in-bundle, /config/lib/auto-external#rule, /guide/solution/react#invalid-hook-call, /guide/advanced/rsdoctor#questions, /guide/faq/errors#silent, /guide/advanced/third-party-deps, /guide/solution/react#component-library
natural | find out why build takes so long | /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor, /config/rsbuild/performance#build-cache, /config/lib/dts#engine, /guide/advanced/dts#engine, /config/rsbuild/performance
natural | build only one of my outputs | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | rebuild automatically when i save a file | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/basic/cli#common-flags, /guide/basic/cli#build
natural | which plugin versions work together | /guide/start/npm-packages#plugins, /guide/start/npm-packages, /guide/basic/upgrade-rslib#upgrade, /config/rsbuild/plugins#tried, /guide/upgrade/v0-to-v1#dependencies
natural | how to get current directory in es modules | /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /config/lib/shims, /guide/faq/errors#runtime
natural | read a text file that sits next to my code | /guide/advanced/static-assets#new-url, /config/lib/shims#new-url, /guide/solution/nodejs#data-files, /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
natural | run the build from my own node script | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#run-cli, /guide/advanced/javascript-api#instance
natural | what settings for a helper library in the browser | /guide/solution/#decision-table, /guide/solution/#target, /guide/solution/, /config/rsbuild/output#target
natural | put copyright text above every file | /config/lib/banner, /config/lib/footer, /config/lib/banner#some-files, /config/rsbuild/output#legal-comments
natural | no type declarations for my vue components | /guide/solution/vue#dts, /guide/solution/vue#component-library, /guide/solution/vue, /guide/advanced/dts#engine, /guide/advanced/dts#errors, /guide/faq/errors#declarations, /guide/start/npm-packages#typescript-7
natural | worker script missing in commonjs build | /guide/advanced/web-workers#cjs, /guide/advanced/web-workers
natural | can i use scss in my components | /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried, /guide/advanced/css, /guide/faq/features#skip-assets
natural | where is the full list of settings | /config/, /config/lib/, /config/rsbuild/
natural | make the output work in old browsers | /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#polyfill
natural | typescript complains about rootDir after update | /guide/basic/typescript#rootdir, /config/lib/dts, /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/upgrade/v0-to-v1#dependencies, /guide/basic/upgrade-rslib#troubleshooting, /guide/start/quick-start#troubleshooting, /guide/start/quick-start#configure-typescript, /guide/basic/typescript#tsconfig, /guide/advanced/dts, /guide/migration/tsc#problems
natural | what should exports look like in package.json | /guide/advanced/publish#recipes, /guide/advanced/publish, /guide/start/quick-start#create-package, /guide/basic/output-format#dual, /config/lib/dts#two-formats, /guide/advanced/dts#two-formats, /guide/solution/nodejs#node-and-browser, /guide/advanced/publish#problems, /guide/start/glossary#dependencies
natural | does it include node_modules code in my bundle | /guide/advanced/third-party-deps, /config/lib/auto-external#rule, /guide/solution/#dependencies, /config/rsbuild/output#auto-external, /config/lib/bundle#bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external, /guide/faq/features#react-in-bundle
natural | make a website with demos of my components | /guide/advanced/rspress, /guide/advanced/rspress#site, /guide/advanced/storybook, /guide/advanced/rspress#choose
natural | updated a dependency but output stays the same | /guide/faq/features#cache, /config/rsbuild/performance#build-cache, /guide/basic/upgrade-rslib#troubleshooting, /guide/faq/errors#silent, /guide/advanced/monorepo#order
natural | which options apply to all outputs at once | /config/lib/items#share, /guide/basic/configure-rslib#layers, /config/rsbuild/#sections, /config/lib/, /config/lib/items, /config/rsbuild/top-level
natural | see the bundler config it generates | /config/rsbuild/preset#inspect, /guide/basic/cli#inspect, /guide/advanced/javascript-api#inspect-config, /guide/basic/configure-rslib#debug, /config/rsbuild/preset, /config/rsbuild/preset#rspack, /config/lib/items#merge
natural | what breaks when going to 1.0 | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#config, /guide/upgrade/v0-to-v1#dependencies, /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1#before-after
typo | extrenals | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
typo | decleration files | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations, /guide/start/glossary#types, /guide/basic/typescript, /guide/advanced/dts#bundle-or-not
typo | bundeless | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /guide/start/glossary#building, /config/lib/bundle, /config/lib/format#bundleless, /guide/solution/react#bundle-or-bundleless, /guide/advanced/json-files#bundleless, /guide/advanced/svgr-files#bundleless
typo | webasembly | /guide/advanced/wasm, /config/lib/wasm, /config/lib/wasm#mode, /guide/advanced/wasm#mode
typo | decoraters | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored, /config/rsbuild/source
typo | autoExternl | /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule, /guide/advanced/third-party-deps
typo | svelet | /guide/solution/svelte, /guide/solution/svelte#component-library, /config/rsbuild/plugins#tried
typo | banenr | /config/lib/banner, /config/lib/banner#some-files
typo | polyfils | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/advanced/output-compatibility, /guide/start/glossary#building, /config/lib/syntax#scope, /config/lib/syntax
typo | minfy | /config/rsbuild/output#minify, /guide/advanced/css#minify, /guide/faq/features#keep-comments
typo | rstets | /guide/advanced/rstest
typo | reslove alias | /config/rsbuild/resolve#alias, /config/rsbuild/resolve, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /guide/advanced/dts#alias
term | tree shaking | /guide/start/glossary#building, /guide/advanced/css#side-effects, /config/lib/bundle#bundle, /guide/advanced/publish#recipes, /config/rsbuild/source#transform-import, /guide/solution/react#bundle-or-bundleless, /guide/start/#layers
term | hot reload | /config/rsbuild/dev, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev, /config/rsbuild/dev#watch-files
term | micro frontend | /guide/advanced/module-federation, /guide/solution/#decision-table, /guide/basic/output-format#mf, /config/lib/format#mf, /config/rsbuild/module-federation, /guide/start/glossary#formats
term | transpile target | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/start/glossary#building, /guide/solution/nodejs#engines, /config/lib/syntax#values, /guide/advanced/output-compatibility
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | changelog | /guide/basic/upgrade-rslib#history, /guide/upgrade/v0-to-v1, /blog/introducing-rslib#since-then, /guide/basic/upgrade-rslib, /blog/, /guide/upgrade/v0-to-v1#older
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/basic/output-structure#several-libs
term | dynamic import | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /guide/basic/output-structure#several-libs, /guide/basic/output-structure
term | proxy | /config/rsbuild/server
term | base64 images | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets
term | html template | /config/rsbuild/html#html, /config/rsbuild/html, /config/rsbuild/tools#html-plugin
term | workspace packages | /guide/advanced/monorepo, /guide/advanced/monorepo#packages, /guide/advanced/third-party-deps#choose
term | peer dependencies | /guide/start/glossary#dependencies, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /config/lib/auto-external#rule, /guide/solution/#dependencies, /guide/advanced/publish#recipes, /guide/start/npm-packages#rslib, /guide/start/npm-packages, /guide/start/npm-packages#plugins
term | unit testing | /guide/advanced/rstest, /guide/faq/features#tests
term | exit status | /guide/basic/cli#exit-codes, /config/lib/dts#dts-abort-on-error, /guide/advanced/publish#checklist, /guide/advanced/javascript-api#errors
term | type checking | /guide/basic/typescript#type-check, /config/lib/dts#engine, /config/lib/dts, /guide/advanced/dts#engine, /guide/basic/typescript, /config/lib/dts#dts-abort-on-error
term | server side rendering | /guide/solution/solid, /config/rsbuild/output#emit, /config/rsbuild/output#inject-styles, /config/rsbuild/output#target, /guide/solution/solid#one-output, /guide/solution/solid#two-outputs, /guide/solution/react#use-client, /guide/advanced/css#loading
term | chatgpt | /guide/start/ai, /guide/start/ai#agents-md, /guide/start/ai#check, /guide/start/ai#addresses
mixed | preact hooks not working | /guide/solution/preact#troubleshooting, /guide/solution/preact
mixed | yaml import typescript types | /guide/advanced/json-files#yaml-toml, /guide/advanced/json-files
mixed | tsgo vs swc speed | /config/lib/dts#engine, /guide/advanced/dts#engine, /config/lib/dts#dts-isolated, /config/lib/dts#dts-tsgo
mixed | externalHelpers missing dependency error | /config/lib/external-helpers#install, /config/lib/external-helpers, /guide/faq/errors#config
mixed | outBase folder structure changed | /config/lib/out-base, /guide/basic/output-structure#bundleless
mixed | publint types order exports | /guide/advanced/publish#problems, /guide/advanced/publish#checklist, /guide/advanced/publish
mixed | svgr ?react without bundling | /guide/advanced/svgr-files#bundleless, /guide/advanced/svgr-files, /config/lib/bundle#bundleless
mixed | solid keep jsx for ssr | /guide/solution/solid#two-outputs, /guide/solution/solid, /guide/solution/react#jsx-runtime
mixed | tsup noExternal equivalent | /guide/migration/tsup#options, /config/lib/auto-external#exclude, /guide/advanced/third-party-deps#bundle-one, /config/rsbuild/output#auto-external, /guide/migration/tsup
mixed | iife global variable name | /config/lib/format#iife, /guide/basic/output-format#iife, /config/lib/umd-name, /guide/basic/output-format#umd, /config/lib/format#umd, /guide/migration/tsup#options, /config/lib/umd-name#values
mixed | react compiler with react 18 | /guide/solution/react#react-compiler, /guide/solution/react
mixed | modifyRsbuildConfig ignored in plugin | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config, /config/rsbuild/plugins
nonsense | sourdough starter hydration | 
nonsense | xqzvbn plokij | 
nonsense | mortgage interest rate | 
nonsense | guitar chord fingering | 
nonsense | wwkjhgfdpo | 
nonsense | chicken noodle soup | 
nonsense | asthma inhaler dosage | 
nonsense | football transfer rumours | 
`);
