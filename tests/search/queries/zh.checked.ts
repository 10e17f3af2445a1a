import { readQueries } from './types';

/** Written from the pages. No synonym and no weight was tuned on them. */
export const checked = readQueries(`
identifier | dts.abortOnError | /config/lib/dts#dts-abort-on-error
identifier | redirect.style | /config/lib/redirect#style, /config/lib/redirect
identifier | security.nonce | /config/rsbuild/html#security, /config/rsbuild/html
identifier | resolve.aliasStrategy | /config/rsbuild/resolve#alias-strategy
identifier | inspectConfig | /guide/advanced/javascript-api#inspect-config, /guide/advanced/javascript-api#instance
identifier | --config-loader | /guide/basic/configure-rslib#typescript, /guide/basic/cli#common-flags
identifier | TS9007 | /guide/advanced/dts#errors, /guide/faq/errors#declarations, /config/lib/dts#dts-isolated
identifier | source.preEntry | /config/rsbuild/source#pre-entry
identifier | performance.printFileSize | /config/rsbuild/performance#print-file-size
identifier | customLogger | /config/rsbuild/top-level#custom-logger
identifier | vue-tsc | /guide/solution/vue#component-library, /guide/solution/vue, /guide/solution/vue#dts, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /guide/advanced/dts#engine, /guide/start/npm-packages#tools
identifier | wasm.mode | /config/lib/wasm#mode, /guide/advanced/wasm#mode, /config/lib/wasm
identifier | ERR_IMPORT_ATTRIBUTE_MISSING | /guide/advanced/json-files#problems, /guide/faq/errors#err_import_attribute_missing
identifier | rslib-runtime.js | /guide/basic/output-structure#dist-path, /guide/solution/vue#component-library
identifier | reactCompiler | /guide/solution/react#react-compiler
identifier | RSDOCTOR=true | /guide/advanced/rsdoctor, /guide/basic/cli#environment
prefix | bann | /config/lib/banner
prefix | synt | /config/lib/syntax
prefix | exter | /config/lib/external-helpers, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals
prefix | sve | /guide/solution/svelte
prefix | shim | /config/lib/shims, /config/lib/shims#esm, /config/lib/shims#cjs, /guide/start/glossary#building
prefix | autoE | /config/lib/auto-external, /config/lib/auto-extension, /config/rsbuild/output#auto-external, /config/lib/dts#dts-auto-extension, /config/lib/auto-external#rule
prefix | loadC | /guide/advanced/javascript-api#load-config
prefix | postc | /guide/advanced/css#postcss, /config/rsbuild/tools#postcss
prefix | publ | /guide/publish/, /guide/publish/#checklist, /config/rsbuild/server#public-dir
prefix | storyb | /guide/advanced/storybook
variant | umd name | /config/lib/umd-name
variant | write to disk | /config/rsbuild/dev#write-to-disk, /guide/advanced/javascript-api#inspect-config
variant | mfdev | /guide/advanced/module-federation#mf-dev, /guide/basic/cli#mf-dev
variant | css-module | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | createrslib | /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api, /guide/start/quick-start#template
variant | Split Chunk | /config/rsbuild/split-chunks
variant | typescript path | /config/lib/dts#dts-typescript-path, /config/rsbuild/source#tsconfig-path, /config/rsbuild/resolve#alias-strategy
variant | web assembly | /guide/advanced/wasm, /config/lib/wasm
variant | main field | /config/rsbuild/resolve#main-fields
variant | CJS | /config/lib/format#cjs, /guide/basic/output-format#cjs, /config/lib/shims#cjs, /guide/start/glossary#formats, /config/lib/format, /guide/solution/nodejs#esm-or-commonjs
variant | modern js module | /guide/migration/modernjs-module
variant | top level await | /guide/solution/nodejs#top-level-await
natural | 怎么把组件库的样式一起打进 js | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading, /guide/advanced/css
natural | 打包体积太大怎么查原因 | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#questions, /guide/faq/features#react-in-bundle, /config/rsbuild/performance#print-file-size, /guide/advanced/third-party-deps
natural | 改了依赖代码重新构建没反应 | /guide/faq/features#cache, /config/rsbuild/performance#build-cache
natural | 构建完 node 运行提示 require 未定义 | /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime, /guide/advanced/third-party-deps#require, /guide/basic/configure-rslib#typescript
natural | 怎么给输出文件顶部加版权信息 | /config/lib/banner, /config/lib/banner#some-files, /config/lib/footer
natural | 不想把测试文件发布出去 | /guide/faq/features#tests, /guide/basic/output-structure#bundleless, /config/lib/bundle#bundleless, /guide/advanced/rstest, /guide/publish/#checklist
natural | 一个包里既有命令行又有库怎么写 | /guide/solution/nodejs#library-and-command, /guide/basic/output-structure#entries, /config/rsbuild/source#entry, /guide/migration/tsup#before-after
natural | 怎样让产物兼容低版本浏览器 | /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#polyfill
natural | 类型文件合并成一个 | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | 只生成类型不检查能快一点吗 | /guide/advanced/dts#engine, /config/lib/dts#dts-isolated, /config/lib/dts#engine
natural | 环境变量在库里读出来是 undefined | /guide/advanced/env-vars#undefined, /guide/faq/features#import-meta-env, /guide/advanced/env-vars, /config/rsbuild/source#define
natural | 我的插件改了配置却没用 | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
natural | 同一个仓库的包互相引用找不到 | /guide/advanced/monorepo#order, /guide/advanced/monorepo, /guide/advanced/monorepo#packages, /guide/faq/errors#build
natural | 多个格式输出文件互相覆盖 | /config/lib/auto-extension#off, /config/lib/dts#two-formats, /guide/basic/output-structure#several-libs, /guide/basic/output-format#dual, /config/rsbuild/output#dist-path
natural | 文件改动后自动重新构建 | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files
natural | 老项目用 tsup 想换过来 | /guide/migration/tsup, /guide/migration/tsup#steps, /guide/migration/tsup#options
natural | dist 目录每次都被清空 | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path
natural | 加一个新文件后输出目录层级变了 | /config/lib/out-base, /guide/basic/output-structure#bundleless
natural | 图片打包后变成什么样 | /guide/advanced/static-assets#import, /guide/advanced/static-assets, /guide/basic/output-structure#styles-and-assets, /config/lib/redirect#asset
natural | 需要装哪些包 | /guide/start/npm-packages, /guide/start/npm-packages#rslib, /guide/start/quick-start#install, /guide/start/quick-start
natural | 和直接用 rsbuild 有什么区别 | /guide/start/#layers, /config/rsbuild/preset, /guide/start/, /blog/introducing-rslib#layers, /guide/start/#when-not, /blog/introducing-rslib#limits, /config/rsbuild/
natural | 代码里用了装饰器要配什么 | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored
natural | node 内置模块在浏览器构建里报错 | /guide/advanced/output-compatibility#node-builtins, /config/rsbuild/output#target, /guide/faq/errors#build
natural | 服务端组件里用客户端组件指令丢了 | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle
natural | 怎么写一份配置给好几个包用 | /guide/advanced/monorepo#share, /guide/advanced/javascript-api#merge-rslib-config, /config/lib/items#share
natural | 让 AI 助手写对 rslib 配置 | /guide/start/ai, /guide/start/ai#agents-md, /guide/start/ai#check
natural | 引入 json 文件没用到的字段会删吗 | /guide/advanced/json-files#bundle, /guide/advanced/json-files
natural | 导出的类型运行时找不到 | /guide/basic/typescript#type-exports, /config/lib/bundle#type-reexport, /guide/migration/tsc#problems, /guide/faq/errors#runtime
natural | 看不懂报错去哪里查 | /guide/faq/errors, /guide/advanced/dts#errors, /guide/faq/features
natural | 升级到 1.0 要改哪些地方 | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#config, /guide/upgrade/v0-to-v1#output, /guide/basic/upgrade-rslib
typo | 模块连邦 | /guide/advanced/module-federation, /guide/basic/output-format#mf, /config/rsbuild/module-federation, /config/lib/format#mf
typo | 环竟变量 | /guide/advanced/env-vars, /guide/basic/cli#environment
typo | 快束上手 | /guide/start/quick-start
typo | 静太资源 | /guide/advanced/static-assets
typo | 明词解释 | /guide/start/glossary
typo | 产物结够 | /guide/basic/output-structure
typo | rsdcotor | /guide/advanced/rsdoctor
typo | svrg | /guide/advanced/svgr-files
typo | 类形声明 | /guide/advanced/dts, /config/lib/dts, /blog/introducing-rslib#dts
typo | extenalHelpers | /config/lib/external-helpers
typo | 辅助涵数 | /config/lib/external-helpers, /config/lib/external-helpers#install
typo | 退出吗 | /guide/basic/cli#exit-codes
term | 摇树 | /guide/start/glossary#building, /guide/advanced/css#side-effects, /config/lib/bundle#bundle, /guide/solution/react#bundle-or-bundleless
term | 单元测试 | /guide/advanced/rstest
term | 微前端 | /guide/advanced/module-federation, /guide/solution/#decision-table, /guide/basic/output-format#mf, /config/lib/format#mf
term | 脚手架 | /guide/start/quick-start#template
term | 懒加载 | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks
term | 垫片 | /config/lib/shims, /guide/start/glossary#building, /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
term | 外部依赖 | /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals, /config/lib/auto-external, /guide/start/glossary#dependencies, /guide/solution/#dependencies
term | 日志 | /config/rsbuild/top-level, /config/rsbuild/top-level#log-level, /config/rsbuild/top-level#custom-logger
term | 预处理器 | /guide/advanced/css#preprocessors
term | 源码映射 | /config/rsbuild/output#source-map, /guide/start/glossary#building
term | 跨域 | /config/rsbuild/server, /guide/advanced/module-federation
term | 术语 | /guide/start/glossary, /guide/start/glossary#rslib
term | 端口 | /config/rsbuild/server#port, /config/rsbuild/server
term | 版本记录 | /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1, /blog/introducing-rslib#since-then, /guide/upgrade/releases
term | 缓存 | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/advanced/monorepo#order
term | 默认值 | /config/rsbuild/preset, /config/lib/, /config/, /guide/basic/cli#inspect
term | 可执行文件 | /config/lib/experiments#exe, /guide/solution/nodejs#executable, /config/lib/experiments, /guide/solution/executable
term | 路径别名 | /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/redirect, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /config/lib/redirect#js
mixed | preact 组件库 | /guide/solution/preact, /guide/solution/preact#component-library
mixed | solid 保留 jsx | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/react#jsx-runtime
mixed | iife 全局变量 | /guide/basic/output-format#iife, /config/lib/format#iife
mixed | CommonJS 下 worker 找不到 | /guide/advanced/web-workers#cjs, /guide/advanced/web-workers
mixed | global is not defined 浏览器 | /config/lib/format#umd, /guide/basic/output-format#umd, /guide/faq/errors#runtime, /config/lib/umd-name
mixed | copy 复制文件夹到 dist | /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
mixed | tsconfig 怎么配 | /guide/basic/typescript#tsconfig, /guide/start/quick-start#configure-typescript, /guide/basic/typescript, /guide/basic/typescript#read-and-ignored, /config/lib/dts
mixed | html 配置不生效 | /config/rsbuild/html, /config/rsbuild/html#html, /config/rsbuild/#sections
mixed | lib id 重复报错 | /config/lib/id#errors, /config/lib/id, /guide/faq/errors#config
mixed | npm publish 前检查 | /guide/publish/#checklist, /guide/publish/, /guide/publish/checks
mixed | rspress 写组件文档 | /guide/advanced/rspress, /guide/advanced/rspress#site
mixed | tools.rspack 自定义 loader | /config/rsbuild/tools#rspack, /config/rsbuild/tools
pinyin | jieshao | /guide/start/, /blog/introducing-rslib
pinyin | changjianwenti | /guide/faq/features
pinyin | cuowu suoyin | /guide/faq/errors
pinyin | sanfang yilai | /guide/advanced/third-party-deps
pinyin | minglinghang | /guide/basic/cli, /guide/solution/nodejs#library-and-command
pinyin | fabu | /guide/publish/, /guide/publish/#checklist, /guide/advanced/json-files#preserve
pinyin | jianrongxing | /guide/advanced/output-compatibility
pinyin | peizhi zonglan | /config/, /config/lib/, /config/rsbuild/
nonsense | 红烧排骨做法 | 
nonsense | 公积金提取 | 
nonsense | 高铁退票手续费 | 
nonsense | 啊呜噗嗤咕 | 
nonsense | 钢琴考级曲目 | 
nonsense | xqjvkw | 
nonsense | 猫咪驱虫 | 
nonsense | 羽毛球拍穿线 | 
`);
