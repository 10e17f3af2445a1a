import { readQueries } from './types';

/** English queries the ranking was tuned on. The page named is the one that explains the thing. */
export const tuned = readQueries(`
identifier | lib.dts | /config/lib/dts
identifier | autoExternal | /config/rsbuild/output#auto-external, /config/lib/auto-external
identifier | lib.autoExternal | /config/lib/auto-external
identifier | externalHelpers | /config/lib/external-helpers
identifier | output.distPath | /config/rsbuild/output#dist-path
identifier | umdName | /config/lib/umd-name
identifier | outBase | /config/lib/out-base
identifier | dts.bundle | /config/lib/dts#dts-bundle
identifier | source.define | /config/rsbuild/source#define
identifier | tools.postcss | /config/rsbuild/tools#postcss
identifier | experiments.exe | /config/lib/experiments#exe
identifier | redirect.js | /config/lib/redirect#js
identifier | logLevel | /config/rsbuild/top-level#log-level
prefix | auto ext | /config/lib/auto-extension, /config/lib/auto-external, /config/rsbuild/output
prefix | umdna | /config/lib/umd-name
prefix | gloss | /guide/start/glossary
prefix | quick st | /guide/start/quick-start
prefix | transformimp | /config/rsbuild/source#transform-import
prefix | modern | /guide/migration/modernjs-module
prefix | ban | /config/lib/banner
prefix | sve | /guide/solution/svelte
variant | auto-extension | /config/lib/auto-extension
variant | auto external | /config/rsbuild/output#auto-external, /config/lib/auto-external
variant | umd name | /config/lib/umd-name
variant | out base | /config/lib/out-base
variant | sourcemap | /config/rsbuild/output#source-map
variant | d.ts | /config/lib/dts, /guide/advanced/dts, /guide/start/glossary, /guide/basic/typescript
variant | external helpers | /config/lib/external-helpers
variant | distpath | /config/rsbuild/output#dist-path
variant | decorator | /config/rsbuild/source#decorators
natural | how to keep comments in the output | /guide/faq/features#keep-comments
natural | why is react bundled into my library | /guide/faq/features#react-in-bundle, /guide/solution/react
natural | migrate from tsup | /guide/migration/tsup
natural | how do I build esm and cjs | /guide/basic/output-format#dual
natural | why did use client disappear | /guide/faq/features#use-client, /guide/solution/react
natural | use path alias | /config/rsbuild/resolve#alias, /config/rsbuild/resolve#alias-strategy, /guide/advanced/dts#alias, /config/lib/dts#dts-alias
natural | build a vue component library | /guide/solution/vue#component-library
natural | how to generate declaration files | /guide/advanced/dts, /config/lib/dts, /guide/basic/typescript
natural | which node versions are supported | /guide/solution/nodejs#engines, /guide/start/quick-start#requirements, /guide/start/#versions
natural | watch mode | /guide/basic/cli#watch
natural | exclude test files from output | /guide/faq/features#tests
typo | extrenal helpers | /config/lib/external-helpers
typo | sytnax | /config/lib/syntax
typo | redirct | /config/lib/redirect
typo | glosary | /guide/start/glossary
typo | declartion files | /guide/advanced/dts, /config/lib/dts, /guide/basic/typescript
typo | decoraters | /config/rsbuild/source#decorators
term | single executable | /config/lib/experiments#exe, /guide/solution/nodejs
term | bundleless | /config/lib/bundle#bundleless, /guide/basic/output-structure, /guide/start/glossary
term | polyfill | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
term | webassembly | /guide/advanced/wasm, /config/lib/wasm
term | jsx runtime | /guide/solution/react#jsx-runtime
term | dual package | /guide/basic/output-format#dual, /guide/start/glossary
term | css modules | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
term | micro frontend | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format
term | license header | /config/lib/banner
mixed | vue dts | /guide/solution/vue#dts
mixed | tsconfig paths alias | /config/rsbuild/resolve#alias
mixed | umd global is not defined | /config/lib/umd-name, /guide/basic/output-format, /config/lib/format
mixed | dts two formats | /guide/advanced/dts#two-formats, /config/lib/dts#two-formats
mixed | TS5011 rootDir | /guide/basic/typescript#rootdir
mixed | react compiler | /guide/solution/react#react-compiler
nonsense | quantum entanglement
nonsense | chocolate cake recipe
nonsense | qwertyzxcv
nonsense | kubernetes ingress controller
`);
