import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, to tune on. */
export const tuned2 = readQueries(`
natural | 产物里的变量名为什么变短了 | /config/rsbuild/output#minify, /guide/faq/features#keep-comments, /guide/advanced/css#minify
natural | 怎么给图片地址加上域名 | /config/rsbuild/output#asset-prefix, /guide/advanced/static-assets#inline
natural | 能不能把 css 直接写进 js 里 | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading
natural | 组件样式在应用里被当成无用代码删了 | /guide/advanced/css#side-effects, /guide/solution/react#component-library
natural | 同一个仓库的几个包怎么共用一份配置 | /guide/advanced/monorepo#share, /guide/advanced/javascript-api#merge-rslib-config
natural | 依赖的包已经构建了还是提示找不到 | /guide/advanced/monorepo#order, /guide/faq/errors#build
natural | 仓库内部的包不想发布怎么办 | /guide/advanced/monorepo#packages
natural | package.json 的 exports 怎么写 | /guide/advanced/publish#recipes, /guide/start/quick-start#create-package
natural | 发版之前要检查什么 | /guide/advanced/publish#checklist
natural | 有类型错误也想让构建通过 | /config/lib/dts#dts-abort-on-error
natural | 怎么把所有 d.ts 合成一个 | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | 类型文件想放到单独的目录 | /config/lib/dts#dts-dist-path
natural | 生成类型太慢了 | /guide/advanced/dts#engine, /config/lib/dts#engine, /config/lib/dts#dts-isolated
natural | 怎么没有生成 d.cts | /config/lib/dts#dts-auto-extension, /config/lib/dts#two-formats, /guide/basic/output-structure#extensions, /guide/advanced/dts#two-formats, /config/lib/auto-extension
natural | 引用 .vue 文件提示找不到模块 | /guide/solution/vue#dts, /guide/faq/errors#declarations, /guide/advanced/dts#errors
natural | 页面上出现了两份 react | /guide/solution/react#invalid-hook-call, /guide/advanced/third-party-deps#choose, /guide/faq/features#react-in-bundle
natural | 组件渲染时提示 React 没有定义 | /guide/solution/react#no-plugin, /guide/faq/errors#runtime, /guide/solution/preact#troubleshooting
natural | 想把 jsx 原样留给使用者编译 | /guide/solution/react#jsx-runtime, /guide/solution/solid#two-outputs
natural | vue 组件怎么合成一个文件 | /guide/solution/vue#bundle
natural | 老的 node 项目能 require 我的包吗 | /guide/solution/nodejs#esm-or-commonjs, /guide/basic/output-format#two-instances, /config/lib/format
natural | 读取旁边的文件报 ENOENT | /guide/solution/nodejs#data-files, /guide/advanced/static-assets#new-url, /config/lib/shims#new-url, /guide/faq/errors#runtime
natural | 给浏览器用的库里能引入 path 模块吗 | /guide/advanced/output-compatibility#node-builtins, /config/rsbuild/output#target
natural | 怎么确认产物没有用到太新的语法 | /guide/advanced/output-compatibility#check
natural | 为什么 browserslist 没有生效 | /config/lib/syntax#scope, /config/rsbuild/output#override-browserslist
natural | 数组的 at 方法会自动补上吗 | /guide/advanced/output-compatibility, /config/lib/syntax#scope, /guide/advanced/output-compatibility#polyfill
natural | 怎么只构建其中一个 lib | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | 怎么换一个配置文件 | /guide/basic/configure-rslib#file-names, /guide/basic/cli#common-flags
natural | 开发和生产返回不同的配置 | /guide/basic/configure-rslib#function
natural | 配置文件里写 require 报错 | /guide/basic/configure-rslib#typescript, /config/rsbuild/tools#postcss, /guide/faq/errors#runtime
natural | 很旧的版本升上来要注意什么 | /guide/upgrade/v0-to-v1#older, /guide/basic/upgrade-rslib#history
natural | advancedEsm 去哪了 | /config/lib/experiments#advanced-esm, /guide/upgrade/v0-to-v1#config, /guide/basic/upgrade-rslib#troubleshooting
natural | 怎么用 node 脚本触发构建 | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance
natural | 脚本里怎么拿到构建的报错 | /guide/advanced/javascript-api#errors
natural | node 运行产物时图片加载失败 | /guide/advanced/static-assets#import, /guide/faq/errors#runtime
natural | 不想每次构建都清空 dist | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path
natural | 命令行文件加了 banner 就跑不起来 | /config/lib/banner, /config/lib/banner#some-files, /guide/solution/nodejs#library-and-command, /guide/faq/errors#runtime
natural | 怎么在代码里注入版本号 | /config/rsbuild/source#define, /guide/advanced/env-vars#define
natural | 导入 css 时 ts 报错 | /guide/advanced/css#modules, /guide/advanced/dts#errors, /guide/faq/errors#declarations, /config/lib/dts
natural | 新加一个文件 dist 的目录全变了 | /config/lib/out-base, /guide/basic/output-structure#bundleless
natural | 不想让导入路径自动补上 .js | /config/lib/redirect#js, /config/lib/redirect
natural | umd 怎么使用页面上已有的 react | /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
natural | 远程模块怎么和宿主共用一份依赖 | /guide/advanced/module-federation#settings, /config/rsbuild/module-federation
natural | rslib 和 rsbuild 是什么关系 | /guide/start/#layers, /blog/introducing-rslib#layers
natural | 声明了 external 但子路径还是被打进去了 | /guide/advanced/third-party-deps#externals, /config/rsbuild/output#externals
natural | 安装时提示 ERESOLVE | /guide/start/npm-packages#typescript-7, /guide/advanced/rstest
term | 双包风险 | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | 动态导入 | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks
term | 对等依赖 | /guide/start/glossary#dependencies, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps
term | 条件导出 | /config/rsbuild/resolve#condition-names, /guide/solution/nodejs#node-and-browser, /guide/start/glossary#dependencies
term | 混淆 | /config/rsbuild/output#minify, /guide/advanced/css#minify
term | 全局变量 | /config/lib/umd-name, /guide/basic/output-format#umd, /config/lib/format#umd, /guide/basic/output-format#iife, /config/lib/format#iife
term | 服务端组件 | /guide/solution/react#use-client
term | 编译目标 | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /config/rsbuild/output#target
term | 工作区 | /guide/advanced/monorepo, /guide/advanced/monorepo#packages
term | 单元测试 | /guide/advanced/rstest
term | 体积分析 | /guide/advanced/rsdoctor, /config/rsbuild/performance#print-file-size
term | 浏览器前缀 | /config/rsbuild/tools#lightningcss-loader, /config/lib/syntax#scope
term | 项目引用 | /config/lib/dts#dts-build, /guide/advanced/monorepo#references
term | 热更新 | /config/rsbuild/dev, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#mf-dev, /guide/basic/cli#watch
term | 反向代理 | /config/rsbuild/server
term | 生命周期钩子 | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
term | 原生编译器 | /config/lib/dts#dts-tsgo, /config/lib/dts#engine, /guide/start/glossary#types, /guide/advanced/dts#engine, /guide/basic/typescript#typescript-7, /guide/upgrade/v0-to-v1#config
term | 字体文件 | /guide/advanced/static-assets, /config/rsbuild/output#filename
mixed | svelte typescript 7 报错 | /guide/solution/svelte#typescript-7, /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7
mixed | tsup 行为差异 | /guide/migration/tsup#differences
mixed | npm-component 预设怎么换 | /guide/migration/modernjs-module#presets
mixed | outDir 对应哪个配置 | /guide/migration/tsc#options, /config/rsbuild/output#dist-path, /guide/migration/tsup#options
mixed | attw Masquerading as ESM | /guide/advanced/publish#problems, /guide/advanced/dts#two-formats, /config/lib/dts#two-formats, /guide/advanced/dts#errors, /guide/faq/errors#declarations, /guide/basic/output-format#dual
mixed | pnpm 构建顺序 | /guide/advanced/monorepo#packages, /guide/advanced/monorepo#order
mixed | tsconfig paths 优先级 | /config/rsbuild/resolve#alias-strategy
mixed | NO_COLOR 去掉颜色 | /guide/basic/cli#environment
mixed | wasm 保留原文件 | /config/lib/wasm#mode, /guide/advanced/wasm#mode, /config/lib/wasm#off
mixed | 脚本里读取 .env | /guide/advanced/javascript-api#load-env, /guide/advanced/env-vars#env-files
variant | watch files | /config/rsbuild/dev#watch-files, /guide/basic/cli#watch
variant | css-loader | /config/rsbuild/tools#css-loaders
variant | filename hash | /config/rsbuild/output#filename-hash
variant | webworker | /guide/advanced/web-workers
variant | js api | /guide/advanced/javascript-api
identifier | output.charset | /config/rsbuild/output#charset
identifier | source.transformImport | /config/rsbuild/source#transform-import
identifier | runCLI | /guide/advanced/javascript-api#run-cli
identifier | lib.footer | /config/lib/footer
prefix | svel | /guide/solution/svelte
prefix | 从 tsc | /guide/migration/tsc
typo | javascirpt api | /guide/advanced/javascript-api
typo | 预处里器 | /guide/advanced/css#preprocessors
typo | 源码影射 | /config/rsbuild/output#source-map
typo | rstset | /guide/advanced/rstest
pinyin | tuichuma | /guide/basic/cli#exit-codes
pinyin | bianxie chajian | /config/rsbuild/plugins#own
`);
