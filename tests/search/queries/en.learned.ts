import { readQueries } from './types';

/** Synonyms and weights were tuned on these, among others. */
export const learned = readQueries(`
identifier | shims.esm.__dirname | /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime
identifier | output.injectStyles | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading, /config/rsbuild/output
identifier | --no-clean | /guide/basic/cli#flags, /config/rsbuild/output#clean-dist-path, /guide/basic/cli#build, /guide/basic/cli, /guide/migration/modernjs-module#commands
identifier | dts.bundle.bundledPackages | /config/lib/dts#dts-bundle, /config/lib/dts#options, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages, /config/lib/dts
identifier | ERR_UNKNOWN_FILE_EXTENSION | /guide/advanced/static-assets#import, /guide/faq/errors#runtime, /guide/faq/errors, /guide/advanced/static-assets
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /config/lib/dts, /guide/advanced/css#modules, /guide/faq/errors
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names, /config/rsbuild/resolve, /guide/solution/nodejs#node-and-browser
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#share
identifier | rsbuild-plugin-arethetypeswrong | /config/rsbuild/plugins#tried, /guide/publish/#checklist, /guide/start/npm-packages#plugins
identifier | lib.umdName | /config/lib/umd-name, /config/lib/umd-name#values, /guide/basic/output-format#umd
identifier | modifyEnvironmentConfig | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
identifier | @rstest/adapter-rslib | /guide/advanced/rstest, /guide/start/npm-packages#tools, /guide/start/npm-packages#typescript-7
identifier | performance.removeConsole | /config/rsbuild/performance#remove-console, /config/rsbuild/performance
identifier | mf-manifest.json | /guide/advanced/module-federation, /guide/advanced/module-federation#mf-dev, /config/rsbuild/dev#asset-prefix
identifier | --config-loader | /guide/basic/configure-rslib#typescript, /guide/basic/cli#common-flags, /guide/basic/cli
identifier | experiments.exe.targets | /config/lib/experiments#exe, /config/lib/experiments
prefix | shi | /config/lib/shims, /config/lib/shims#cjs, /config/lib/shims#esm, /guide/start/glossary#building
prefix | redir | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#style, /config/lib/redirect#asset, /config/lib/redirect#dts
prefix | modernj | /guide/migration/modernjs-module, /guide/migration/modernjs-module#steps, /guide/migration/modernjs-module#options
prefix | svel | /guide/solution/svelte, /guide/solution/svelte#component-library, /guide/solution/svelte#typescript-7, /config/rsbuild/plugins#tried
prefix | stor | /guide/advanced/storybook, /guide/advanced/storybook#setup, /guide/advanced/storybook#addon
prefix | polyf | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/advanced/output-compatibility, /guide/start/glossary#building
prefix | publicD | /config/rsbuild/server#public-dir, /config/rsbuild/server
prefix | splitC | /config/rsbuild/split-chunks
prefix | rsdo | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor#problems
prefix | exter | /config/lib/external-helpers, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /config/lib/auto-external, /config/rsbuild/output#auto-external, /guide/basic/output-format#umd-externals, /guide/start/glossary#dependencies
variant | out base | /config/lib/out-base
variant | bundle less | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/bundle, /guide/start/glossary#building, /guide/solution/#bundle, /guide/solution/react#bundle-or-bundleless, /config/lib/format#bundleless
variant | legalcomments | /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
variant | ts-config path | /config/rsbuild/source#tsconfig-path, /guide/basic/typescript#tsconfig, /guide/basic/typescript#read-and-ignored
variant | print filesize | /config/rsbuild/performance#print-file-size, /config/rsbuild/performance
variant | cssmodules | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | js api | /guide/advanced/javascript-api
variant | auto-extensions | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension, /guide/basic/output-structure#extensions
variant | log_level | /config/rsbuild/top-level#log-level, /config/rsbuild/top-level, /guide/basic/cli#common-flags
variant | define-config | /guide/basic/configure-rslib, /guide/advanced/javascript-api#define-config
variant | useclient | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle
variant | web-assembly | /guide/advanced/wasm, /config/lib/wasm
natural | proxy to backend in playground | /config/rsbuild/server
natural | treeshak icons package | /guide/advanced/svgr-files#bundleless, /guide/advanced/css#side-effects
natural | how do i upload my library to npm | /guide/publish/, /guide/publish/#checklist, /guide/publish/#recipes
natural | what should exports in package.json look like | /guide/publish/package-json, /guide/publish/#recipes, /guide/publish/, /guide/start/quick-start#create-package, /guide/start/glossary#dependencies, /guide/basic/output-format#dual, /guide/publish/#problems
natural | difference between dependencies and peer dependencies | /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies, /config/lib/auto-external#rule, /guide/solution/#dependencies
natural | which node version do i need to install this | /guide/start/quick-start#requirements, /guide/start/#versions, /guide/upgrade/v0-to-v1#dependencies
natural | cannot use import statement outside a module | /guide/start/quick-start#troubleshooting, /guide/start/quick-start#create-package
natural | start new project from a ready made template | /guide/start/quick-start#template, /guide/start/quick-start
natural | what does esm and cjs mean | /guide/start/glossary#formats, /guide/basic/output-format, /guide/basic/output-format#esm, /guide/basic/output-format#cjs, /config/lib/format, /guide/start/glossary, /guide/solution/nodejs#esm-or-commonjs
natural | people who install my package get no types | /guide/publish/#recipes, /guide/advanced/dts, /config/lib/dts, /guide/start/quick-start#create-package, /guide/publish/#problems, /guide/publish/#checklist, /config/lib/dts#two-formats, /guide/advanced/dts#errors
natural | make a library i can load from a script tag | /guide/basic/output-format#umd, /config/lib/format#umd, /config/lib/umd-name, /guide/solution/#decision-table, /config/lib/format#iife, /guide/basic/output-format#iife
natural | should i use this or just plain tsc | /guide/start/#when-not, /guide/start/#when-to-choose, /blog/introducing-rslib#limits, /guide/migration/tsc
natural | stylesheet not in my dist folder | /guide/faq/features#css-missing, /guide/advanced/css, /guide/solution/react#missing-css, /config/rsbuild/output#target, /guide/faq/errors#silent, /guide/basic/output-structure#styles-and-assets, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /config/rsbuild/output#emit
natural | reuse one build config across all packages | /guide/advanced/monorepo#share, /guide/advanced/monorepo, /guide/advanced/javascript-api#merge-rslib-config, /config/lib/items#share
natural | stories end up in the published package | /guide/advanced/storybook#problems, /guide/faq/features#tests, /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless
natural | app loads two copies of react | /guide/advanced/development#copies, /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule
natural | workspace package still not found after i built it | /guide/advanced/monorepo#order, /guide/advanced/monorepo#problems, /guide/advanced/monorepo, /guide/faq/errors#build, /guide/faq/features#cache
natural | tailwind from my library resets the host app | /guide/advanced/css#tailwind
natural | generate types for my vue components | /guide/solution/vue#dts, /guide/solution/vue#component-library, /guide/solution/vue, /guide/advanced/dts#engine
natural | turn svg icons into react components | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless
natural | leave jsx untouched in the output | /guide/solution/react#jsx-runtime, /guide/solution/solid#two-outputs
natural | expose our components as a micro frontend | /guide/advanced/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf, /guide/solution/#decision-table, /config/rsbuild/module-federation
natural | make the built file runnable from the shell | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /config/lib/banner, /guide/solution/nodejs#executable, /config/lib/experiments#exe
natural | ship my cli as one exe without node | /config/lib/experiments#exe, /guide/solution/nodejs#executable, /config/lib/experiments, /guide/solution/executable
natural | run the build from my own script | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#run-cli
natural | only build one of my outputs | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | rebuild automatically when i save | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/basic/cli#common-flags
natural | await at top of file gives undefined when required | /guide/solution/nodejs#top-level-await, /guide/faq/errors#silent, /guide/basic/output-format#cjs
natural | read a text file shipped with my package | /guide/solution/nodejs#data-files, /guide/advanced/static-assets#new-url, /config/lib/shims#new-url, /guide/advanced/static-assets#copy
natural | images from my components as base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets
natural | inject the package version as a constant | /guide/advanced/env-vars#define, /config/rsbuild/source#define
natural | make ci fail on a type error | /config/lib/dts#dts-abort-on-error, /guide/basic/typescript#type-check, /guide/basic/cli#exit-codes, /guide/publish/#checklist, /guide/advanced/dts, /guide/advanced/dts#errors
typo | banenr | /config/lib/banner, /config/lib/banner#some-files
typo | decleration files | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations, /guide/start/glossary#types
typo | modul federtion | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf, /guide/start/glossary#formats
typo | minfy | /config/rsbuild/output#minify, /guide/advanced/css#minify
typo | entery | /config/rsbuild/source#entry, /guide/basic/output-structure#entries, /guide/start/glossary#building, /config/rsbuild/source#pre-entry
typo | praect | /guide/solution/preact, /guide/solution/preact#component-library
typo | extenal helpers | /config/lib/external-helpers, /config/lib/external-helpers#install
typo | glosary | /guide/start/glossary
typo | migrte from tsup | /guide/migration/tsup, /guide/migration/tsup#steps, /guide/migration/tsup#options
typo | alais | /config/rsbuild/resolve#alias, /config/rsbuild/resolve, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /guide/advanced/dts#alias
typo | enviroment varibles | /guide/advanced/env-vars, /guide/basic/cli#environment, /guide/advanced/env-vars#env-files
typo | output copmatibility | /guide/advanced/output-compatibility
term | server side rendering | /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#inject-styles, /config/rsbuild/output#target, /guide/solution/solid#one-output
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/start/glossary#building
term | tree shaking | /guide/start/glossary#building, /guide/advanced/css#side-effects, /guide/publish/#recipes, /config/lib/bundle#bundle, /guide/solution/react#bundle-or-bundleless, /config/rsbuild/source#transform-import
term | unit tests | /guide/advanced/rstest, /guide/faq/features#tests
term | hot reload | /config/rsbuild/dev, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#mf-dev, /guide/basic/cli#watch, /config/rsbuild/dev#watch-files
term | breaking changes | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#config, /guide/upgrade/v0-to-v1#older, /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib#semver, /guide/basic/upgrade-rslib, /guide/upgrade/releases
term | path mapping | /config/rsbuild/resolve#alias-strategy, /config/rsbuild/resolve#alias, /config/lib/redirect, /guide/basic/typescript#read-and-ignored, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /config/rsbuild/resolve, /guide/migration/tsc#options, /config/lib/redirect#js
term | copyright notice | /config/lib/footer, /config/lib/banner, /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
term | scss | /guide/advanced/css#preprocessors, /guide/faq/features#skip-assets, /config/rsbuild/plugins#tried
term | changelog | /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1, /blog/introducing-rslib#since-then, /guide/upgrade/releases
term | llm | /guide/start/ai, /guide/start/ai#addresses
term | browserslist | /config/lib/syntax#scope, /config/lib/syntax, /config/rsbuild/output#override-browserslist, /guide/advanced/output-compatibility#syntax
term | decorators | /config/rsbuild/source#decorators
term | multithreading | /guide/advanced/web-workers, /guide/advanced/web-workers#query
term | yaml | /guide/advanced/json-files#yaml-toml, /guide/advanced/json-files, /config/rsbuild/plugins#tried
term | dual package | /guide/basic/output-format#dual, /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs, /config/lib/format#cjs, /guide/publish/#recipes, /config/lib/dts#two-formats, /guide/advanced/dts#two-formats
term | documentation site | /guide/advanced/rspress, /guide/advanced/rspress#site
term | cors | /config/rsbuild/server
mixed | tsup noExternal equivalent | /guide/migration/tsup#options, /config/lib/auto-external#exclude, /guide/advanced/third-party-deps#bundle-one, /config/rsbuild/output#auto-external
mixed | tsc paths not rewritten in output | /guide/migration/tsc#before-after, /guide/migration/tsc, /guide/faq/errors#runtime, /config/lib/redirect, /guide/migration/tsc#options
mixed | wasm cjs undefined | /guide/advanced/wasm#cjs, /config/lib/wasm#off
mixed | plugin-solid need babel | /guide/solution/solid#two-outputs, /guide/solution/solid#one-output, /guide/solution/solid, /config/rsbuild/plugins#tried, /guide/solution/solid#troubleshooting
mixed | externals react in umd | /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals, /config/rsbuild/output#externals
mixed | dts isolated missing return type error | /config/lib/dts#dts-isolated, /guide/faq/errors#declarations, /guide/advanced/dts#errors
mixed | svelte fails with typescript 7 | /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7
mixed | lightningcss turn off | /config/rsbuild/tools#lightningcss-loader, /config/rsbuild/tools
mixed | engines.node decides syntax | /config/lib/syntax, /guide/solution/nodejs#engines, /guide/advanced/output-compatibility#syntax, /guide/upgrade/v0-to-v1#output
mixed | rslib inspect show final config | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/basic/configure-rslib#debug, /guide/advanced/javascript-api#inspect-config
mixed | html template option ignored | /config/rsbuild/html, /config/rsbuild/html#html, /config/rsbuild/#sections
mixed | iife global variable name | /config/lib/format#iife, /guide/basic/output-format#iife, /guide/migration/tsup#options
nonsense | tomato soup garlic | 
nonsense | qwpzxvk | 
nonsense | mortgage interest rates | 
nonsense | guitar chord progression | 
nonsense | blorfinax zuut | 
nonsense | football transfer rumours | 
nonsense | photosynthesis in algae | 
nonsense | sunscreen for toddlers | 
nonsense | stripe payments |
nonsense | express server routes |
nonsense | database schema design |
nonsense | wordpress theme plugin |
nonsense | log rotation |
nonsense | form validation |
nonsense | date picker component |
nonsense | chart library d3 |
nonsense | http status 404 |
nonsense | binary search tree |
nonsense | how do i bake a chocolate cake with my kids |
nonsense | where can i buy cheap flights to japan |
nonsense | what should i write in a birthday card |
nonsense | how to train a dog to come when called |
nonsense | what does a product manager do all day |
identifier | convertCompilerOptionsFromJson | /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7
identifier | mf-dev | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
`);
