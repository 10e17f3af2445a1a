import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, in words far from theirs; read while keywords were added. */
export const judge5 = readQueries(`
identifier | bundledPackages | /config/lib/dts#dts-bundle, /config/lib/dts#options, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages
identifier | source.assetsInclude | /config/rsbuild/source#assets-include
identifier | TS9007 | /guide/faq/errors#declarations, /config/lib/dts#dts-isolated, /guide/advanced/dts#errors
identifier | --env-mode | /guide/basic/cli#common-flags, /guide/advanced/env-vars#env-files, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | rsbuild-plugin-publint | /guide/advanced/publish#checklist, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await
identifier | lightningcssLoader | /config/rsbuild/tools#lightningcss-loader, /config/rsbuild/tools
identifier | strictPort | /config/rsbuild/server#port, /config/rsbuild/server
identifier | llms-full.txt | /guide/start/ai#addresses, /guide/start/ai
identifier | startMFDevServer | /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#types
identifier | seaOptions | /config/lib/experiments#exe
identifier | svelte2tsx | /guide/solution/svelte#component-library, /guide/solution/svelte, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /guide/start/npm-packages#tools, /guide/solution/svelte#typescript-7, /guide/advanced/dts#engine
identifier | prefer-alias | /config/rsbuild/resolve#alias-strategy
identifier | libIndex | /guide/advanced/storybook#addon
identifier | RSDOCTOR=true | /guide/advanced/rsdoctor, /guide/basic/cli#environment
identifier | core-js-pure | /guide/advanced/output-compatibility#polyfill
prefix | isol | /config/lib/dts#dts-isolated, /guide/start/glossary#types, /guide/basic/typescript#tsconfig, /guide/advanced/dts#engine, /config/lib/bundle#type-reexport, /config/lib/dts#options, /guide/basic/typescript#type-exports
prefix | foot | /config/lib/footer
prefix | storyb | /guide/advanced/storybook, /guide/advanced/storybook#setup
prefix | agen | /guide/start/ai#agents-md, /guide/start/ai
prefix | watc | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/basic/cli#common-flags
prefix | polyf | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/start/glossary#building, /config/rsbuild/source#pre-entry
prefix | perf | /config/rsbuild/performance
prefix | umdn | /config/lib/umd-name, /config/lib/umd-name#values
prefix | migr | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module, /guide/upgrade/v0-to-v1
prefix | decor | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored, /guide/migration/tsc#options
variant | auto extension | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension, /guide/basic/output-structure#extensions
variant | split-chunk | /config/rsbuild/split-chunks
variant | rsbuild plugin vue | /guide/solution/vue, /guide/start/npm-packages#plugins, /config/rsbuild/plugins#tried, /guide/solution/vue#component-library
variant | out base | /config/lib/out-base
variant | webworkers | /guide/advanced/web-workers
variant | sourcemaps | /config/rsbuild/output#source-map, /guide/start/glossary#building
variant | env variable | /guide/advanced/env-vars, /guide/basic/cli#environment, /guide/advanced/env-vars#env-files, /guide/advanced/env-vars#define
variant | public dir | /config/rsbuild/server#public-dir, /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
variant | auto-externals | /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule
variant | CssModule | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | import meta dirname | /config/lib/shims#cjs, /guide/solution/nodejs#dirname-and-require, /config/lib/shims#esm, /config/lib/shims
variant | log level | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
natural | smaller files? | /config/rsbuild/output#minify, /guide/advanced/css#minify, /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor, /config/rsbuild/performance
natural | people who require my package get wrong types | /config/lib/dts#two-formats, /guide/basic/output-format#dual, /guide/advanced/dts#two-formats, /guide/advanced/publish#problems, /guide/faq/errors#declarations, /guide/migration/tsup#steps
natural | put the package version into my code | /config/rsbuild/source#define, /guide/advanced/env-vars#define
natural | run a hook when the build is done | /guide/advanced/javascript-api, /guide/advanced/javascript-api#instance, /config/rsbuild/plugins#own
natural | who should not use this tool | /guide/start/#when-not, /blog/introducing-rslib#limits, /guide/start/#when-to-choose
natural | my css isn't loaded in the app that installs it | /guide/advanced/css#loading, /guide/advanced/css, /guide/faq/features#css-missing, /guide/basic/output-structure#styles-and-assets, /guide/solution/react#missing-css, /guide/advanced/css#side-effects, /guide/solution/react#bundle-or-bundleless
natural | can I keep using my tsup settings? | /guide/migration/tsup#options, /guide/migration/tsup, /guide/migration/tsup#differences, /guide/migration/tsup#steps
natural | which packages do I add for less? | /guide/start/npm-packages#plugins, /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried
natural | copyright line on top of every file | /config/lib/banner, /config/lib/footer, /config/rsbuild/output#legal-comments
natural | react gets loaded twice on the page | /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule
natural | show me the real config it ended up with | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/advanced/javascript-api#inspect-config, /guide/basic/configure-rslib#debug, /config/rsbuild/preset
natural | rebuild only one of the outputs | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | ship raw scss to consumers | /guide/faq/features#skip-assets, /guide/advanced/css#preprocessors
natural | CI keeps giving me an old build | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/basic/upgrade-rslib#troubleshooting, /guide/advanced/monorepo#order
natural | must run in Safari 14 | /config/lib/syntax#values, /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility, /config/rsbuild/output#override-browserslist
natural | what does peer dependency mean | /guide/start/glossary#dependencies, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps
natural | read a template file that sits next to my code | /guide/solution/nodejs#data-files, /guide/advanced/static-assets#new-url, /config/lib/shims#new-url
natural | how do I import a rust wasm module | /guide/advanced/wasm, /config/lib/wasm, /guide/advanced/wasm#mode, /config/lib/wasm#mode
natural | live demo pages for my components | /guide/advanced/rspress#site, /guide/advanced/rspress, /guide/advanced/storybook, /guide/advanced/rspress#choose
natural | what do I use for unit tests | /guide/advanced/rstest, /guide/start/npm-packages#tools
natural | same settings for all packages in my repo | /guide/advanced/monorepo#share, /config/lib/items#share, /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo
natural | what's new since the first post | /blog/introducing-rslib#since-then, /guide/basic/upgrade-rslib#history, /guide/upgrade/v0-to-v1, /blog/, /blog/introducing-rslib
natural | works from a plain script tag without npm | /guide/basic/output-format#umd, /config/lib/format#umd, /config/lib/format#iife, /guide/basic/output-format#iife, /config/lib/umd-name, /guide/solution/#decision-table
natural | why is there a strange 1.js in dist | /guide/basic/output-structure#entries, /guide/basic/output-structure, /config/rsbuild/split-chunks, /guide/solution/nodejs#library-and-command, /guide/advanced/publish#problems
natural | does it stop on type errors? | /guide/basic/typescript#type-check, /config/lib/dts#dts-abort-on-error, /guide/advanced/dts#errors, /config/lib/dts, /guide/basic/cli#exit-codes
natural | get rid of my debug prints in production | /config/rsbuild/performance#remove-console
natural | @/ imports are broken after compiling | /guide/migration/tsc#before-after, /config/lib/redirect, /config/lib/redirect#js, /config/rsbuild/resolve#alias-strategy, /guide/faq/errors#runtime, /config/rsbuild/resolve#alias
natural | first time here, where do I begin | /guide/start/quick-start, /guide/start/, /guide/solution/, /guide/start/quick-start#steps
natural | program for users who don't have node | /guide/solution/nodejs#executable, /config/lib/experiments#exe
natural | I wrote a setting and nothing happens | /guide/basic/configure-rslib#debug, /config/lib/items#unknown-keys, /guide/faq/features#unknown-option, /guide/faq/errors#silent, /config/rsbuild/#sections
typo | bannner | /config/lib/banner
typo | svetle | /guide/solution/svelte
typo | sytnax | /config/lib/syntax, /guide/advanced/output-compatibility#syntax
typo | redirct | /config/lib/redirect
typo | monrepo | /guide/advanced/monorepo
typo | tailwnd | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried
typo | tsconifg | /guide/basic/typescript#tsconfig, /config/rsbuild/source#tsconfig-path, /guide/start/quick-start#configure-typescript, /guide/migration/tsc#options
typo | experments | /config/lib/experiments
typo | decleration files | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations, /guide/start/glossary#types
typo | publsh | /guide/advanced/publish, /guide/advanced/publish#checklist
typo | moduel federation | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
typo | preactt | /guide/solution/preact
term | hot reload | /config/rsbuild/dev, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#watch, /config/rsbuild/dev#watch-files
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries
term | plugin list | /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins, /config/rsbuild/plugins
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | browserslist | /config/lib/syntax#scope, /config/rsbuild/output#override-browserslist, /guide/advanced/output-compatibility#syntax, /config/lib/syntax
term | microfrontend | /guide/advanced/module-federation, /config/lib/format#mf, /config/rsbuild/module-federation, /guide/solution/#decision-table, /guide/basic/output-format#mf
term | path mapping | /config/rsbuild/resolve#alias-strategy, /config/rsbuild/resolve#alias, /config/lib/redirect, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/basic/typescript#read-and-ignored
term | proxy | /config/rsbuild/server
term | csp | /config/rsbuild/html#security, /guide/advanced/web-workers#query, /config/rsbuild/html
term | custom loader | /config/rsbuild/tools#rspack, /config/rsbuild/tools#bundler-chain, /config/rsbuild/tools, /config/rsbuild/tools#css-loaders
term | changelog | /guide/basic/upgrade-rslib#history, /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib, /blog/introducing-rslib#since-then, /guide/upgrade/v0-to-v1#older
term | base64 | /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets#inline
term | scoped styles | /guide/solution/vue#component-library, /guide/advanced/css#modules, /config/rsbuild/output#css-modules
term | default values | /config/rsbuild/preset, /config/lib/, /config/
term | starter kit | /guide/start/quick-start#template, /guide/start/quick-start
term | import attributes | /guide/advanced/json-files#preserve, /guide/advanced/json-files#problems, /guide/basic/configure-rslib#typescript
term | icons | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/static-assets#import, /guide/advanced/static-assets
term | cheat sheet | /guide/solution/#decision-table, /guide/solution/, /config/, /guide/basic/cli#flags, /config/lib/, /guide/advanced/publish#recipes
mixed | shared singleton react in mf | /guide/advanced/module-federation#settings, /guide/advanced/module-federation, /config/rsbuild/module-federation
mixed | vue-tsc with typescript 7 | /guide/solution/vue#component-library, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /guide/solution/vue
mixed | npm-component preset from module-tools | /guide/migration/modernjs-module#presets, /guide/migration/modernjs-module#before-after, /guide/migration/modernjs-module
mixed | --root from the repo folder | /config/rsbuild/top-level#root, /guide/advanced/monorepo#packages, /guide/basic/cli#common-flags
mixed | loadConfig from another path | /guide/advanced/javascript-api#load-config
mixed | DEBUG=rslib where are the files | /config/rsbuild/preset#inspect, /guide/basic/cli#environment, /guide/basic/cli#inspect, /guide/basic/output-structure#dist-path
mixed | yaml import has no types | /guide/advanced/json-files#yaml-toml
mixed | tsc emitDecoratorMetadata | /guide/migration/tsc#options, /config/rsbuild/source#decorators
mixed | solid preserve jsx for ssr | /guide/solution/solid#two-outputs, /guide/solution/solid
mixed | html.title does nothing | /config/rsbuild/html, /config/rsbuild/html#html, /config/rsbuild/#sections
mixed | @swc/helpers not found | /config/lib/external-helpers#install, /config/lib/external-helpers, /guide/faq/errors#config, /guide/start/npm-packages#rslib
mixed | lib: [] error | /config/lib/items#empty, /guide/faq/errors#config, /guide/basic/configure-rslib#debug
nonsense | sourdough hydration ratio |
nonsense | qwplzxv |
nonsense | mortgage refinancing |
nonsense | kubernetes pod eviction |
nonsense | violin fingering chart |
nonsense | penguin migration antarctica |
nonsense | zzkfj rruut |
nonsense | tax deduction dental |
`);
