import { readQueries } from './types';

/** Written from the pages. No synonym and no weight was tuned on them. */
export const checked = readQueries(`
identifier | externalHelpers | /config/lib/external-helpers
identifier | dts.bundledPackages | /config/lib/dts#dts-bundle, /config/lib/dts#options, /config/lib/dts, /guide/advanced/dts#bundle-or-not
identifier | redirect.asset | /config/lib/redirect#asset, /config/lib/redirect
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names, /config/rsbuild/resolve
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#share
identifier | --env-mode | /guide/advanced/env-vars#env-files, /guide/basic/cli#common-flags, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/css#modules, /config/lib/dts
identifier | source.transformImport | /config/rsbuild/source#transform-import
identifier | server.publicDir | /config/rsbuild/server#public-dir
identifier | modifyEnvironmentConfig | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
identifier | storybook-addon-rslib | /guide/advanced/storybook, /guide/advanced/storybook#addon, /guide/advanced/storybook#setup, /guide/advanced/storybook#problems
identifier | seaOptions | /config/lib/experiments#exe, /config/lib/experiments
identifier | svelte2tsx | /guide/solution/svelte#component-library, /guide/solution/svelte, /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7, /guide/start/npm-packages#tools
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await, /guide/publish/esm-or-commonjs#require-esm
identifier | llms-full.txt | /guide/start/ai#addresses, /guide/start/ai
identifier | @rsbuild/plugin-toml | /guide/advanced/json-files#yaml-toml, /guide/start/npm-packages#plugins, /config/rsbuild/plugins#tried
prefix | wat | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files
prefix | umdN | /config/lib/umd-name, /guide/basic/output-format#umd, /config/lib/format#umd
prefix | decor | /config/rsbuild/source#decorators
prefix | monor | /guide/advanced/monorepo
prefix | foot | /config/lib/footer
prefix | tailw | /guide/advanced/css#tailwind
prefix | gloss | /guide/start/glossary
prefix | polyf | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/start/glossary#building
prefix | rsdoc | /guide/advanced/rsdoctor
prefix | migra | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module
variant | out-base | /config/lib/out-base
variant | watchfile | /config/rsbuild/dev#watch-files, /guide/basic/cli#watch
variant | inject style | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading, /guide/advanced/css
variant | autoextension dts | /config/lib/dts#dts-auto-extension, /config/lib/auto-extension, /config/lib/dts#two-formats
variant | REACT COMPILERS | /guide/solution/react#react-compiler
variant | buildcache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
variant | define config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib
variant | tsconfigpath | /config/rsbuild/source#tsconfig-path, /config/lib/dts#dts-bundle
variant | bundler chain | /config/rsbuild/tools#bundler-chain
variant | loglevel | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
variant | web-worker | /guide/advanced/web-workers, /guide/advanced/web-workers#target, /guide/advanced/web-workers#query, /config/rsbuild/output#target
variant | useclient | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle
natural | how do i stop lodash from getting bundled | /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps#externals, /config/rsbuild/output#auto-external, /config/lib/auto-external, /config/lib/auto-external#rule
natural | css file not in dist after build | /guide/faq/features#css-missing, /guide/solution/react#missing-css, /guide/advanced/css, /config/rsbuild/output#target, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /config/rsbuild/output#emit, /guide/faq/errors#silent
natural | ship commonjs and esm in one npm package | /guide/basic/output-format#dual, /config/lib/format#cjs, /guide/publish/#recipes, /config/lib/dts#two-formats, /guide/solution/nodejs#esm-or-commonjs, /blog/introducing-rslib#formats, /guide/publish/esm-or-commonjs, /guide/publish/package-json#dual-format
natural | second build is not faster, where is the cache | /config/rsbuild/performance#build-cache, /config/rsbuild/performance, /guide/faq/features#cache, /guide/basic/output-structure#dist-path
natural | is there a way to see the final rspack config | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/advanced/javascript-api#inspect-config, /guide/basic/configure-rslib#debug
natural | run build from a node script | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#run-cli
natural | rename css module class names | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
natural | can my package support old safari | /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility
natural | do i need rslib if i only have tsc | /guide/start/#when-not, /guide/migration/tsc, /guide/start/#when-to-choose, /blog/introducing-rslib#limits
natural | babel instead of swc for solid components | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/solid#one-output, /config/rsbuild/plugins#tried
natural | hooks break because two copies of react | /guide/advanced/development#copies, /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose
natural | make one binary users can run without node | /guide/solution/nodejs#executable, /config/lib/experiments#exe, /config/lib/experiments, /guide/solution/executable
natural | type declarations are one folder too deep | /guide/faq/features#dist-src, /config/lib/dts#errors, /guide/advanced/dts#errors, /guide/faq/errors#silent, /guide/basic/typescript#rootdir
natural | build only one of several outputs | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | keep jsdoc comments in js output | /guide/faq/features#keep-comments, /config/rsbuild/output#minify
natural | strip console.log from production build | /config/rsbuild/performance#remove-console
natural | write a version number constant into the code | /guide/advanced/env-vars#define, /config/rsbuild/source#define
natural | path alias not resolved in emitted files | /config/lib/redirect, /config/lib/redirect#js, /config/rsbuild/resolve#alias-strategy, /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/migration/tsc#before-after, /config/lib/redirect#dts
natural | what breaks when going from 0.x | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#config, /guide/basic/upgrade-rslib
natural | svg icon as jsx component | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless
natural | tsup noExternal equivalent | /guide/migration/tsup#options, /guide/advanced/third-party-deps#bundle-one, /config/lib/auto-external#exclude, /config/rsbuild/output#auto-external
natural | why does it fail silently when I mistype an option | /config/lib/items#unknown-keys, /guide/faq/features#unknown-option, /guide/basic/configure-rslib#debug
natural | check my package.json exports before npm publish | /guide/publish/#checklist, /guide/publish/, /guide/publish/#recipes
natural | load script in browser with global variable | /guide/basic/output-format#umd, /config/lib/umd-name, /config/lib/format#umd, /config/lib/umd-name#values, /guide/basic/output-format#iife, /config/lib/format#iife
natural | how to read a text file next to the module | /guide/solution/nodejs#data-files, /config/lib/shims#new-url, /guide/advanced/static-assets#new-url
natural | ci should fail on type errors | /guide/basic/typescript#type-check, /config/lib/dts#dts-abort-on-error, /guide/basic/cli#exit-codes, /guide/publish/#checklist
natural | vue component types missing | /guide/solution/vue#dts, /guide/solution/vue, /guide/solution/vue#component-library, /guide/advanced/dts#engine
natural | which plugins from rsbuild can I use | /config/rsbuild/plugins#tried, /config/rsbuild/plugins, /guide/start/npm-packages#plugins
natural | new project scaffold | /guide/start/quick-start#template, /guide/start/quick-start, /guide/start/quick-start#create-package
natural | build packages of a pnpm workspace in the right order | /guide/advanced/monorepo#packages, /guide/advanced/monorepo, /guide/advanced/monorepo#order
typo | bundeless | /config/lib/bundle#bundleless, /config/lib/bundle, /guide/basic/output-structure#bundleless, /guide/start/glossary#building, /config/lib/format#bundleless, /guide/solution/react#bundle-or-bundleless
typo | module fedaration | /guide/advanced/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf, /config/rsbuild/module-federation
typo | tyepscript | /guide/basic/typescript, /guide/basic/configure-rslib#typescript, /guide/start/quick-start#configure-typescript
typo | sourcmap | /config/rsbuild/output#source-map
typo | splitChunsk | /config/rsbuild/split-chunks
typo | storyboook | /guide/advanced/storybook
typo | wams | /config/lib/wasm, /guide/advanced/wasm
typo | shmis | /config/lib/shims
typo | peerDependancies | /guide/advanced/third-party-deps, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule, /guide/start/glossary#dependencies, /guide/solution/#dependencies
typo | exteranls | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
typo | lighningcss | /config/rsbuild/tools#lightningcss-loader
typo | banenr | /config/lib/banner
term | treeshaking | /guide/start/glossary#building, /guide/advanced/css#side-effects, /config/lib/bundle#bundle, /guide/solution/react#bundle-or-bundleless
term | hot reload | /guide/advanced/module-federation#mf-dev, /config/rsbuild/dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev, /config/rsbuild/dev#watch-files
term | browserslist | /config/lib/syntax#scope, /config/rsbuild/output#override-browserslist, /config/lib/syntax
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries
term | unit testing | /guide/advanced/rstest
term | scss | /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried, /guide/faq/features#skip-assets
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | SSR | /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#inject-styles, /config/rsbuild/output#target
term | changelog | /guide/basic/upgrade-rslib#history, /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib, /blog/introducing-rslib#since-then, /guide/upgrade/releases
term | copyright header | /config/lib/banner, /config/lib/footer, /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
term | fonts | /guide/advanced/static-assets, /config/rsbuild/output#filename, /config/rsbuild/output#data-uri-limit
term | dynamic import | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /guide/basic/output-structure#several-libs
term | microfrontend | /guide/advanced/module-federation, /guide/solution/#decision-table, /config/lib/format#mf, /guide/basic/output-format#mf
term | LLM | /guide/start/ai, /guide/start/ai#addresses, /guide/start/ai#agents-md
term | documentation site | /guide/advanced/rspress, /guide/advanced/rspress#site
term | base64 images | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
term | multiple entry points | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
term | install size | /guide/start/compare#disk, /guide/start/#see-it-work, /guide/start/npm-packages#rslib
mixed | dts.isolated no type check | /config/lib/dts#dts-isolated, /guide/basic/typescript#type-check, /guide/advanced/dts#engine, /config/lib/dts#engine
mixed | preact hooks fail | /guide/solution/preact#troubleshooting, /guide/solution/preact
mixed | process.env.NODE_ENV replaced? | /guide/advanced/env-vars, /config/lib/format, /config/rsbuild/source#define
mixed | output.copy public folder | /guide/advanced/static-assets#copy, /config/rsbuild/output#copy, /config/rsbuild/server#public-dir
mixed | postcss.config plugin | /config/rsbuild/tools#postcss, /guide/advanced/css#postcss
mixed | __dirname in esm not defined | /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime, /config/lib/shims
mixed | API Extractor version | /guide/start/npm-packages#rslib, /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /guide/migration/tsup#steps
mixed | attw masquerading as ESM | /guide/publish/#problems, /config/lib/dts#two-formats, /guide/basic/output-format#dual, /guide/advanced/dts#errors, /guide/faq/errors#declarations, /guide/publish/#checklist, /guide/migration/tsup#steps
mixed | buildPreset npm-component in rslib | /guide/migration/modernjs-module#presets, /guide/migration/modernjs-module#before-after, /guide/migration/modernjs-module
mixed | createRequire not bundled | /guide/advanced/third-party-deps#require
mixed | environments key ignored | /config/rsbuild/top-level#environments, /config/rsbuild/#sections, /guide/basic/configure-rslib#debug
mixed | engines.node syntax target | /config/lib/syntax, /guide/solution/nodejs#engines, /guide/advanced/output-compatibility#syntax, /guide/upgrade/v0-to-v1#output
nonsense | sourdough hydration ratio | 
nonsense | qwxzvbpl | 
nonsense | marathon pace calculator | 
nonsense | guitar chords minor seventh | 
nonsense | mortgage interest | 
nonsense | zzkrrt flumpf | 
nonsense | tomato blight fungus | 
nonsense | visa for Portugal | 
`);
