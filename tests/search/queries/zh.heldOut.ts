import { readQueries } from './types';

/** Chinese queries nobody tunes on: they are only counted. A wrong expectation may be mended, with its reason. */
export const heldOut = readQueries(`
identifier | lib.format | /config/lib/format
identifier | lib.bundle | /config/lib/bundle
identifier | lib.shims | /config/lib/shims
identifier | banner | /config/lib/banner
identifier | outBase | /config/lib/out-base
identifier | redirect | /config/lib/redirect
identifier | lib.syntax | /config/lib/syntax
identifier | experiments.exe | /config/lib/experiments#exe
identifier | output.distPath | /config/rsbuild/output#dist-path
identifier | output.copy | /config/rsbuild/output#copy
identifier | source.define | /config/rsbuild/source#define
identifier | tools.rspack | /config/rsbuild/tools#rspack
identifier | conditionNames | /config/rsbuild/resolve#condition-names
identifier | removeConsole | /config/rsbuild/performance#remove-console
identifier | customLogger | /config/rsbuild/top-level#custom-logger
identifier | splitChunks | /config/rsbuild/split-chunks
identifier | dts.tsgo | /config/lib/dts#dts-tsgo
identifier | wasm.mode | /config/lib/wasm#mode
identifier | TS5011 | /guide/basic/typescript#rootdir
identifier | mf-dev | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
identifier | legalComments | /config/rsbuild/output#legal-comments
identifier | autoExternal | /config/rsbuild/output#auto-external, /config/lib/auto-external
prefix | 产物兼 | /guide/advanced/output-compatibility
prefix | 命令 | /guide/basic/cli
prefix | 方案 | /guide/solution/
prefix | 常见 | /guide/faq/features
prefix | 升级 | /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1
prefix | 产物结 | /guide/basic/output-structure
prefix | storyb | /guide/advanced/storybook
prefix | preac | /guide/solution/preact
prefix | 处理三方 | /guide/advanced/third-party-deps
prefix | 单文件可 | /guide/solution/nodejs#executable
variant | external helpers | /config/lib/external-helpers
variant | out-base | /config/lib/out-base
variant | dist path | /config/rsbuild/output#dist-path
variant | 三方依赖 | /guide/advanced/third-party-deps
variant | 第三方库 | /guide/advanced/third-party-deps
variant | 类型定义文件 | /guide/advanced/dts, /config/lib/dts
variant | 快速开始 | /guide/start/quick-start
variant | 术语表 | /guide/start/glossary
variant | commonjs | /guide/basic/output-format#cjs, /config/lib/format, /guide/start/glossary
variant | CSS 模块 | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
natural | 如何排除测试文件 | /guide/faq/features#tests
natural | 怎么安装 rslib | /guide/start/quick-start#install
natural | 如何使用模块联邦 | /guide/advanced/module-federation
natural | 为什么 use client 没有了 | /guide/faq/features#use-client, /guide/solution/react#use-client
natural | 怎么构建 vue 组件库 | /guide/solution/vue#component-library
natural | 类型声明为什么在 dist/src 里 | /guide/faq/features#dist-src
natural | 怎么打包某个依赖 | /guide/advanced/third-party-deps#bundle-one, /config/lib/auto-external#exclude, /config/rsbuild/output
natural | 不写配置文件可以构建吗 | /guide/basic/cli#no-config
natural | 如何监听文件变化 | /guide/basic/cli#watch
natural | 配置项写错了为什么不报错 | /guide/faq/features#unknown-option, /config/lib/items
natural | 从 tsc 迁移到 rslib | /guide/migration/tsc
natural | 从 Modern.js 迁移 | /guide/migration/modernjs-module
natural | 如何导入 svg | /guide/advanced/svgr-files
natural | 在 ESM 里使用 __dirname | /guide/solution/nodejs#dirname-and-require, /config/lib/shims
natural | 怎么复制文件到产物目录 | /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
natural | 怎么修改产物文件名 | /config/rsbuild/output#filename, /config/lib/auto-extension
natural | 如何发布 less 文件 | /guide/faq/features#skip-assets
natural | import.meta.env 为什么是 undefined | /guide/faq/features#import-meta-env
natural | 什么时候不应该用 rslib | /guide/start/#when-not
natural | 改了代码为什么没有变化 | /guide/faq/features#cache
natural | 多个 lib 共享配置 | /config/lib/items#share
natural | 打包 json 文件 | /guide/advanced/json-files#bundle
natural | 如何给文件加上版权头部注释 | /config/lib/banner
typo | 类型声名 | /guide/advanced/dts, /config/lib/dts
typo | 名词解示 | /guide/start/glossary
typo | 命令航工具 | /guide/basic/cli
typo | 常见问提 | /guide/faq/features
typo | autoExtenal | /config/rsbuild/output#auto-external, /config/lib/auto-external
typo | redirct | /config/lib/redirect
typo | 产物结购 | /guide/basic/output-structure
term | 外部依赖 | /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /config/lib/umd-name, /guide/start/glossary
term | 顶层 await | /guide/solution/nodejs#top-level-await
term | 退出码 | /guide/basic/cli#exit-codes
term | 摇树 | /guide/start/glossary, /guide/solution/react, /guide/start/
term | 源码映射 | /config/rsbuild/output#source-map
term | 脚手架 | /guide/start/quick-start#template
term | 辅助函数 | /config/lib/external-helpers
term | 浏览器兼容性 | /guide/advanced/output-compatibility
term | 别名 | /config/rsbuild/resolve#alias, /guide/advanced/dts#alias
term | 类型检查 | /guide/basic/typescript#type-check
term | 名词 | /guide/start/glossary
term | 头部注释 | /config/lib/banner
term | 扩展名 | /config/lib/auto-extension, /guide/basic/output-structure#extensions
mixed | node 版本 | /guide/solution/nodejs#engines
mixed | tsup 配置项 | /guide/migration/tsup#options
mixed | ts 配置文件 | /guide/basic/configure-rslib#typescript, /guide/basic/typescript
mixed | dts 两种格式 | /config/lib/dts#two-formats, /guide/advanced/dts#two-formats
mixed | less 样式 | /guide/advanced/css#preprocessors, /guide/faq/features#skip-assets, /config/rsbuild/tools#css-loaders, /config/rsbuild/plugins
mixed | cdn 静态资源 | /guide/advanced/static-assets
mixed | polyfill 副作用 | /guide/advanced/output-compatibility#polyfill
mixed | yaml 文件 | /guide/advanced/json-files#yaml-toml
mixed | esm 还是 cjs | /guide/solution/nodejs#esm-or-commonjs
mixed | AGENTS.md 怎么写 | /guide/start/ai#agents-md
pinyin | mingciJieshi | /guide/start/glossary
pinyin | chanwu jiegou | /guide/basic/output-structure
pinyin | leixing shengming | /guide/advanced/dts
pinyin | minglinghang | /guide/basic/cli
pinyin | zujianku | /guide/solution/react, /guide/solution/vue, /guide/solution/preact, /guide/solution/svelte
pinyin | jianrongxing | /guide/advanced/output-compatibility
pinyin | qianyi | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module
pinyin | shengji rslib | /guide/basic/upgrade-rslib
nonsense | 区块链钱包
nonsense | 如何学习钢琴
nonsense | 蛋糕食谱
nonsense | zzzzqqqq
nonsense | 房贷利率计算
nonsense | 光合作用
`);
