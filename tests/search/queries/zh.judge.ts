import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read once, at the end. */
export const judge = readQueries(`
identifier | output.minify | /config/rsbuild/output#minify, /guide/advanced/css#minify, /guide/faq/features#keep-comments
identifier | dts.bundle | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
identifier | resolve.alias | /config/rsbuild/resolve#alias
identifier | source.entry | /config/rsbuild/source#entry, /guide/basic/output-structure#entries
identifier | tools.postcss | /config/rsbuild/tools#postcss, /guide/advanced/css#postcss
identifier | inspectConfig | /guide/advanced/javascript-api#inspect-config, /guide/advanced/javascript-api#instance
identifier | startMFDevServer | /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#types
identifier | TS2591 | /guide/basic/typescript#node-types, /guide/faq/errors#declarations, /guide/solution/nodejs#missing-types, /guide/advanced/dts#errors, /guide/start/quick-start#troubleshooting, /config/lib/dts, /guide/basic/upgrade-rslib#troubleshooting
identifier | --no-clean | /guide/basic/cli#flags, /config/rsbuild/output#clean-dist-path, /guide/basic/cli#build, /guide/migration/modernjs-module#commands
identifier | --config-loader | /guide/basic/configure-rslib#typescript, /guide/basic/cli#common-flags
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await, /guide/solution/nodejs#esm-or-commonjs
identifier | bundledPackages | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages, /guide/migration/tsup#options
identifier | output.target | /config/rsbuild/output#target, /guide/solution/#target
identifier | verbatimModuleSyntax | /guide/basic/typescript#type-exports, /guide/basic/typescript#tsconfig, /config/lib/bundle#type-reexport, /guide/migration/tsc#problems, /guide/solution/svelte#component-library
prefix | umdN | /config/lib/umd-name
prefix | sourceM | /config/rsbuild/output#source-map
prefix | rslib mf | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
prefix | 面向 ai | /guide/start/ai
prefix | cssMo | /config/rsbuild/output#css-modules, /guide/advanced/css#modules
prefix | 从 tsu | /guide/migration/tsup
prefix | 产物输 | /guide/basic/output-format
prefix | react comp | /guide/solution/react#react-compiler
variant | auto-extension | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension
variant | build cache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
variant | data uri limit | /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets#inline
variant | lightning css | /config/rsbuild/tools#lightningcss-loader, /config/lib/syntax#scope, /guide/start/#layers
variant | tailwindcss | /guide/advanced/css#tailwind
variant | typescript7 | /guide/basic/typescript#typescript-7, /guide/start/npm-packages#typescript-7, /config/lib/dts#engine, /guide/advanced/dts#engine, /guide/upgrade/v0-to-v1#dependencies, /guide/solution/svelte#typescript-7, /config/lib/dts#dts-tsgo
variant | use-client | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle
variant | web assembly | /guide/advanced/wasm, /config/lib/wasm
variant | mono repo | /guide/advanced/monorepo
variant | isolated dts | /config/lib/dts#dts-isolated, /guide/start/glossary#types, /guide/advanced/dts#engine
natural | 怎么去掉 console | /config/rsbuild/performance#remove-console
natural | 可执行文件为什么这么大 | /config/lib/experiments#exe, /guide/solution/nodejs#executable
natural | 怎么关闭日志输出 | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
natural | 在根目录怎么构建子包 | /guide/advanced/monorepo#packages, /config/rsbuild/top-level#root, /guide/basic/cli#common-flags, /config/lib/out-base
natural | css 怎么输出到单独目录 | /config/rsbuild/output#dist-path, /config/rsbuild/output#filename
natural | 图片文件名能加哈希吗 | /config/rsbuild/output#filename-hash, /config/rsbuild/output#filename
natural | 怎么把 worker 内联 | /guide/advanced/web-workers#query
natural | 怎么给 script 标签用 | /guide/basic/output-format#umd, /config/lib/format#umd, /guide/basic/output-format#iife, /config/lib/format#iife, /guide/solution/#decision-table, /config/lib/umd-name, /guide/basic/output-format, /config/lib/format
natural | 怎么用旧版装饰器 | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored, /guide/migration/tsc#options
natural | 配置可以写异步函数吗 | /guide/basic/configure-rslib#function, /guide/advanced/javascript-api#define-config, /guide/advanced/javascript-api#types
natural | 测试里怎么读取构建常量 | /guide/advanced/rstest
natural | 怎么给组件写文档站 | /guide/advanced/rspress, /guide/advanced/rspress#site, /guide/advanced/rspress#choose, /guide/advanced/storybook
natural | 怎么固定 rslib 版本 | /guide/basic/upgrade-rslib#semver
natural | 怎么对比新旧产物 | /guide/basic/upgrade-rslib#compare, /guide/upgrade/v0-to-v1
natural | 怎么把 css 当字符串导入 | /guide/advanced/css#queries
natural | public 目录没有被复制 | /guide/advanced/static-assets#copy, /config/rsbuild/server#public-dir, /config/rsbuild/output#copy, /guide/solution/nodejs#data-files
natural | 开发服务器端口怎么改 | /config/rsbuild/server#port, /config/rsbuild/server, /config/rsbuild/module-federation, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
natural | require 进来是 undefined | /guide/solution/nodejs#top-level-await, /guide/basic/output-format#cjs, /guide/faq/errors#silent, /guide/advanced/wasm#cjs, /config/lib/wasm#off
natural | 怎么给 lib 起名字 | /config/lib/id
natural | 怎么指定别的 tsconfig | /config/rsbuild/source#tsconfig-path, /guide/basic/typescript#read-and-ignored, /guide/basic/cli#flags, /guide/migration/tsc#options
natural | 怎么清除构建缓存 | /guide/faq/features#cache, /config/rsbuild/performance#build-cache, /guide/advanced/monorepo#order, /guide/basic/upgrade-rslib#troubleshooting
natural | 怎么不读取 .env | /guide/advanced/env-vars#env-files, /guide/basic/cli#environment, /guide/basic/cli#common-flags
natural | dist 里的 1.js 是什么 | /guide/basic/output-structure#entries, /guide/solution/nodejs#library-and-command, /guide/basic/output-structure, /guide/start/glossary#building
natural | 为什么多出 rslib.config.d.ts | /config/lib/dts#errors, /guide/advanced/dts#errors, /guide/faq/features#dist-src, /guide/basic/typescript#tsconfig
natural | react 应该放在哪个依赖里 | /guide/advanced/third-party-deps#choose, /guide/solution/react#component-library, /guide/advanced/publish#recipes, /guide/faq/features#react-in-bundle
natural | 开发依赖为什么被打包 | /guide/advanced/third-party-deps, /config/lib/auto-external#rule, /guide/solution/#dependencies, /guide/start/glossary#dependencies, /guide/advanced/third-party-deps#choose
typo | 从 tusp 迁移 | /guide/migration/tsup
typo | 三方依懒 | /guide/advanced/third-party-deps
typo | monerepo | /guide/advanced/monorepo
typo | sytnax | /config/lib/syntax, /guide/advanced/output-compatibility#syntax
typo | 方案总揽 | /guide/solution/
typo | 升极 rslib | /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1
typo | externels | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals
typo | 装饰其 | /config/rsbuild/source#decorators
term | 副作用 | /guide/advanced/css#side-effects, /guide/start/glossary#building, /config/lib/bundle#bundle, /guide/advanced/publish#recipes, /guide/solution/react#component-library, /guide/advanced/output-compatibility#polyfill
term | 子路径 | /guide/advanced/third-party-deps#externals, /config/rsbuild/output#externals, /config/lib/auto-external#rule
term | 开发服务器 | /config/rsbuild/dev, /config/rsbuild/server, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev, /guide/advanced/storybook#setup
term | 预设 | /config/rsbuild/preset, /guide/migration/modernjs-module#presets, /guide/start/glossary#rslib
term | 死代码 | /config/rsbuild/output#minify
term | 模块格式 | /config/lib/format, /guide/basic/output-format, /guide/start/glossary#formats
term | 增量构建 | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /config/lib/dts#dts-build
term | base64 | /config/rsbuild/output#data-uri-limit, /guide/advanced/static-assets#inline
term | ssr | /config/rsbuild/output#target, /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#inject-styles
term | 单例 | /guide/advanced/module-federation#settings, /config/rsbuild/module-federation, /guide/basic/output-format#two-instances, /guide/solution/nodejs#esm-or-commonjs
term | 迁移指南 | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module, /guide/upgrade/v0-to-v1
term | 破坏性变更 | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#config, /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib#semver
term | 按需引入 | /config/rsbuild/source#transform-import, /config/lib/bundle, /guide/solution/#bundle
term | 数据文件 | /guide/solution/nodejs#data-files, /guide/advanced/json-files, /guide/advanced/static-assets#new-url
term | 调试 | /guide/basic/configure-rslib#debug, /config/rsbuild/preset#inspect, /guide/basic/cli#inspect, /config/rsbuild/output#source-map, /guide/basic/cli#environment, /guide/start/glossary#building
mixed | vue prop 变成 any | /guide/solution/vue#dts
mixed | solid 只输出一份 | /guide/solution/solid#one-output
mixed | jest 加载 esm | /guide/solution/nodejs#esm-or-commonjs
mixed | iife 导出报错 | /guide/basic/output-format#iife, /config/lib/format#iife, /guide/faq/errors#build
mixed | umd 命名空间 | /config/lib/umd-name#values, /config/lib/umd-name
mixed | windows 运行 rsdoctor | /guide/advanced/rsdoctor
mixed | tailwind 重置样式 | /guide/advanced/css#tailwind
mixed | publint 检查 | /guide/advanced/publish#checklist, /guide/advanced/publish#problems, /config/rsbuild/plugins#tried, /guide/migration/tsup#steps, /guide/start/npm-packages#tools
mixed | noExternal 对应什么 | /guide/migration/tsup#options, /guide/advanced/third-party-deps#bundle-one, /config/lib/auto-external#exclude, /config/rsbuild/output#auto-external
mixed | css modules 类名 | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
pinyin | peizhizonglan | /config/, /config/lib/, /config/rsbuild/
pinyin | sanfang yilai | /guide/advanced/third-party-deps
pinyin | jiantingmoshi | /guide/basic/cli#watch
pinyin | yasuo | /config/rsbuild/output#minify, /guide/advanced/css#minify
nonsense | 羽毛球拍
nonsense | 蜂蜜柚子茶
nonsense | 恐龙
nonsense | 滑雪场
nonsense | wqjzkfhv
`);
