import { readQueries } from './types';

/** What library authors type and paste, written before any was tried. Half of them led to synonyms; weights were tried on all. */
export const field = readQueries(`
identifier | output.cleanDistPath | /config/rsbuild/output#clean-dist-path
identifier | dts.autoExtension | /config/lib/dts#dts-auto-extension, /config/lib/dts
identifier | printFileSize | /config/rsbuild/performance#print-file-size
identifier | tools.swc | /config/rsbuild/tools#swc
identifier | --watch | /guide/basic/cli#watch, /guide/basic/cli#flags, /guide/basic/cli#build, /guide/basic/cli#common-flags
identifier | conditionNames | /config/rsbuild/resolve#condition-names
identifier | writeToDisk | /config/rsbuild/dev#write-to-disk
identifier | sideEffects | /guide/advanced/css#side-effects, /guide/publish/#recipes, /guide/start/glossary#building
prefix | brows | /config/rsbuild/output#override-browserslist, /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /guide/solution/nodejs#node-and-browser
prefix | autoExt | /config/lib/auto-external, /config/lib/auto-extension, /config/rsbuild/output#auto-external
prefix | sourceM | /config/rsbuild/output#source-map
prefix | redi | /config/lib/redirect
prefix | decorato | /config/rsbuild/source#decorators
prefix | storyb | /guide/advanced/storybook
variant | clean dist | /config/rsbuild/output#clean-dist-path
variant | css-modules | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | umd name | /config/lib/umd-name
variant | external helpers | /config/lib/external-helpers
variant | sourcemaps | /config/rsbuild/output#source-map
variant | ts config path | /config/rsbuild/source#tsconfig-path, /config/lib/dts#dts-bundle
variant | inlineStyles | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading
code | @/ | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#dts, /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/migration/tsc#before-after, /config/rsbuild/resolve#alias-strategy, /guide/basic/typescript#read-and-ignored
code | "type": "module" | /config/lib/auto-extension, /guide/basic/output-structure#extensions, /guide/solution/nodejs#esm-or-commonjs, /guide/publish/#recipes, /guide/basic/output-format#esm, /guide/basic/output-format#cjs, /guide/basic/output-format#dual, /config/lib/format#esm, /config/lib/format#cjs
code | -w | /guide/basic/cli#watch, /guide/basic/cli#flags, /guide/basic/cli#build, /guide/basic/cli#common-flags
code | --config | /guide/basic/cli#common-flags, /guide/basic/cli#flags, /guide/basic/configure-rslib#file-names, /guide/basic/cli
code | .d.cts | /config/lib/dts#dts-auto-extension, /config/lib/dts#two-formats, /guide/advanced/dts#two-formats, /guide/basic/output-format#dual, /guide/start/glossary#types, /config/lib/auto-extension, /guide/basic/output-structure#extensions
code | import.meta.dirname | /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime, /config/lib/shims, /config/lib/shims#cjs
code | node:fs | /guide/advanced/output-compatibility#node-builtins, /guide/solution/nodejs#node-and-browser, /guide/solution/nodejs#data-files, /guide/solution/nodejs, /guide/basic/typescript#node-types
code | exports["."] | /guide/publish/#recipes, /guide/start/glossary#dependencies, /guide/basic/output-format#dual, /guide/start/quick-start#create-package, /config/lib/dts#two-formats, /guide/publish/, /guide/publish/package-json
code | process.env.NODE_ENV | /guide/advanced/env-vars, /config/rsbuild/top-level#mode, /guide/advanced/env-vars#define, /guide/basic/cli#environment, /config/rsbuild/source#define
code | #!/usr/bin/env node | /guide/solution/nodejs#library-and-command, /config/lib/banner
code | /*#__PURE__*/ | /config/rsbuild/output#minify, /guide/faq/features#keep-comments, /guide/advanced/css#side-effects, /config/rsbuild/tools#swc, /guide/start/glossary#building, /config/lib/syntax
code | export * from | /config/lib/bundle#type-reexport, /guide/basic/typescript#type-exports, /config/lib/bundle, /config/lib/bundle#bundleless, /guide/solution/react#use-client
natural | how do i ship both import and require entry points | /guide/basic/output-format#dual, /guide/publish/#recipes, /config/lib/format#cjs, /config/lib/dts#two-formats, /guide/solution/nodejs#esm-or-commonjs
natural | my peer dependencies end up in the bundle | /guide/advanced/third-party-deps, /guide/advanced/third-party-deps#choose, /config/lib/auto-external, /guide/faq/features#react-in-bundle, /config/lib/auto-external#rule, /config/rsbuild/output#auto-external, /config/rsbuild/output#externals, /guide/faq/errors#silent
natural | generate d.ts with rslib | /config/lib/dts, /guide/advanced/dts, /guide/basic/typescript, /guide/start/quick-start#configure-typescript
natural | bundle all types into a single index.d.ts | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | keep folder structure like src in dist | /guide/basic/output-structure#bundleless, /config/lib/bundle#bundleless, /config/lib/out-base, /config/lib/bundle, /guide/basic/output-structure
natural | how to build a react component library with css | /guide/solution/react, /guide/solution/react#component-library, /guide/advanced/css, /guide/solution/react#missing-css
natural | esbuild tsup vs rslib | /guide/migration/tsup, /guide/start/#when-to-choose, /guide/migration/tsup#differences, /guide/start/
natural | make a cli with rslib | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /guide/solution/nodejs#executable
natural | add license text on top of every file | /config/lib/banner, /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
natural | rslib watch not picking up changes in another workspace package | /guide/advanced/monorepo, /guide/advanced/monorepo#order, /guide/faq/features#cache, /config/rsbuild/dev#watch-files, /guide/basic/cli#watch, /guide/advanced/monorepo#problems
natural | use different tsconfig for build | /config/rsbuild/source#tsconfig-path, /guide/basic/cli#common-flags, /guide/basic/typescript#tsconfig, /config/lib/dts#dts-bundle, /config/lib/dts#dts-build
natural | test files are published in my package | /guide/faq/features#tests, /guide/publish/#checklist, /guide/basic/output-structure#bundleless, /guide/faq/errors#silent, /config/rsbuild/source#entry, /guide/publish/checks#list
natural | tailwind in component library | /guide/advanced/css#tailwind
natural | does rslib polyfill Promise | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
natural | multiple entry points subpath exports | /guide/basic/output-structure#entries, /config/rsbuild/source#entry, /guide/publish/#recipes, /guide/publish/package-json#pkg-subpaths
natural | disable minification | /config/rsbuild/output#minify, /guide/faq/features#keep-comments
natural | link library to app development | /guide/advanced/development, /guide/advanced/development#watch, /guide/advanced/monorepo, /guide/advanced/monorepo#packages, /guide/basic/cli#watch, /guide/advanced/monorepo#references, /config/rsbuild/dev#write-to-disk, /guide/start/quick-start#use-it
natural | run a command after build succeeds | /config/rsbuild/plugins#own, /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance, /guide/migration/tsup#options, /guide/migration/tsup#differences
natural | exclude lodash from bundle but include nanoid | /guide/advanced/third-party-deps#bundle-one, /guide/advanced/third-party-deps#externals, /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /config/lib/auto-external#exclude, /config/rsbuild/output#auto-external
natural | write node binary executable from typescript | /guide/solution/nodejs#executable, /config/lib/experiments#exe, /guide/solution/executable
natural | why is output not es5 | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility, /config/lib/syntax#scope, /config/lib/syntax#values, /guide/advanced/output-compatibility#check
natural | set NODE_ENV at build time | /guide/advanced/env-vars, /config/rsbuild/top-level#mode, /guide/basic/cli#environment, /guide/advanced/env-vars#define, /config/rsbuild/source#define, /guide/basic/cli#common-flags
natural | sass variables shared across components | /guide/advanced/css#preprocessors, /guide/advanced/css
natural | load json at runtime not bundled | /guide/advanced/json-files, /guide/advanced/json-files#preserve, /guide/advanced/json-files#bundleless
natural | which typescript version is needed | /guide/start/quick-start#requirements, /guide/basic/typescript#typescript-7, /guide/start/npm-packages#typescript-7, /guide/basic/typescript, /guide/start/#versions, /guide/upgrade/v0-to-v1#dependencies
error | Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/chalk/source/index.js from /app/dist/index.cjs not supported. | /guide/solution/nodejs#esm-or-commonjs, /guide/advanced/third-party-deps#require, /guide/advanced/third-party-deps#bundle-one, /guide/faq/errors#runtime, /guide/basic/output-format#cjs, /config/lib/format#cjs, /guide/advanced/third-party-deps, /guide/solution/nodejs#top-level-await, /guide/basic/output-format#dual, /guide/publish/esm-or-commonjs#require-esm
error | file:///home/me/app/dist/index.js:3 console.log(__dirname); ^ ReferenceError: __dirname is not defined in ES module scope at file:///home/me/app/dist/index.js:3:13 at ModuleJob.run | /guide/faq/errors#runtime, /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require
error | error TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set | /guide/faq/errors#declarations, /guide/basic/typescript#rootdir, /config/lib/dts#errors, /guide/advanced/dts#errors
error | Module not found: Can't resolve 'fs' in '/home/me/lib/node_modules/foo' | /guide/advanced/output-compatibility#node-builtins, /guide/faq/errors#build, /guide/advanced/third-party-deps#problems, /guide/solution/nodejs#node-and-browser
error | Invalid hook call. Hooks can only be called inside of the body of a function component. | /guide/solution/react#invalid-hook-call
error | TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".css" for /app/node_modules/ui/dist/index.css | /guide/faq/errors#runtime, /guide/advanced/css#loading, /guide/advanced/css, /config/rsbuild/output#inject-styles, /guide/advanced/static-assets#import, /guide/advanced/static-assets
error | Could not find a declaration file for module './Button.module.scss' | /guide/advanced/css#modules, /guide/faq/errors#declarations, /guide/advanced/css, /guide/solution/nodejs#missing-types
error | SyntaxError: Cannot use import statement outside a module | /guide/solution/nodejs#esm-or-commonjs, /guide/faq/errors#runtime, /config/lib/auto-extension, /guide/basic/output-structure#extensions, /guide/basic/output-format#cjs, /guide/basic/output-format#esm, /guide/basic/configure-rslib#typescript, /guide/basic/configure-rslib#file-names, /config/lib/format#esm, /config/lib/format#cjs
error | src/index.ts(1,18): error TS2307: Cannot find module 'node:path' or its corresponding type declarations. | /guide/basic/typescript#node-types, /guide/faq/errors#declarations, /guide/advanced/css#modules
error | TS9007 | /guide/faq/errors#declarations, /config/lib/dts#dts-isolated
error | No matching export in "index.js" for import "default" | /guide/solution/nodejs#default-export, /guide/faq/errors#runtime, /guide/basic/output-format#cjs
error | Cannot use 'import.meta' outside a module | /config/lib/shims#cjs, /config/lib/shims, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime, /guide/basic/output-format#cjs, /guide/solution/nodejs#esm-or-commonjs
error | process is not defined | /guide/advanced/output-compatibility#node-builtins, /guide/advanced/env-vars, /guide/advanced/env-vars#define, /guide/advanced/env-vars#undefined, /config/rsbuild/source#define, /guide/solution/nodejs#node-and-browser
error | Element type is invalid: expected a string but got: object | /guide/advanced/svgr-files#bundleless, /guide/advanced/svgr-files
typo | bundeless | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/bundle, /guide/start/glossary#building, /config/lib/format#bundleless
typo | tree shakin | /guide/start/glossary#building, /guide/advanced/css#side-effects, /guide/faq/features#use-client
typo | extenals | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /guide/advanced/third-party-deps, /config/lib/umd-name#externals
typo | modul federation | /guide/advanced/module-federation, /config/rsbuild/module-federation
typo | decalration files | /guide/advanced/dts, /config/lib/dts, /guide/basic/typescript, /guide/start/glossary#types
typo | pollyfill | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
term | dual package hazard | /guide/basic/output-format#two-instances, /guide/start/glossary#formats
term | barrel file | /guide/basic/output-structure#bundleless, /config/lib/bundle#bundleless, /guide/basic/output-structure#entries, /config/lib/bundle#type-reexport, /guide/solution/react#use-client, /config/rsbuild/source#transform-import, /guide/solution/react#bundle-or-bundleless
term | conditional exports | /guide/publish/#recipes, /guide/start/glossary#dependencies, /config/rsbuild/resolve#condition-names, /guide/basic/output-format#dual, /guide/publish/package-json#pkg-conditions
term | side effects | /guide/advanced/css#side-effects, /guide/start/glossary#building, /guide/publish/#recipes
term | scoped css | /guide/advanced/css#modules, /guide/solution/vue, /guide/solution/svelte, /guide/solution/vue#component-library, /config/rsbuild/output#css-modules
term | declaration maps | /config/lib/dts, /guide/advanced/dts, /guide/basic/typescript#read-and-ignored, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#references, /config/rsbuild/output#source-map, /guide/basic/typescript#tsconfig
term | code splitting | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries
term | isolatedDeclarations | /config/lib/dts#dts-isolated
term | ecmascript target | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /config/lib/syntax#values
term | snapshot testing | /guide/advanced/rstest
mixed | esm __filename | /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require
mixed | vue dts | /guide/solution/vue#dts, /guide/solution/vue
mixed | preact jsx | /guide/solution/preact, /guide/solution/preact#component-library
mixed | dts bundle api-extractor | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
mixed | externals regex | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals
mixed | css vite consumer not loaded | /guide/advanced/css#loading, /guide/faq/features#css-missing, /guide/advanced/css, /config/rsbuild/output#inject-styles, /guide/advanced/css#side-effects
nonsense | kubernetes ingress timeout |
nonsense | pasta carbonara | 
nonsense | flurbostan |
error | TS2742 | /guide/faq/errors#ts2742
nonsense | django orm queryset |
natural | how to build both esm and cjs | /guide/basic/output-format#dual, /config/lib/format, /guide/publish/package-json#dual-format
mixed | tsup dts option equivalent | /guide/migration/tsup#options, /config/lib/dts
natural | emit declaration files | /config/lib/dts, /guide/advanced/dts
natural | skip type checking when building | /guide/basic/typescript#type-check, /config/lib/dts#dts-abort-on-error, /config/lib/dts#dts-isolated
mixed | banner license comment | /config/lib/banner, /guide/faq/features#license-file
natural | preserve jsdoc comments in output | /guide/faq/features#keep-comments, /config/rsbuild/output#minify
natural | keep console.log in production | /config/rsbuild/performance#remove-console
natural | remove console from build | /config/rsbuild/performance#remove-console
identifier | noExternal | /guide/migration/tsup#options, /guide/advanced/third-party-deps#bundle-one, /guide/advanced/third-party-deps
natural | peerDependencies bundled twice | /guide/advanced/third-party-deps, /config/lib/auto-external, /guide/faq/features#react-in-bundle
natural | two copies of react invalid hook call | /guide/solution/react#invalid-hook-call
error | Cannot find module './foo.js' imported from dist | /guide/faq/errors#err_module_not_found, /config/lib/redirect#js, /guide/faq/errors
error | ERR_MODULE_NOT_FOUND | /guide/faq/errors#err_module_not_found
error | ERR_REQUIRE_ESM | /guide/faq/errors, /guide/solution/nodejs#esm-or-commonjs, /guide/basic/output-format, /guide/publish/esm-or-commonjs#require-esm
error | ERR_UNSUPPORTED_DIR_IMPORT | /guide/faq/errors, /config/lib/redirect#js
error | Relative import paths need explicit file extensions in ECMAScript imports when '--moduleResolution' is 'node16' | /guide/faq/errors, /config/lib/redirect, /guide/basic/typescript, /guide/migration/tsc
error | __dirname is not defined in ES module scope | /guide/faq/errors#referenceerror-__dirname-is-not-defined-in-es, /guide/solution/nodejs#dirname-and-require, /config/lib/shims#esm
error | exports is not defined in ES module scope | /guide/faq/errors, /config/lib/auto-extension
error | Could not find a declaration file for module | /guide/solution/nodejs#missing-types, /guide/faq/errors, /guide/basic/typescript#type-exports
error | error TS7016 | /guide/solution/nodejs#missing-types, /guide/faq/errors, /guide/basic/typescript#type-exports
error | TS6059 file is not under rootDir | /guide/basic/typescript#rootdir, /guide/faq/errors
error | TS2307 cannot find module svg | /guide/faq/errors#ts2307, /guide/advanced/svgr-files#types, /guide/faq/errors#ts2307-1, /guide/advanced/static-assets
natural | types not found under moduleResolution bundler | /guide/basic/typescript#type-exports, /guide/publish/, /guide/solution/nodejs#missing-types
term | attw fails | /guide/publish/, /guide/faq/errors#masquerading-as-esm, /guide/basic/typescript#type-exports, /guide/publish/checks
term | publint | /guide/publish/, /guide/publish/checks
identifier | preserveModules | /config/lib/bundle#bundleless, /config/lib/bundle, /guide/basic/output-structure#bundleless
natural | one output file per source file | /guide/basic/output-structure, /config/lib/bundle, /guide/solution/
identifier | outDir | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path, /guide/migration/tsup#options, /guide/migration/tsc#options
natural | change dist folder | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path
natural | file names with hash | /config/rsbuild/output#filename-hash, /config/rsbuild/output#filename
natural | multiple entry points | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
term | subpath exports | /guide/publish/, /guide/basic/output-structure#entries, /guide/publish/package-json#pkg-subpaths
natural | glob entry exclude tests | /guide/faq/features#tests, /guide/basic/output-structure#bundleless, /config/rsbuild/source#entry, /config/lib/bundle#bundleless
term | vue component library | /guide/solution/vue
mixed | sfc vue dts | /guide/solution/vue#dts
term | svelte | /guide/solution/svelte
term | solid js library | /guide/solution/solid
natural | jsx runtime automatic | /guide/solution/react#jsx-runtime
natural | use client directive lost | /guide/solution/react#use-client, /guide/faq/features#use-client, /guide/faq/errors#use-client
term | server components | /guide/solution/react, /guide/faq/features#use-client
term | tailwind | /guide/advanced/css#tailwind
term | css modules typings | /guide/advanced/css#modules, /config/rsbuild/output#css-modules, /guide/advanced/css
term | scss | /guide/advanced/css#preprocessors
natural | import css from js in dist | /guide/advanced/css, /config/lib/banner#import-css, /config/lib/redirect#style
natural | css not extracted | /guide/advanced/css, /guide/faq/features#css-missing, /config/rsbuild/output#emit
natural | inline css into js | /config/rsbuild/output#inject-styles, /guide/advanced/css
natural | svg as react component | /guide/advanced/svgr-files
term | svgr | /guide/advanced/svgr-files
natural | load image as base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | copy files to dist | /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
natural | static assets public path | /config/rsbuild/output#asset-prefix, /guide/advanced/static-assets, /config/rsbuild/server#public-dir
term | wasm import | /guide/advanced/wasm, /config/lib/wasm
term | worker | /guide/advanced/web-workers
natural | web worker bundle inline | /guide/advanced/web-workers
term | json import | /guide/advanced/json-files
mixed | define process.env.NODE_ENV | /guide/advanced/env-vars, /config/rsbuild/source#define
natural | environment variables in library | /guide/advanced/env-vars
natural | version from package.json | /guide/advanced/json-files, /guide/advanced/env-vars, /config/rsbuild/source#define
natural | path alias not resolved in dist | /config/lib/redirect, /guide/advanced/dts#alias, /config/rsbuild/resolve#alias, /config/lib/dts#dts-alias, /guide/basic/typescript
term | tsconfig paths | /guide/basic/typescript, /config/lib/redirect, /config/rsbuild/resolve, /config/rsbuild/source#tsconfig-path, /guide/advanced/dts#alias
natural | baseUrl deprecated | /guide/basic/typescript, /guide/faq/errors, /config/rsbuild/resolve
natural | watch mode rebuild | /guide/basic/cli#watch
natural | dev server playground | /guide/basic/cli#mf-dev, /guide/solution/react#live, /config/rsbuild/server, /guide/advanced/storybook, /guide/advanced/rspress
term | storybook | /guide/advanced/storybook
term | vitest setup | /guide/advanced/rstest
natural | jest transform esm | /guide/advanced/rstest
natural | monorepo workspace packages build order | /guide/advanced/monorepo#order, /guide/advanced/monorepo
term | turborepo | /guide/advanced/monorepo
term | module federation | /guide/advanced/module-federation, /config/rsbuild/module-federation
mixed | umd global name | /config/lib/umd-name, /guide/basic/output-format#umd
natural | iife script tag cdn | /guide/basic/output-format#iife, /config/lib/format#iife, /guide/basic/output-format#umd
identifier | minify | /config/rsbuild/output#minify
natural | target es5 | /config/lib/syntax, /guide/advanced/output-compatibility
term | browserslist | /config/lib/syntax, /guide/advanced/output-compatibility, /config/rsbuild/output#override-browserslist
term | polyfill | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
mixed | swc plugin | /config/rsbuild/tools#swc
term | decorators | /config/rsbuild/source#decorators
identifier | emitDecoratorMetadata | /config/rsbuild/source#decorators, /guide/migration/tsc#options, /guide/basic/typescript#read-and-ignored
term | sourcemap | /config/rsbuild/output#source-map
natural | tree shaking does not work | /guide/advanced/css#side-effects, /config/lib/bundle, /guide/solution/#bundle, /guide/start/glossary, /guide/publish/, /config/rsbuild/source, /guide/solution/react#bundle-or-bundleless
natural | pure annotations | /guide/faq/features#keep-comments, /config/rsbuild/output#minify, /guide/publish/
natural | node builtins in browser | /guide/advanced/output-compatibility#node-builtins
natural | shebang cli executable | /guide/solution/nodejs#library-and-command, /config/lib/banner, /guide/solution/nodejs
term | rollup plugin | /config/rsbuild/plugins, /guide/migration/tsup, /config/rsbuild/tools#rspack
natural | vite library mode migrate | /guide/migration/vite
term | unbuild | /guide/migration/unbuild
natural | analyze bundle size | /guide/advanced/rsdoctor, /config/rsbuild/performance#print-file-size
mixed | bin field package.json | /guide/solution/nodejs#library-and-command
natural | build is slow | /guide/advanced/rsdoctor, /config/rsbuild/performance#build-cache, /config/lib/dts#dts-tsgo, /config/lib/dts, /guide/advanced/dts
term | cache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
natural | supported node version | /guide/start/quick-start#requirements, /guide/solution/nodejs#engines, /guide/start/#versions
mixed | import.meta.url in cjs output | /config/lib/shims#cjs, /config/lib/shims
identifier | emitDeclarationOnly | /guide/basic/typescript, /config/lib/dts, /guide/migration/tsc, /guide/advanced/dts
term | tsgo | /config/lib/dts#dts-tsgo, /guide/basic/typescript#typescript-7
term | react compiler | /guide/solution/react#react-compiler
term | less | /guide/advanced/css#preprocessors
natural | modify rspack config | /config/rsbuild/tools#rspack, /config/rsbuild/tools
mixed | LICENSE.txt extracted comments | /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
natural | difference between tsup and this | /guide/migration/tsup#differences, /guide/migration/tsup
natural | default export interop require().default | /guide/solution/nodejs#default-export, /guide/basic/output-format#cjs
error | 'React' refers to a UMD global | /guide/solution/react#no-plugin, /guide/solution/react#jsx-runtime, /guide/faq/errors
natural | auto external not working devDependencies | /config/lib/auto-external, /guide/advanced/third-party-deps, /config/rsbuild/output#auto-external
nonsense | chocolate cake recipe |
nonsense | kubernetes ingress |
nonsense | zzxqv |
nonsense | bundle of joy quotes |
`);
