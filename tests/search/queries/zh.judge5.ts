import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, in words far from theirs; read while keywords were added. */
export const judge5 = readQueries(`
identifier | dts.abortOnError | /config/lib/dts#dts-abort-on-error, /config/lib/dts#options
identifier | --no-bundle | /config/lib/bundle, /guide/basic/cli#flags, /guide/basic/cli#build
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/css#modules, /config/lib/dts
identifier | externalsPresets | /config/rsbuild/preset#rspack
identifier | optionalDependencies | /config/lib/auto-external#rule, /guide/advanced/third-party-deps, /guide/solution/#dependencies
identifier | @rstest/adapter-rslib | /guide/advanced/rstest, /guide/start/npm-packages#tools, /guide/start/npm-packages#typescript-7
identifier | reactCompiler | /guide/solution/react#react-compiler
identifier | mixedImport | /guide/advanced/svgr-files#bundleless
identifier | createRequire | /guide/advanced/third-party-deps#require, /config/lib/shims#esm
identifier | NO_COLOR | /guide/basic/cli#environment
identifier | pluginBabel | /guide/solution/solid#two-outputs, /guide/solution/solid#one-output, /guide/solution/solid#troubleshooting, /guide/solution/solid
identifier | customLogger | /config/rsbuild/top-level#custom-logger
identifier | writeToDisk | /config/rsbuild/dev#write-to-disk, /guide/advanced/javascript-api#inspect-config
identifier | footer.js | /config/lib/footer
identifier | cacheGroups | /config/rsbuild/split-chunks
identifier | ?worker&inline | /guide/advanced/web-workers#query
prefix | autoE | /config/lib/auto-extension, /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/dts#dts-auto-extension
prefix | publi | /guide/advanced/publish, /config/rsbuild/server#public-dir, /guide/advanced/publish#checklist
prefix | webas | /guide/advanced/wasm, /config/lib/wasm
prefix | rspr | /guide/advanced/rspress
prefix | alia | /config/rsbuild/resolve#alias, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /guide/advanced/dts#alias
prefix | bundlel | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/format#bundleless, /config/lib/bundle, /guide/solution/react#bundle-or-bundleless, /guide/start/glossary#building
prefix | 静态资 | /guide/advanced/static-assets, /guide/basic/output-structure#styles-and-assets
prefix | 退出 | /guide/basic/cli#exit-codes
prefix | 装饰 | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored
prefix | 迁移 | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module
variant | treeshaking | /guide/advanced/css#side-effects, /guide/start/glossary#building, /guide/solution/react#bundle-or-bundleless
variant | dts bundle | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
variant | externalhelper | /config/lib/external-helpers
variant | conditionname | /config/rsbuild/resolve#condition-names
variant | nodejs | /guide/solution/nodejs
variant | pre entry | /config/rsbuild/source#pre-entry
variant | define-config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib
variant | modernjs module | /guide/migration/modernjs-module
variant | typescript7 | /guide/basic/typescript#typescript-7, /guide/start/npm-packages#typescript-7, /config/lib/dts#engine, /guide/solution/svelte#typescript-7, /guide/advanced/dts#engine
variant | rslib config ts | /guide/basic/configure-rslib, /guide/basic/configure-rslib#file-names, /config/, /guide/basic/configure-rslib#typescript
variant | lib experiment exe | /config/lib/experiments#exe, /config/lib/experiments, /guide/solution/nodejs#executable
variant | umd name | /config/lib/umd-name
natural | 报错看不懂去哪里查 | /guide/faq/errors, /guide/advanced/dts#errors
natural | 包里到底都打进去了些啥 | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#questions, /guide/advanced/publish#checklist
natural | 上传 npm 前要检查什么 | /guide/advanced/publish#checklist, /guide/advanced/publish
natural | 升级之后打出来的东西不一样了 | /guide/upgrade/v0-to-v1#output, /guide/basic/upgrade-rslib#compare, /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib#troubleshooting, /guide/upgrade/v0-to-v1#older
natural | 开发组件时想边改边看效果 | /guide/advanced/storybook, /guide/advanced/rspress#develop, /guide/basic/cli#watch, /guide/advanced/rspress#choose
natural | 一次构建想出两种格式 | /guide/basic/output-format#dual, /config/lib/format#cjs, /config/lib/items, /config/lib/dts#two-formats
natural | 不想把 lodash 打进去 | /guide/advanced/third-party-deps, /guide/advanced/third-party-deps#choose, /config/rsbuild/output#externals, /config/lib/auto-external#rule, /guide/advanced/third-party-deps#externals
natural | 引入的图片显示不出来 | /guide/advanced/static-assets, /guide/advanced/static-assets#import, /guide/advanced/static-assets#css, /guide/advanced/static-assets#inline, /config/rsbuild/output#asset-prefix
natural | 保存代码后自动重新编译 | /guide/basic/cli#watch, /guide/basic/cli#common-flags
natural | 能不能不要单独的 css 文件 | /config/rsbuild/output#inject-styles, /guide/advanced/css#loading
natural | 哪些包的版本能配在一起用 | /guide/start/npm-packages, /guide/start/npm-packages#plugins, /guide/start/npm-packages#rslib, /guide/basic/upgrade-rslib#upgrade, /guide/start/npm-packages#tools
natural | 怎么让每个文件单独输出 | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/bundle, /guide/solution/#bundle
natural | 我的 node 版本够不够 | /guide/start/quick-start#requirements, /guide/start/#versions, /guide/solution/nodejs#engines
natural | 生成类型太慢了 | /config/lib/dts#engine, /guide/advanced/dts#engine, /config/lib/dts#dts-isolated
natural | 开发和生产用不同的配置 | /guide/basic/configure-rslib#function, /guide/advanced/env-vars#env-files, /config/rsbuild/top-level#mode
natural | .env 里的密钥会泄露到代码里吗 | /guide/advanced/env-vars#env-files, /guide/advanced/env-vars
natural | 写一个全局安装就能跑的命令 | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs
natural | 在自己的脚本里调用构建 | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#run-cli
natural | 为什么不直接用 rsbuild | /blog/introducing-rslib#why, /guide/start/#when-to-choose, /guide/start/#layers, /blog/introducing-rslib#layers, /guide/start/#when-not, /blog/introducing-rslib
natural | vue 组件怎么带上类型 | /guide/solution/vue#component-library, /guide/solution/vue#dts, /guide/solution/vue
natural | 打完包 class 名变了 | /config/rsbuild/output#css-modules, /guide/advanced/css#modules
natural | 加了文件头注释以后命令跑不起来 | /config/lib/banner, /guide/solution/nodejs#library-and-command, /guide/faq/errors#runtime, /config/lib/banner#some-files
natural | 浏览器控制台说 global 没定义 | /config/lib/format#umd, /guide/basic/output-format#umd, /guide/faq/errors#runtime, /config/lib/umd-name
natural | 工作区里的包互相找不到 | /guide/advanced/monorepo#order, /guide/advanced/monorepo, /guide/advanced/monorepo#references, /guide/faq/errors#build, /guide/advanced/monorepo#packages
natural | 老项目怎么接进来 | /guide/start/quick-start#existing-project, /guide/migration/tsc, /guide/migration/tsup, /guide/migration/modernjs-module
natural | 有现成的插件吗？ | /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins, /config/rsbuild/plugins
natural | 终端输出太多，想安静点 | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
natural | 测试代码跑到 dist 里去了 | /guide/faq/features#tests, /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /guide/advanced/rstest, /guide/faq/errors#silent
natural | dist 里的目录层级突然变了 | /config/lib/out-base, /guide/basic/output-structure#bundleless
natural | 几个输出想共用同样的选项 | /config/lib/items#share, /guide/basic/configure-rslib#layers, /config/lib/items
typo | 模块联帮 | /guide/advanced/module-federation, /guide/basic/output-format#mf, /config/rsbuild/module-federation, /config/lib/format#mf
typo | 类型申明 | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations
typo | 装试器 | /config/rsbuild/source#decorators
typo | 方案总揽 | /guide/solution/
typo | 环镜变量 | /guide/advanced/env-vars, /guide/basic/cli#environment
typo | 常见间题 | /guide/faq/features
typo | 产物结够 | /guide/basic/output-structure
typo | redriect | /config/lib/redirect
typo | formt | /config/lib/format
typo | rsdocter | /guide/advanced/rsdoctor
typo | shmis | /config/lib/shims
typo | javscript api | /guide/advanced/javascript-api
term | 摇树优化 | /guide/start/glossary#building, /guide/advanced/css#side-effects, /guide/solution/react#bundle-or-bundleless
term | 按需加载 | /config/rsbuild/split-chunks, /config/rsbuild/source#transform-import, /guide/basic/output-structure#entries, /guide/start/glossary#building
term | 跨域 | /config/rsbuild/server
term | 缓存 | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/advanced/monorepo#order
term | 文件哈希 | /config/rsbuild/output#filename-hash
term | 语法降级 | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility, /guide/solution/nodejs#engines, /config/lib/syntax#values
term | 开源协议 | /guide/start/#versions, /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
term | 服务端渲染 | /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles, /guide/solution/react#use-client, /config/rsbuild/output#emit
term | 大模型 | /guide/start/ai, /guide/start/ai#agents-md, /guide/start/ai#check, /guide/start/ai#addresses
term | 全局变量 | /config/lib/umd-name, /guide/basic/output-format#umd, /config/lib/umd-name#values, /config/lib/format#iife, /guide/basic/output-format#iife, /config/lib/format#umd, /guide/basic/output-format#umd-externals
term | 技术选型 | /guide/solution/, /guide/solution/#decision-table, /guide/start/#when-to-choose, /guide/start/#when-not
term | 所有配置项 | /config/, /config/lib/, /config/rsbuild/
term | 懒加载 chunk | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /guide/basic/output-structure#several-libs, /guide/start/glossary#building
term | 注释 | /guide/faq/features#keep-comments, /config/rsbuild/output#legal-comments, /config/lib/banner, /config/lib/footer, /config/rsbuild/output#minify
term | 顶层 await | /guide/solution/nodejs#top-level-await
term | 官方博客 | /blog/, /blog/introducing-rslib
term | 术语 | /guide/start/glossary, /guide/start/glossary#rslib
term | 中间件 | /config/rsbuild/server, /config/rsbuild/dev
mixed | tsup 的 noExternal 对应什么 | /guide/migration/tsup#options, /config/lib/auto-external#exclude, /guide/advanced/third-party-deps#bundle-one
mixed | preact 的 hooks 失效 | /guide/solution/preact#troubleshooting, /guide/solution/preact
mixed | svelte 样式不生效 | /guide/solution/svelte#missing-css, /guide/solution/svelte, /guide/advanced/css, /guide/faq/features#css-missing
mixed | SVGR 不打包时 ?react 没用 | /guide/advanced/svgr-files#bundleless, /guide/advanced/svgr-files
mixed | environments 写了被忽略 | /config/rsbuild/top-level#environments, /config/rsbuild/#sections, /guide/basic/configure-rslib#debug
mixed | tailwind 不要重置样式 | /guide/advanced/css#tailwind
mixed | exports 里 types 的顺序 | /guide/advanced/publish#problems, /guide/advanced/publish#checklist, /guide/advanced/publish#recipes
mixed | modern build 换成什么命令 | /guide/migration/modernjs-module#commands, /guide/migration/modernjs-module#steps, /guide/migration/modernjs-module
mixed | public 文件夹没有复制 | /config/rsbuild/server#public-dir, /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
mixed | bundlerChain 关掉某条规则 | /config/rsbuild/tools#bundler-chain
mixed | autoExternal 弃用警告 | /config/lib/auto-external, /guide/upgrade/v0-to-v1#config, /guide/faq/errors#config, /guide/basic/upgrade-rslib#troubleshooting
mixed | JSON 导入报 TS2732 | /guide/advanced/json-files#problems, /guide/advanced/json-files
pinyin | kuaisu shangshou | /guide/start/quick-start
pinyin | mingci jieshi | /guide/start/glossary
pinyin | chanwu jianrong | /guide/advanced/output-compatibility
pinyin | cuowu suoyin | /guide/faq/errors
pinyin | gongxiang peizhi | /guide/advanced/monorepo#share, /config/lib/items#share
pinyin | sanfang yilai | /guide/advanced/third-party-deps
pinyin | banben lishi | /guide/basic/upgrade-rslib#history
pinyin | yushe | /config/rsbuild/preset, /guide/migration/modernjs-module#presets, /guide/start/glossary#rslib
nonsense | 红烧肉做法 |
nonsense | 房贷利率 |
nonsense | 足球世界杯赛程 |
nonsense | 猫咪疫苗 |
nonsense | 钢琴指法 |
nonsense | wqxzvk |
nonsense | 龘靐齉 |
nonsense | 高血压 饮食 |
`);
