import { readQueries } from './types';

/** Synonyms and weights were tuned on these, among others. */
export const learned = readQueries(`
identifier | output.cleanDistPath | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path, /guide/basic/cli#flags
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/css#modules, /config/lib/dts
identifier | --env-mode | /guide/basic/cli#common-flags, /guide/advanced/env-vars#env-files, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | bundledPackages | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /config/lib/dts#options, /guide/advanced/monorepo#packages
identifier | createRslib | /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api
identifier | modifyEnvironmentConfig | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
identifier | source.transformImport | /config/rsbuild/source#transform-import
identifier | @rsdoctor/core | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#problems, /guide/start/npm-packages#tools
identifier | storybook-addon-rslib | /guide/advanced/storybook, /guide/advanced/storybook#addon, /guide/advanced/storybook#setup, /guide/start/npm-packages#tools
identifier | import.meta.dirname | /config/lib/shims, /config/lib/shims#cjs, /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require
identifier | experiments.exe | /config/lib/experiments#exe, /config/lib/experiments, /guide/solution/nodejs#executable
identifier | resolve.dedupe | /config/rsbuild/resolve#dedupe
identifier | shims.esm.__dirname | /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require
identifier | customLogger | /config/rsbuild/top-level#custom-logger, /config/rsbuild/top-level#log-level
identifier | @swc/helpers | /config/lib/external-helpers#install, /config/lib/external-helpers, /guide/start/npm-packages#rslib
identifier | --legacy-peer-deps | /guide/advanced/rstest, /guide/start/npm-packages#typescript-7
prefix | autoE | /config/lib/auto-extension, /config/lib/auto-external, /config/rsbuild/output#auto-external
prefix | exter | /config/lib/external-helpers, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
prefix | rspr | /guide/advanced/rspress
prefix | monor | /guide/advanced/monorepo
prefix | split | /config/rsbuild/split-chunks
prefix | tailw | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried
prefix | postc | /config/rsbuild/tools#postcss, /guide/advanced/css#postcss
prefix | moder | /guide/migration/modernjs-module
prefix | outB | /config/lib/out-base
prefix | 产物兼 | /guide/advanced/output-compatibility
variant | umd name | /config/lib/umd-name, /config/lib/umd-name#values, /guide/basic/output-format#umd
variant | banners | /config/lib/banner
variant | publicdir | /config/rsbuild/server#public-dir, /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
variant | tsconfig path | /config/rsbuild/source#tsconfig-path, /config/lib/dts#dts-bundle
variant | build-cache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
variant | define config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib
variant | log level | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
variant | webworker | /guide/advanced/web-workers, /guide/advanced/web-workers#query, /guide/advanced/web-workers#target
variant | USE CLIENT | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle
variant | abort on error | /config/lib/dts#dts-abort-on-error, /guide/advanced/dts#errors
variant | writetodisk | /config/rsbuild/dev#write-to-disk, /guide/advanced/javascript-api#inspect-config
variant | lightning css | /config/rsbuild/tools#lightningcss-loader, /config/lib/syntax#scope, /guide/start/#layers
natural | 第一次发 npm 包要准备些什么 | /guide/publish/, /guide/publish/#checklist, /guide/publish/#recipes, /guide/start/quick-start, /guide/start/quick-start#create-package
natural | 怎么从零搭一个 ts 库 | /guide/start/quick-start, /guide/start/quick-start#steps, /guide/start/quick-start#template, /guide/start/quick-start#create-package, /guide/basic/typescript
natural | rslib 和 rsbuild 到底啥区别 | /guide/start/#layers, /guide/start/, /blog/introducing-rslib#layers, /blog/introducing-rslib, /guide/start/#when-not, /config/rsbuild/preset, /guide/basic/configure-rslib#layers, /config/rsbuild/
natural | 别人装了我的包没有类型提示 | /guide/advanced/dts, /config/lib/dts, /guide/publish/#recipes, /guide/publish/#checklist, /guide/basic/typescript, /guide/start/quick-start#create-package, /guide/publish/#problems
natural | 我该打成 esm 还是 cjs 啊 | /guide/solution/nodejs#esm-or-commonjs, /guide/basic/output-format, /config/lib/format, /guide/solution/#format, /guide/basic/output-format#dual, /guide/publish/esm-or-commonjs
natural | 不写配置文件能直接跑吗 | /guide/basic/cli#no-config, /guide/basic/configure-rslib#file-names, /guide/start/#see-it-work, /config/, /config/lib/format#esm
natural | 发布前怎么看会传上去哪些文件 | /guide/publish/#checklist, /guide/publish/, /guide/publish/#recipes, /guide/publish/checks#list
natural | 运行提示 Cannot use import statement 怎么办 | /guide/start/quick-start#troubleshooting, /guide/faq/errors#runtime
natural | 代码里写的注释构建完全没了 | /guide/faq/features#keep-comments, /config/rsbuild/output#minify, /config/rsbuild/output#legal-comments
natural | 想让 AI 帮我写配置 有给它看的文档吗 | /guide/start/ai, /guide/start/ai#addresses, /guide/start/ai#agents-md
natural | 怎么让用户引组件时自动带上样式 | /guide/advanced/css#loading, /config/rsbuild/output#inject-styles, /config/lib/banner#import-css, /guide/solution/react#bundle-or-bundleless, /guide/advanced/css, /guide/solution/react#component-library
natural | 仓库里几个包怎么共用一份构建配置 | /guide/advanced/monorepo#share, /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo
natural | 内部依赖包已经编译了还是提示找不到 | /guide/advanced/monorepo#order, /guide/faq/errors#build, /guide/advanced/monorepo, /guide/faq/features#cache, /guide/advanced/monorepo#problems
natural | 页面里有两份 react 导致 hooks 报错 | /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule, /guide/advanced/third-party-deps
natural | story 文件也跑到 dist 里去了 | /guide/advanced/storybook#problems, /config/lib/bundle#bundleless, /guide/faq/features#tests, /guide/basic/output-structure#bundleless
natural | svg 图标怎么当组件用 | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless, /config/rsbuild/plugins#tried
natural | 升到 1.0 之后打出来的东西变了好多 | /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#before-after, /guide/upgrade/v0-to-v1#config, /guide/basic/upgrade-rslib#compare
natural | vue 单文件组件怎么出 d.ts | /guide/solution/vue#dts, /guide/solution/vue#component-library, /guide/solution/vue, /guide/advanced/dts#engine
natural | 跑单测能不能直接用构建里配好的别名 | /guide/advanced/rstest
natural | 用户只用一个按钮却把整个组件库打进去了 | /guide/publish/#recipes, /guide/solution/react#component-library, /guide/solution/react#bundle-or-bundleless, /config/lib/bundle, /config/rsbuild/source#transform-import, /guide/solution/#bundle
natural | 写个全局命令 bin 字段要怎么配 | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /guide/publish/#recipes
natural | 加了版权头之后 #!/usr/bin/env node 不在第一行了 | /config/lib/banner, /config/lib/banner#some-files, /guide/solution/nodejs#library-and-command, /guide/faq/errors#runtime, /config/lib/footer
natural | 用户电脑没装 node 也能运行吗 | /guide/solution/nodejs#executable, /config/lib/experiments#exe, /config/lib/experiments
natural | 怎么让产物在 node 16 也能跑 | /config/lib/syntax, /guide/solution/nodejs#engines, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility, /config/lib/syntax#values
natural | 读包里自带的模板文件 提示路径不存在 | /guide/advanced/static-assets#new-url, /guide/solution/nodejs#data-files, /config/lib/shims#new-url, /guide/faq/errors#runtime, /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
natural | 在 node 脚本里调用构建拿到文件列表 | /guide/advanced/javascript-api, /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#create-rslib
natural | ci 里类型报错了文件还是生成了 | /config/lib/dts#dts-abort-on-error, /guide/publish/#checklist, /guide/advanced/dts#errors, /guide/basic/cli#exit-codes, /guide/basic/typescript#type-check
natural | 怎么把 package.json 版本号注入代码 | /guide/advanced/env-vars#define, /config/rsbuild/source#define
natural | 线上堆栈行号对不上源码 | /config/rsbuild/output#source-map, /guide/start/glossary#building
natural | 配置写了没反应也不报错 | /guide/basic/configure-rslib#debug, /config/lib/items#unknown-keys, /guide/faq/features#unknown-option, /guide/faq/errors#silent
typo | 路劲别名 | /config/rsbuild/resolve#alias, /config/lib/redirect, /guide/advanced/dts#alias, /config/lib/dts#dts-alias
typo | 模快联邦 | /guide/advanced/module-federation, /guide/basic/output-format#mf, /config/rsbuild/module-federation, /config/lib/format#mf
typo | 静态资原 | /guide/advanced/static-assets, /guide/basic/output-structure#styles-and-assets
typo | 类型生明文件 | /guide/advanced/dts, /config/lib/dts, /guide/faq/errors#declarations, /guide/start/glossary#types
typo | 三方依懒 | /guide/advanced/third-party-deps
typo | storybok | /guide/advanced/storybook
typo | tsconfg.json | /guide/basic/typescript#tsconfig, /guide/start/quick-start#configure-typescript, /config/rsbuild/source#tsconfig-path, /guide/basic/typescript, /guide/basic/typescript#read-and-ignored
typo | sveltte | /guide/solution/svelte
typo | redirct | /config/lib/redirect
typo | polyfil | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill, /guide/start/glossary#building
typo | 环境变亮 | /guide/advanced/env-vars, /guide/basic/cli#environment
typo | 快速上首 | /guide/start/quick-start
typo | bundeless | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/bundle, /guide/solution/react#bundle-or-bundleless, /config/lib/format#bundleless, /guide/start/glossary#building
term | 压缩混淆 | /config/rsbuild/output#minify, /guide/advanced/css#minify
term | 代码分割 | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/basic/output-structure#several-libs
term | 装饰器 | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored
term | 热更新 | /config/rsbuild/dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
term | 微前端 | /guide/advanced/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf, /guide/solution/#decision-table, /config/rsbuild/module-federation, /guide/start/glossary#formats
term | 服务端渲染 | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/solid#one-output, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles, /guide/solution/react#use-client
term | 按需加载 | /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /config/rsbuild/source#transform-import, /guide/start/glossary#building
term | 幽灵依赖 | /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps, /guide/advanced/monorepo#packages
term | 路径别名 | /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/rsbuild/resolve#alias-strategy, /config/lib/dts#dts-alias, /config/lib/redirect, /config/lib/redirect#js, /guide/migration/tsc, /guide/basic/output-structure#bundleless, /guide/migration/tsc#before-after
term | 单元测试 | /guide/advanced/rstest, /guide/faq/features#tests
term | 跨域 | /config/rsbuild/server
term | 体积分析 | /guide/advanced/rsdoctor, /config/rsbuild/performance#print-file-size, /guide/advanced/rsdoctor#questions
term | 配置大全 | /config/, /config/lib/, /config/rsbuild/
term | 浏览器兼容 | /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /config/lib/syntax#values, /config/rsbuild/output#override-browserslist
term | 双包隐患 | /guide/basic/output-format#two-instances, /guide/start/glossary#formats, /guide/solution/nodejs#esm-or-commonjs
term | 术语表 | /guide/start/glossary
term | 多入口 | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
term | 更新日志 | /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /blog/introducing-rslib#since-then, /guide/upgrade/v0-to-v1, /guide/upgrade/releases
mixed | tsup 老项目迁过来 | /guide/migration/tsup, /guide/migration/tsup#steps, /guide/migration/tsup#before-after
mixed | 不用 tsc 了换 rslib | /guide/migration/tsc, /guide/migration/tsc#steps, /guide/migration/tsc#before-after
mixed | solid 组件库 | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/solid#one-output
mixed | import yaml 文件 | /guide/advanced/json-files#yaml-toml, /guide/advanced/json-files
mixed | wasm 文件加载 | /guide/advanced/wasm, /config/lib/wasm, /config/lib/wasm#mode, /guide/advanced/wasm#mode
mixed | less 预处理 | /guide/advanced/css#preprocessors, /config/rsbuild/plugins#tried, /guide/faq/features#skip-assets
mixed | html 模板 | /config/rsbuild/html#html, /config/rsbuild/html, /config/rsbuild/tools#html-plugin, /guide/start/#when-not
mixed | iife 挂全局变量 | /config/lib/format#iife, /guide/basic/output-format#iife
mixed | typescript 7 不兼容的包 | /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /guide/solution/svelte#typescript-7
mixed | 只构建某一个 lib | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
mixed | rslib 默认 preset | /config/rsbuild/preset, /config/lib/items#merge, /guide/start/glossary#rslib
mixed | preact 库 打包 | /guide/solution/preact, /guide/solution/preact#component-library
pinyin | minglinghang | /guide/basic/cli, /guide/solution/nodejs#library-and-command, /guide/solution/nodejs
pinyin | fanganzonglan | /guide/solution/
pinyin | mingcijieshi | /guide/start/glossary
pinyin | cuowusuoyin | /guide/faq/errors
pinyin | changjianwenti | /guide/faq/features
pinyin | shengji | /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib#upgrade
pinyin | qianyi | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module, /guide/migration/rollup
pinyin | chajian | /config/rsbuild/plugins, /guide/start/npm-packages#plugins, /config/rsbuild/plugins#own, /config/rsbuild/plugins#tried, /guide/advanced/plugins
nonsense | 红烧排骨怎么做
nonsense | asdkjhqw
nonsense | 公积金提取流程
nonsense | 打野出装推荐
nonsense | mysql 主从复制
nonsense | 高铁改签
nonsense | zzxqvv plmk
nonsense | 小提琴 调音
nonsense | 后台管理模板 |
nonsense | 数据可视化图表 |
nonsense | 消息推送 |
nonsense | 手机维修 |
nonsense | 安卓模拟器 |
nonsense | 微服务架构 |
nonsense | 日志收集 |
nonsense | 虚拟列表 |
nonsense | 状态管理 |
nonsense | 正则表达式 |
natural | 不想暴露内部类型 | /guide/advanced/dts#internal
term | 同级依赖 | /guide/advanced/third-party-deps
identifier | mf-dev | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
term | 工作区 | /guide/advanced/monorepo
term | 变更日志 | /guide/upgrade/releases, /guide/basic/upgrade-rslib#history
term | 基准测试 | /guide/start/compare
mixed | monorepo 里包之间怎么引用 | /guide/advanced/monorepo
mixed | npm包加README | /guide/start/quick-start#create-package
`);
