import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read while the keywords were chosen. */
export const judge2 = readQueries(`
identifier | TS9007 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /config/lib/dts#dts-isolated
identifier | dts.bundle.bundledPackages | /config/lib/dts#dts-bundle, /config/lib/dts#options, /config/lib/dts, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages
identifier | splitChunks.cacheGroups | /config/rsbuild/split-chunks
identifier | --env-mode | /guide/advanced/env-vars#env-files, /guide/basic/cli#common-flags, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await
identifier | storybook-addon-rslib | /guide/advanced/storybook, /guide/advanced/storybook#setup, /guide/advanced/storybook#addon, /guide/advanced/storybook#problems, /guide/start/npm-packages#tools
identifier | output.legalComments | /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#share
identifier | rsbuild-plugin-publint | /guide/advanced/publish#checklist, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
identifier | modifyEnvironmentConfig | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
identifier | convertCompilerOptionsFromJson | /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names, /config/rsbuild/resolve
identifier | create-rslib | /guide/start/quick-start#template, /guide/start/npm-packages#rslib
identifier | server.publicDir | /config/rsbuild/server#public-dir, /config/rsbuild/server, /config/rsbuild/output#copy
identifier | customLogger | /config/rsbuild/top-level#custom-logger
identifier | llms-full.txt | /guide/start/ai#addresses, /guide/start/ai
prefix | foot | /config/lib/footer
prefix | decl | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations, /guide/advanced/monorepo#references, /blog/introducing-rslib#dts, /guide/start/glossary#types
prefix | umdN | /config/lib/umd-name
prefix | redir | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#style, /config/lib/redirect#asset, /config/lib/redirect#dts
prefix | autoE | /config/lib/auto-extension, /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/dts#dts-auto-extension
prefix | rspr | /guide/advanced/rspress
prefix | prea | /guide/solution/preact
prefix | lightn | /config/rsbuild/tools#lightningcss-loader, /config/rsbuild/tools, /config/lib/syntax#scope
prefix | monor | /guide/advanced/monorepo
prefix | polyf | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/advanced/output-compatibility, /guide/start/glossary#building
variant | out base | /config/lib/out-base
variant | externalhelpers | /config/lib/external-helpers, /config/lib/external-helpers#install
variant | bundler chain | /config/rsbuild/tools#bundler-chain, /config/rsbuild/tools
variant | print file size | /config/rsbuild/performance#print-file-size, /config/rsbuild/performance
variant | tsconfig path | /config/rsbuild/source#tsconfig-path, /guide/basic/cli#flags, /guide/basic/typescript#tsconfig, /guide/basic/typescript#read-and-ignored, /config/lib/dts#options
variant | mfdev | /guide/advanced/module-federation#mf-dev, /guide/basic/cli#mf-dev
variant | import meta dirname | /config/lib/shims, /config/lib/shims#cjs, /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require
variant | tailwindcss | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
variant | typescript7 | /guide/basic/typescript#typescript-7, /guide/start/npm-packages#typescript-7, /guide/solution/svelte#typescript-7, /config/lib/dts#engine, /guide/advanced/dts#engine, /config/lib/dts#dts-tsgo
variant | web-assembly | /guide/advanced/wasm, /config/lib/wasm, /guide/advanced/wasm#mode, /config/lib/wasm#mode
variant | buildcache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/advanced/monorepo#order
variant | loadenv | /guide/advanced/javascript-api#load-env, /guide/advanced/env-vars#env-files
natural | make one d.ts file instead of many | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /config/lib/dts, /guide/advanced/dts
natural | stop lodash from being bundled | /guide/advanced/third-party-deps, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps#externals, /config/rsbuild/output#externals, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule, /config/lib/auto-external, /guide/solution/#dependencies
natural | load my lib with a script tag as a global | /guide/basic/output-format#umd, /config/lib/format#umd, /config/lib/umd-name, /config/lib/umd-name#values, /guide/solution/#decision-table
natural | why does it output mjs instead of js | /config/lib/auto-extension, /guide/basic/output-structure#extensions, /config/lib/auto-extension#filename, /config/lib/auto-extension#off, /config/lib/format
natural | rebuild automatically when I save | /guide/basic/cli#watch, /guide/basic/cli#common-flags, /config/rsbuild/dev#watch-files
natural | do I still need commonjs for jest users | /guide/solution/nodejs#esm-or-commonjs, /guide/basic/output-format#cjs, /config/lib/format, /config/lib/format#cjs, /guide/solution/#format, /guide/basic/output-format
natural | federation manifest gives 404 in dev | /config/rsbuild/dev#asset-prefix, /guide/advanced/module-federation#mf-dev, /guide/advanced/module-federation
natural | inject package version at build time | /config/rsbuild/source#define, /guide/advanced/env-vars#define
natural | strip console.log from build | /config/rsbuild/performance#remove-console
natural | build a cli with shebang and bin | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /guide/advanced/publish#recipes
natural | hooks error two copies of react | /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule
natural | no css file in dist after build | /guide/faq/features#css-missing, /guide/solution/react#missing-css, /guide/advanced/css, /config/rsbuild/output#target, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/faq/errors#silent
natural | does it typecheck or only transpile | /guide/basic/typescript#type-check, /config/lib/dts, /config/lib/dts#engine, /guide/advanced/dts, /config/lib/dts#dts-abort-on-error, /guide/basic/typescript
natural | build only one of my formats | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | env variable undefined when library runs in node | /guide/advanced/env-vars#undefined, /guide/faq/features#import-meta-env, /guide/advanced/env-vars, /config/rsbuild/source#define
natural | why use this over tsup or unbuild | /guide/start/#when-to-choose, /guide/start/#when-not, /guide/migration/tsup#differences, /guide/start/, /blog/introducing-rslib#limits
natural | use svg file as react component | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless
natural | what to put in package.json exports before npm publish | /guide/advanced/publish#recipes, /guide/advanced/publish, /guide/advanced/publish#checklist, /guide/start/quick-start#create-package
natural | bundle too big see whats inside | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#questions, /config/rsbuild/performance#print-file-size, /guide/advanced/third-party-deps, /guide/faq/features#react-in-bundle
natural | compile down optional chaining for old browsers | /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility
natural | several packages in one repo which builds first | /guide/advanced/monorepo#packages, /guide/advanced/monorepo#order, /guide/advanced/monorepo
natural | run a build from my own node script | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#run-cli
natural | different config for watch and production | /guide/basic/configure-rslib#function, /config/rsbuild/top-level#mode
natural | add copyright text on top of every file | /config/lib/banner, /config/lib/banner#some-files, /config/lib/footer
natural | component types missing for vue files | /guide/solution/vue#dts, /guide/solution/vue#component-library, /guide/solution/vue, /guide/faq/errors#declarations
natural | ship a binary that runs without node installed | /config/lib/experiments#exe, /guide/solution/nodejs#executable, /config/lib/experiments
natural | will upgrading to 1.0 break my build | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#config, /guide/basic/upgrade-rslib
natural | import a yaml file in my library | /guide/advanced/json-files#yaml-toml, /guide/advanced/json-files
natural | test files end up in dist | /guide/faq/features#tests, /guide/basic/output-structure#bundleless, /config/lib/bundle#bundleless, /guide/advanced/rstest, /guide/faq/errors#silent
natural | just run tsc but fix my path aliases | /guide/migration/tsc, /guide/migration/tsc#before-after, /guide/migration/tsc#steps, /config/lib/redirect, /config/lib/redirect#js
typo | bundeless | /config/lib/bundle#bundleless, /config/lib/bundle, /guide/basic/output-structure#bundleless, /guide/solution/react#bundle-or-bundleless, /guide/start/glossary#building, /config/lib/format#bundleless, /guide/advanced/json-files#bundleless, /guide/advanced/svgr-files#bundleless
typo | web wokrer | /guide/advanced/web-workers, /guide/advanced/web-workers#query
typo | extrenals | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
typo | moduel federation | /guide/advanced/module-federation, /config/rsbuild/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf
typo | quick strat | /guide/start/quick-start
typo | stroybook | /guide/advanced/storybook
typo | bannr | /config/lib/banner
typo | decoratrs | /config/rsbuild/source#decorators
typo | tsconifg | /guide/basic/typescript#tsconfig, /guide/basic/typescript, /guide/start/quick-start#configure-typescript, /config/rsbuild/source#tsconfig-path, /config/lib/dts
typo | sintax | /config/lib/syntax, /guide/advanced/output-compatibility#syntax
typo | css moduels | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
typo | rsdoctr | /guide/advanced/rsdoctor
term | tree shaking | /guide/start/glossary#building, /guide/advanced/css#side-effects, /guide/solution/react#bundle-or-bundleless, /guide/advanced/publish#recipes, /config/lib/bundle#bundle, /config/rsbuild/source#transform-import
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries
term | minification | /config/rsbuild/output#minify, /guide/advanced/css#minify, /guide/faq/features#keep-comments
term | stale cache | /guide/faq/features#cache, /config/rsbuild/performance#build-cache, /guide/advanced/monorepo#order, /guide/basic/upgrade-rslib#troubleshooting
term | path alias | /config/rsbuild/resolve#alias, /config/rsbuild/resolve#alias-strategy, /config/lib/redirect, /config/lib/redirect#js, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/migration/tsc#before-after
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | peer dependencies | /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies, /config/lib/auto-external#rule, /guide/solution/#dependencies, /guide/advanced/publish#recipes
term | cdn | /guide/advanced/static-assets#inline, /config/rsbuild/output#asset-prefix
term | ssr | /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles, /config/rsbuild/output#emit, /guide/solution/react#use-client
term | turborepo | /guide/advanced/monorepo, /guide/advanced/monorepo#packages
term | hot reload | /config/rsbuild/dev, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev
term | unit testing | /guide/advanced/rstest
term | node builtins | /guide/advanced/output-compatibility#node-builtins, /config/rsbuild/output#target, /guide/faq/errors#build, /guide/solution/nodejs#library-and-command
term | scss | /guide/advanced/css#preprocessors, /guide/advanced/css, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins, /guide/faq/features#skip-assets
term | babel | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/solid#one-output, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins, /guide/solution/react#react-compiler, /config/rsbuild/tools#swc
term | fonts | /guide/advanced/static-assets, /guide/advanced/static-assets#css, /config/rsbuild/output#filename, /config/rsbuild/output#data-uri-limit
term | changelog | /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /blog/introducing-rslib#since-then, /guide/upgrade/v0-to-v1
term | debug config | /guide/basic/configure-rslib#debug, /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/basic/cli#environment, /config/lib/items#unknown-keys
mixed | worker inline blob | /guide/advanced/web-workers#query, /guide/advanced/web-workers
mixed | attw masquerading as esm | /config/lib/dts#two-formats, /guide/advanced/publish#problems, /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/dts#two-formats, /guide/basic/output-format#dual, /guide/migration/tsup#steps
mixed | tsup noExternal equivalent | /guide/migration/tsup#options, /guide/migration/tsup, /config/lib/auto-external#exclude, /config/rsbuild/output#auto-external, /guide/advanced/third-party-deps#bundle-one
mixed | environments key ignored | /config/rsbuild/top-level#environments, /config/rsbuild/#sections, /guide/basic/configure-rslib#debug, /config/rsbuild/
mixed | modern module buildConfig options | /guide/migration/modernjs-module#options, /guide/migration/modernjs-module, /guide/migration/modernjs-module#presets
mixed | iife global name | /config/lib/format#iife, /guide/basic/output-format#iife, /guide/migration/tsup#options
mixed | html template title | /config/rsbuild/html#html, /config/rsbuild/html, /config/rsbuild/tools#html-plugin
mixed | lib array shared options merge order | /config/lib/items#merge, /config/lib/items#share, /config/lib/items, /guide/basic/configure-rslib#layers
mixed | wasm cjs undefined | /guide/advanced/wasm#cjs, /config/lib/wasm#off, /guide/faq/errors#silent
mixed | dynamic import chunk name | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /guide/basic/output-structure#several-libs, /config/rsbuild/output#filename
mixed | what rslib changes from rsbuild defaults | /config/rsbuild/preset, /config/rsbuild/preset#rspack, /config/rsbuild/, /config/rsbuild/output
mixed | d.ts import extension nodenext | /config/lib/redirect#dts, /config/lib/redirect, /guide/upgrade/v0-to-v1#output
nonsense | sourdough hydration ratio
nonsense | qwzxplk
nonsense | mortgage interest rates
nonsense | symphony orchestra tickets
nonsense | xvbnqj hhrt
nonsense | kidney transplant surgery
nonsense | gjfkdlsa
nonsense | football goalkeeper gloves
`);
