import { readQueries } from './types';

/** Written on 2026-11-21 before the ranking was touched again, and read once, at the end. */
export const fresh = readQueries(`
identifier | dts.abortOnError | /config/lib/dts#dts-abort-on-error
identifier | redirect.asset | /config/lib/redirect#asset
identifier | output.cleanDistPath | /config/rsbuild/output#clean-dist-path
identifier | resolve.mainFields | /config/rsbuild/resolve#main-fields
identifier | loadConfig | /guide/advanced/javascript-api#load-config
identifier | performance.printFileSize | /config/rsbuild/performance#print-file-size
identifier | server.publicDir | /config/rsbuild/server#public-dir
identifier | source.tsconfigPath | /config/rsbuild/source#tsconfig-path
identifier | lib.outBase | /config/lib/out-base
identifier | tools.lightningcssLoader | /config/rsbuild/tools#lightningcss-loader
prefix | 产物结 | /guide/basic/output-structure
prefix | 命令行 | /guide/basic/cli
prefix | storyb | /guide/advanced/storybook
prefix | 产物兼 | /guide/advanced/output-compatibility
prefix | injectSt | /config/rsbuild/output#inject-styles
prefix | 名词解 | /guide/start/glossary
variant | dist path | /config/rsbuild/output#dist-path, /config/lib/dts#dts-dist-path
variant | inject-styles | /config/rsbuild/output#inject-styles
variant | alias strategy | /config/rsbuild/resolve#alias-strategy
variant | externalhelpers | /config/lib/external-helpers
natural | 怎么复制文件到 dist | /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
natural | 如何构建命令行程序 | /guide/solution/nodejs#library-and-command
natural | 怎么修改输出目录 | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path
natural | 如何在源码里使用 require | /guide/advanced/third-party-deps#require, /guide/solution/nodejs#dirname-and-require
natural | 测试文件怎么不输出 | /guide/faq/features#tests
natural | 为什么 use client 不见了 | /guide/faq/features#use-client, /guide/solution/react#use-client
natural | 类型声明为什么在 dist/src 里 | /guide/faq/features#dist-src
natural | 怎么查看最终的配置 | /config/rsbuild/preset#inspect, /guide/basic/cli#inspect, /guide/basic/configure-rslib#debug
natural | 如何内联小图片 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | 多个 lib 之间怎么共享配置 | /config/lib/items#share
natural | 已有项目怎么接入 rslib | /guide/start/quick-start#existing-project
natural | 修改了代码但是没有生效 | /guide/faq/features#cache
natural | 如何只打包某一个依赖 | /guide/advanced/third-party-deps#bundle-one, /config/lib/auto-external#exclude
natural | 打包和不打包有什么区别 | /guide/basic/output-structure, /config/lib/bundle, /guide/solution/react#bundle-or-bundleless, /guide/solution/#bundle
natural | 退出码是什么意思 | /guide/basic/cli#exit-codes
natural | 怎么监听文件变化重新构建 | /guide/basic/cli#watch
natural | 怎么用 rstest 写测试 | /guide/advanced/rstest
typo | 环竟变量 | /guide/advanced/env-vars, /guide/basic/cli#environment
typo | 产物输岀格式 | /guide/basic/output-format
typo | 快数上手 | /guide/start/quick-start
typo | 类型生明文件 | /guide/advanced/dts
typo | autoExtenson | /config/lib/auto-extension
term | 顶层 await | /guide/solution/nodejs#top-level-await
term | 路径别名 | /guide/advanced/dts#alias, /config/rsbuild/resolve#alias, /config/lib/dts#dts-alias
term | 版本号 | /guide/basic/upgrade-rslib#semver
term | 单文件可执行程序 | /guide/solution/nodejs#executable, /config/lib/experiments#exe
term | 预处理器 | /guide/advanced/css#preprocessors
term | 内容哈希 | /config/rsbuild/output#filename-hash, /config/rsbuild/output#filename
term | 代码分割 | /config/rsbuild/split-chunks
term | 许可证 | /guide/faq/features#license-file, /guide/start/#versions, /config/rsbuild/output#legal-comments
mixed | svelte 组件没有样式 | /guide/solution/svelte#missing-css
mixed | web worker 找不到 | /guide/advanced/web-workers#cjs
mixed | tsup 配置项对应 | /guide/migration/tsup#options
mixed | json 不打包 | /guide/advanced/json-files#bundleless
mixed | node 环境变量 undefined | /guide/advanced/env-vars#undefined, /guide/faq/features#import-meta-env
mixed | umd 全局变量名 | /config/lib/umd-name
mixed | react 编译器 | /guide/solution/react#react-compiler
pinyin | leixingshengming | /guide/advanced/dts, /config/lib/dts
pinyin | huanjing bianliang | /guide/advanced/env-vars, /guide/basic/cli#environment
pinyin | chanwujiegou | /guide/basic/output-structure
pinyin | mingcijieshi | /guide/start/glossary
nonsense | 足球世界杯
nonsense | 番茄炒蛋
nonsense | 房贷计算器
nonsense | zzxcvbqq
`);
