import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, to tune on. */
export const tuned2 = readQueries(`
natural | folder structure changed after I added a file | /config/lib/out-base, /guide/basic/output-structure#bundleless
natural | put the version number as a comment at the top of my files | /config/lib/banner
natural | my command line tool crashes with invalid token on the first line | /config/lib/banner, /guide/faq/errors#runtime, /guide/solution/nodejs#library-and-command
natural | merge all typings into one file | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | put typings in a separate folder | /config/lib/dts#dts-dist-path
natural | generating types takes too long | /config/lib/dts#engine, /guide/advanced/dts#engine, /config/lib/dts#dts-isolated
natural | ignore type errors and still succeed | /config/lib/dts#dts-abort-on-error
natural | use two typescript versions side by side | /config/lib/dts#dts-typescript-path
natural | make my package work in old browsers | /config/lib/syntax, /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax
natural | why is my browserslist ignored | /config/lib/syntax#scope
natural | verify that the result is really es2020 | /guide/advanced/output-compatibility#check
natural | which packages end up inside the bundle | /config/lib/auto-external#rule, /guide/advanced/third-party-deps, /guide/solution/#dependencies
natural | load my library with a script tag | /guide/basic/output-format#umd, /config/lib/format#umd, /guide/basic/output-format#iife
natural | put my exports on window under a company namespace | /config/lib/umd-name#values, /config/lib/umd-name
natural | users should not have to import the stylesheet | /guide/advanced/css#loading, /config/rsbuild/output#inject-styles, /config/lib/banner#import-css
natural | how to use tailwind in my components | /guide/advanced/css#tailwind
natural | customize generated class names | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
natural | can I write my styles in scss | /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried
natural | get the css as a string | /guide/advanced/css#queries
natural | the app's bundler throws my styles away | /guide/advanced/css#side-effects, /guide/solution/react#component-library
natural | importing a json file fails when I run it in node | /guide/advanced/json-files#problems, /guide/advanced/json-files#preserve
natural | import a toml file | /guide/advanced/json-files#yaml-toml
natural | functions of my wasm file are undefined with require | /guide/advanced/wasm#cjs, /config/lib/wasm#off, /guide/faq/errors#silent
natural | insert the package version into my code | /config/rsbuild/source#define, /guide/advanced/env-vars#define
natural | is NODE_ENV replaced when I build | /guide/advanced/env-vars, /config/lib/format, /config/rsbuild/top-level#mode
natural | switch to the old kind of decorators | /config/rsbuild/source#decorators
natural | look at my components while developing them | /guide/advanced/storybook, /guide/advanced/rspress#choose
natural | let another app load my components at runtime | /guide/advanced/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
natural | host gets 404 for the remote manifest | /guide/advanced/module-federation#mf-dev, /config/rsbuild/dev#asset-prefix
natural | reuse one config in all packages of a repo | /guide/advanced/monorepo#share, /guide/advanced/javascript-api#merge-rslib-config
natural | include a private workspace package in the output | /guide/advanced/monorepo#packages
natural | what should the exports field look like | /guide/advanced/publish#recipes, /guide/start/quick-start#create-package
natural | do I have to import React in every file | /guide/solution/react#jsx-runtime
natural | generate types for vue single file components | /guide/solution/vue#dts, /guide/solution/vue#component-library
natural | my svelte component looks unstyled | /guide/solution/svelte#missing-css
natural | do I still need to ship commonjs | /guide/solution/nodejs#esm-or-commonjs, /guide/solution/#format, /guide/basic/output-format
natural | use a config file with another name | /guide/basic/configure-rslib#file-names, /guide/basic/cli#common-flags
natural | require does not work inside my config | /guide/basic/configure-rslib#typescript, /config/rsbuild/tools#postcss, /guide/faq/errors#runtime
natural | don't delete old files before building | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path
natural | less noise in the terminal | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
natural | restart the watcher when a file outside src changes | /config/rsbuild/dev#watch-files
natural | how many packages does it install | /guide/start/npm-packages#rslib, /guide/start/#see-it-work
natural | my own plugin's hook is overruled | /guide/faq/features#modify-rsbuild-config, /config/rsbuild/plugins#own
natural | should I build a website with it | /guide/start/#when-not
natural | which settings for a library that runs in the browser | /guide/solution/#decision-table, /guide/solution/#target, /config/rsbuild/output#target
term | minification | /config/rsbuild/output#minify, /guide/advanced/css#minify
term | transpile | /config/lib/syntax, /guide/advanced/output-compatibility
term | lazy loading | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks
term | server components | /guide/solution/react#use-client
term | incremental build | /config/rsbuild/performance#build-cache, /config/lib/dts#dts-build
term | base64 images | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
term | fonts | /guide/advanced/static-assets
term | vendor prefixes | /config/rsbuild/tools#lightningcss-loader, /config/lib/syntax#scope
term | hot reload | /config/rsbuild/dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev
term | unit testing | /guide/advanced/rstest
term | bin field | /guide/solution/nodejs#library-and-command
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats
term | cdn | /guide/advanced/static-assets#inline, /config/rsbuild/output#asset-prefix
term | custom loader | /config/rsbuild/tools#rspack
term | babel-plugin-import | /config/rsbuild/source#transform-import
term | workspaces | /guide/advanced/monorepo, /guide/advanced/monorepo#packages
term | isolated declarations | /config/lib/dts#dts-isolated, /guide/start/glossary#types
term | auto memoization | /guide/solution/react#react-compiler
mixed | tsc removeComments | /guide/migration/tsc#options
mixed | modernjs asset.limit | /guide/migration/modernjs-module#options
mixed | storybook second lib | /guide/advanced/storybook#addon
mixed | iife entry export error | /guide/basic/output-format#iife, /config/lib/format#iife, /guide/faq/errors#build
mixed | unhandled scheme node:path | /guide/advanced/output-compatibility#node-builtins, /guide/faq/errors#build, /config/rsbuild/output#target
mixed | --root monorepo package | /config/rsbuild/top-level#root, /guide/advanced/monorepo#packages, /guide/basic/cli#common-flags
mixed | ?raw not working with bundle false | /guide/advanced/css#queries, /config/lib/bundle#bundleless
mixed | create-rslib template names | /guide/start/quick-start#template
variant | api-extractor | /config/lib/dts#dts-bundle, /guide/start/npm-packages#rslib, /guide/advanced/dts#bundle-or-not
variant | story book | /guide/advanced/storybook
variant | override browserslist | /config/rsbuild/output#override-browserslist
variant | mf dev | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
variant | bundle less | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /guide/start/glossary#building
variant | merge rslib config | /guide/advanced/javascript-api#merge-rslib-config
identifier | output.manifest | /config/rsbuild/output#manifest
identifier | startMFDevServer | /guide/advanced/javascript-api#instance
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/css#modules, /config/lib/dts
identifier | server.port | /config/rsbuild/server#port
identifier | dts.build | /config/lib/dts#dts-build
prefix | monor | /guide/advanced/monorepo
prefix | svelte2 | /guide/solution/svelte#component-library, /guide/solution/svelte, /guide/start/npm-packages#typescript-7
prefix | compatib | /guide/advanced/output-compatibility
prefix | migr | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module
typo | monorpeo | /guide/advanced/monorepo
typo | tialwind | /guide/advanced/css#tailwind
typo | performence | /config/rsbuild/performance
typo | svetle | /guide/solution/svelte
`);
