import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read once, at the end. */
export const judge = readQueries(`
identifier | resolve.alias | /config/rsbuild/resolve#alias
identifier | lib.syntax | /config/lib/syntax
identifier | output.copy | /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
identifier | resolve.extensions | /config/rsbuild/resolve#extensions
identifier | source.exclude | /config/rsbuild/source#include-exclude
identifier | output.module | /config/rsbuild/output#module, /guide/advanced/module-federation#settings
identifier | tools.htmlPlugin | /config/rsbuild/tools#html-plugin
identifier | modifyEnvironmentConfig | /guide/faq/features#modify-rsbuild-config, /config/rsbuild/plugins#own
identifier | onAfterCreateRsbuild | /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#types
identifier | LibConfig | /guide/advanced/javascript-api#types
identifier | TS9007 | /guide/advanced/dts#errors, /guide/faq/errors#declarations, /config/lib/dts#dts-isolated
identifier | TS2732 | /guide/advanced/json-files#problems
identifier | ERR_UNKNOWN_FILE_EXTENSION | /guide/faq/errors#runtime, /guide/advanced/static-assets#import
identifier | --env-mode | /guide/advanced/env-vars#env-files, /guide/basic/cli#common-flags, /guide/basic/cli#environment
identifier | localIdentName | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
identifier | swcReactOptions | /guide/solution/react#jsx-runtime, /guide/migration/modernjs-module#options
prefix | tailw | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
prefix | mergeRs | /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#share
prefix | printFi | /config/rsbuild/performance#print-file-size
prefix | dataUri | /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets#inline
prefix | rspr | /guide/advanced/rspress
prefix | soli | /guide/solution/solid
prefix | bundledPa | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages
prefix | plug | /config/rsbuild/plugins, /guide/start/npm-packages#plugins
prefix | watchF | /config/rsbuild/dev#watch-files
prefix | emitAss | /config/rsbuild/output#emit
variant | log level | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
variant | strict port | /config/rsbuild/server#port
variant | css extract | /config/rsbuild/tools#css-loaders, /config/lib/banner#import-css
variant | style-loader | /config/rsbuild/tools#css-loaders, /config/rsbuild/output#inject-styles
variant | are the types wrong | /guide/advanced/publish#checklist, /config/rsbuild/plugins#tried, /guide/start/npm-packages#tools, /guide/advanced/publish#problems
variant | rs test | /guide/advanced/rstest
variant | create require | /guide/advanced/third-party-deps#require, /config/lib/shims#esm
variant | dynamic-import | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks
variant | swc helpers | /config/lib/external-helpers#install, /config/lib/external-helpers, /guide/start/npm-packages#rslib
variant | rsbuild plugin react | /config/rsbuild/plugins#tried, /config/rsbuild/plugins, /guide/start/npm-packages#plugins, /guide/solution/react#component-library, /guide/solution/react#no-plugin, /guide/solution/react
variant | es 2015 | /config/lib/syntax#values, /config/lib/syntax, /guide/advanced/output-compatibility#syntax
variant | isolated modules | /guide/basic/typescript#tsconfig, /guide/basic/typescript#type-exports, /config/lib/bundle#type-reexport, /config/lib/dts
natural | build an executable for windows | /config/lib/experiments#exe, /guide/solution/nodejs#executable
natural | jest cannot load my package | /guide/solution/nodejs#esm-or-commonjs
natural | vue props have type any | /guide/solution/vue#dts
natural | tailwind resets the app's styles | /guide/advanced/css#tailwind
natural | pin an exact rslib version | /guide/basic/upgrade-rslib#semver
natural | where is the cache folder | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/basic/output-structure#dist-path, /config/lib/id
natural | keep secrets out of the output | /guide/advanced/env-vars#env-files, /guide/advanced/env-vars
natural | svg as component and as url | /guide/advanced/svgr-files#bundleless, /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle
natural | stories end up in dist | /guide/advanced/storybook#problems, /config/lib/bundle#bundleless, /guide/faq/features#tests, /guide/basic/output-structure#bundleless
natural | is typescript required | /guide/basic/typescript, /guide/start/npm-packages#rslib, /guide/start/#versions, /config/lib/dts, /guide/advanced/dts
natural | umd file contains all of react | /guide/basic/output-format#umd-externals, /config/lib/umd-name#externals, /config/lib/auto-external#rule, /guide/advanced/third-party-deps, /config/lib/format
natural | hide internal types from users | /guide/advanced/dts#bundle-or-not, /config/lib/dts#dts-bundle
natural | why is commonjs output bigger than esm | /guide/start/#when-not, /guide/basic/output-format#cjs, /blog/introducing-rslib#limits
natural | handle build errors in a script | /guide/advanced/javascript-api#errors
natural | json keys are renamed | /guide/advanced/json-files#bundle
natural | can I trust an ai answer | /guide/start/ai#check, /guide/start/ai
natural | run code before every entry | /config/rsbuild/source#pre-entry
natural | enum in config file fails | /guide/basic/configure-rslib#typescript
natural | which files will npm publish | /guide/advanced/publish#checklist, /guide/advanced/publish#recipes, /guide/advanced/publish, /guide/advanced/rsdoctor, /guide/start/quick-start#create-package
natural | missing chunk after publishing | /guide/advanced/publish#problems, /guide/solution/nodejs#library-and-command, /guide/basic/output-structure#entries
natural | plugin for only one output | /config/rsbuild/plugins, /guide/basic/configure-rslib#layers, /config/rsbuild/#sections
natural | filename suffix breaks imports | /config/lib/auto-extension#filename
natural | share react between host and remote | /guide/advanced/module-federation#settings, /config/rsbuild/module-federation, /guide/advanced/module-federation
natural | misspelled import is not reported | /config/lib/bundle#bundleless, /guide/advanced/third-party-deps#problems, /guide/solution/#bundle, /guide/faq/errors#runtime
natural | why is my lib called esm0 | /config/lib/id
natural | absolute path of my machine in output | /config/lib/shims#cjs, /guide/basic/upgrade-rslib#compare
typo | bundeless | /config/lib/bundle#bundleless, /config/lib/bundle, /guide/basic/output-structure#bundleless, /guide/start/glossary#building, /guide/solution/react#bundle-or-bundleless, /guide/solution/#bundle, /config/lib/format#bundleless
typo | umdNmae | /config/lib/umd-name
typo | rsprss | /guide/advanced/rspress
typo | fotter | /config/lib/footer
typo | inpsect | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/advanced/javascript-api#inspect-config
typo | splitChuncks | /config/rsbuild/split-chunks
typo | css moduels | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
typo | tempalte | /guide/start/quick-start#template
typo | jsx runtmie | /guide/solution/react#jsx-runtime
typo | brwoserslist | /config/lib/syntax#scope, /config/rsbuild/output#override-browserslist, /config/lib/syntax
term | amd | /guide/basic/output-format#umd, /config/lib/format#umd, /config/lib/umd-name#values, /guide/start/glossary#formats, /config/lib/umd-name
term | mangling | /config/rsbuild/output#minify, /guide/advanced/css#minify, /guide/faq/features#keep-comments
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/start/glossary#building
term | singleton | /guide/advanced/module-federation#settings, /config/rsbuild/module-federation
term | esbuild | /guide/migration/tsup#options, /guide/migration/modernjs-module#options
term | stylus | /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
term | conditional exports | /config/rsbuild/resolve#condition-names, /guide/solution/nodejs#node-and-browser, /guide/start/glossary#dependencies, /guide/solution/solid#two-outputs, /guide/advanced/publish#recipes
term | electron | /guide/solution/nodejs#esm-or-commonjs
term | agent skills | /guide/start/quick-start#template
term | mit license | /guide/start/#versions
term | swc plugins | /config/rsbuild/tools#swc
term | jsdoc | /config/rsbuild/output#minify, /guide/faq/features#keep-comments
term | exports map | /guide/start/glossary#dependencies, /guide/advanced/publish#recipes
term | changesets | /guide/migration/modernjs-module#commands
mixed | rstest adapter eresolve | /guide/advanced/rstest, /guide/start/npm-packages#typescript-7
mixed | cannot use import statement outside a module | /guide/start/quick-start#troubleshooting
mixed | jsxImportSource preact | /guide/solution/preact#component-library, /guide/solution/preact
mixed | tsup noExternal | /guide/migration/tsup#options
mixed | process.env in umd | /guide/advanced/env-vars, /config/lib/format
mixed | banner above use client | /config/lib/banner, /guide/solution/react#use-client
mixed | public folder not copied | /config/rsbuild/server#public-dir, /guide/advanced/static-assets#copy, /config/rsbuild/output#copy, /guide/solution/nodejs#data-files
nonsense | violin sonata
nonsense | hamster cage
nonsense | rhubarb crumble
nonsense | xkqvwjbz
nonsense | pmfdlgkw
`);
