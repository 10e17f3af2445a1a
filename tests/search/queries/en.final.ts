import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, before the ranking was touched again; read once, at the end. */
export const final = readQueries(`
identifier | output.emitCss | /config/rsbuild/output#emit
identifier | output.charset | /config/rsbuild/output#charset
identifier | resolve.aliasStrategy | /config/rsbuild/resolve#alias-strategy
identifier | resolve.mainFields | /config/rsbuild/resolve#main-fields
identifier | source.assetsInclude | /config/rsbuild/source#assets-include
identifier | server.proxy | /config/rsbuild/server
identifier | performance.chunkSplit | /config/rsbuild/performance#no-effect, /config/rsbuild/performance
identifier | tools.cssLoader | /config/rsbuild/tools#css-loaders
identifier | tools.swc | /config/rsbuild/tools#swc
identifier | html.template | /config/rsbuild/html#html
identifier | dts.alias | /config/lib/dts#dts-alias
identifier | shims.cjs | /config/lib/shims#cjs
identifier | redirect.asset | /config/lib/redirect#asset
identifier | lib.redirect | /config/lib/redirect
identifier | loadConfig | /guide/advanced/javascript-api#load-config
identifier | TS2688 | /guide/advanced/dts#errors
identifier | NO_COLOR | /guide/basic/cli#environment
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await
prefix | shi | /config/lib/shims
prefix | publi | /guide/advanced/publish, /config/rsbuild/server#public-dir
prefix | choosing a | /guide/solution/
prefix | tsconfigP | /config/rsbuild/source#tsconfig-path
prefix | error ind | /guide/faq/errors
prefix | inspectC | /guide/advanced/javascript-api#inspect-config
prefix | svg | /guide/advanced/svgr-files
prefix | json fi | /guide/advanced/json-files
prefix | intro | /guide/start/, /blog/introducing-rslib
prefix | custom log | /config/rsbuild/top-level#custom-logger
prefix | inlineSc | /config/rsbuild/output#inline
prefix | preEn | /config/rsbuild/source#pre-entry
variant | write to disk | /config/rsbuild/dev#write-to-disk
variant | legal comments | /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
variant | rslib runtime js | /guide/basic/output-structure#dist-path, /guide/solution/vue#component-library
variant | post css | /guide/advanced/css#postcss, /config/rsbuild/tools#postcss
variant | web assembly | /guide/advanced/wasm, /config/lib/wasm
variant | type script | /guide/basic/typescript
variant | es module | /guide/basic/output-format#esm, /config/lib/format#esm, /guide/start/glossary#formats
variant | .d.mts | /config/lib/dts#dts-auto-extension, /config/lib/auto-extension, /guide/basic/output-structure#extensions
variant | define config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib
variant | web-worker | /guide/advanced/web-workers
variant | redirect dts | /config/lib/redirect#dts
variant | shims-esm | /config/lib/shims#esm
natural | find out what makes my build slow | /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor
natural | run part of my code in a background thread in the browser | /guide/advanced/web-workers
natural | what should I check before a release | /guide/advanced/publish#checklist, /guide/advanced/publish
natural | sibling package still not found after I built it | /guide/advanced/monorepo#order, /guide/faq/errors#build
natural | ship a tool that runs without node installed | /guide/solution/nodejs#executable, /config/lib/experiments#exe
natural | append text to the end of every file | /config/lib/footer
natural | start a build from my own script | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance
natural | build only one of my outputs | /guide/basic/cli#build, /config/lib/id, /guide/basic/cli#common-flags
natural | make a documentation site for my package | /guide/advanced/rspress
natural | use an icon as a react component | /guide/advanced/svgr-files
natural | show the size of each file after building | /config/rsbuild/performance#print-file-size
natural | does the new release change the files I ship | /guide/basic/upgrade-rslib#compare, /guide/upgrade/v0-to-v1#output
natural | the same helper code is repeated in every file | /config/lib/external-helpers
natural | keep jsx uncompiled for server rendering | /guide/solution/solid#two-outputs, /guide/solution/solid, /guide/solution/react#jsx-runtime
natural | dependency or dev dependency, where do I list a package | /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies
natural | import with .js ending when the source is .ts | /config/rsbuild/resolve#extensions
natural | different variables for staging and production | /guide/advanced/env-vars#env-files, /guide/basic/cli#environment
natural | how does it differ from tsup | /guide/migration/tsup#differences
natural | change options depending on which command runs | /guide/basic/configure-rslib#function
natural | see my original code in the debugger | /config/rsbuild/output#source-map, /guide/start/glossary#building
natural | give these docs to chatgpt | /guide/start/ai, /guide/start/ai#addresses
natural | turn react imports into preact/compat | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/rsbuild/resolve#alias
natural | why does a chunk name end in ~0 | /guide/basic/output-structure#several-libs, /config/rsbuild/split-chunks
natural | hooks break in the app with preact | /guide/solution/preact#troubleshooting
typo | shmis | /config/lib/shims
typo | publsh | /guide/advanced/publish
typo | conditon names | /config/rsbuild/resolve#condition-names
typo | sorce map | /config/rsbuild/output#source-map
typo | rsdocter | /guide/advanced/rsdoctor
typo | javascritp api | /guide/advanced/javascript-api
typo | output formts | /guide/basic/output-format, /config/lib/format
typo | exectuable | /guide/solution/nodejs#executable, /config/lib/experiments#exe
typo | peer dependancies | /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies
typo | web wokers | /guide/advanced/web-workers
term | bundle analyzer | /guide/advanced/rsdoctor
term | content security policy | /guide/advanced/web-workers#query
term | changelog | /guide/basic/upgrade-rslib#history
term | tree shaking | /guide/start/glossary#building, /guide/solution/react#bundle-or-bundleless, /config/rsbuild/output#minify
term | cjs interop | /guide/solution/nodejs#default-export, /guide/migration/tsup#differences
term | ssr | /guide/solution/solid#two-outputs, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles
term | manual chunks | /config/rsbuild/split-chunks
term | code signing macos | /config/lib/experiments#exe
term | package linter | /guide/advanced/publish#checklist, /config/rsbuild/plugins#tried
term | type-only exports | /guide/basic/typescript#type-exports, /config/lib/bundle#type-reexport
term | system requirements | /guide/start/quick-start#requirements, /guide/start/#versions
term | deterministic output | /guide/basic/upgrade-rslib#compare
mixed | rspress two copies of rsbuild | /guide/advanced/rspress#problems
mixed | tsup onSuccess | /guide/migration/tsup#options
mixed | attw masquerading as esm | /guide/advanced/publish#problems, /guide/faq/errors#declarations, /guide/advanced/dts#two-formats, /config/lib/dts#two-formats, /guide/basic/output-format#dual
mixed | vue-tsc typescript 7 | /guide/solution/vue#component-library, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7
mixed | new URL enoent in cjs | /config/lib/shims#new-url, /guide/solution/nodejs#data-files, /guide/advanced/static-assets#new-url, /guide/faq/errors#runtime
mixed | tsconfig jsx ignored | /guide/basic/typescript#read-and-ignored, /guide/solution/react#jsx-runtime, /guide/migration/tsc#options
nonsense | guitar chords
nonsense | penguin habitat
nonsense | lasagna
nonsense | volcano eruption
nonsense | wxyqpfj
nonsense | hgfdjksl
`);
