import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read while the keywords were chosen. */
export const judge2 = readQueries(`
identifier | umdName | /config/lib/umd-name, /config/lib/umd-name#values, /guide/basic/output-format#umd, /config/lib/format#umd
identifier | overrideBrowserslist | /config/rsbuild/output#override-browserslist, /config/lib/syntax#scope, /config/lib/syntax
identifier | --env-mode | /guide/advanced/env-vars#env-files, /guide/basic/cli#common-flags, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | resolve.conditionNames | /config/rsbuild/resolve#condition-names, /config/rsbuild/resolve
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#share
identifier | TS9007 | /config/lib/dts#dts-isolated, /guide/faq/errors#declarations, /guide/advanced/dts#errors
identifier | @rsbuild/plugin-svgr | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
identifier | transformImport | /config/rsbuild/source#transform-import, /config/rsbuild/source
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await
identifier | printFileSize | /config/rsbuild/performance#print-file-size, /config/rsbuild/performance
identifier | bundledPackages | /config/lib/dts#dts-bundle, /config/lib/dts#options, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages
identifier | dts.typescriptPath | /config/lib/dts#dts-typescript-path, /config/lib/dts#options, /config/lib/dts#engine, /guide/advanced/dts#engine
identifier | storybook-addon-rslib | /guide/advanced/storybook, /guide/advanced/storybook#addon, /guide/advanced/storybook#setup, /guide/advanced/storybook#problems, /guide/start/npm-packages#tools
identifier | experiments.exe | /config/lib/experiments#exe, /config/lib/experiments, /guide/solution/nodejs#executable
identifier | cleanDistPath | /config/rsbuild/output#clean-dist-path, /guide/basic/output-structure#dist-path
identifier | TS2882 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /guide/advanced/css#modules, /config/lib/dts
prefix | shim | /config/lib/shims, /config/lib/shims#esm, /config/lib/shims#cjs, /guide/solution/nodejs#dirname-and-require
prefix | loadE | /guide/advanced/javascript-api#load-env, /guide/advanced/env-vars#env-files
prefix | sideE | /guide/advanced/publish#recipes, /guide/advanced/css#side-effects, /config/lib/bundle#bundle, /guide/solution/react#component-library, /guide/start/glossary#building
prefix | mf- | /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev, /guide/advanced/module-federation, /config/rsbuild/dev
prefix | synt | /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#syntax, /guide/start/glossary#building, /guide/solution/nodejs#engines
prefix | deco | /config/rsbuild/source#decorators, /guide/basic/typescript#read-and-ignored
prefix | outB | /config/lib/out-base, /guide/basic/output-structure#bundleless
prefix | tailw | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
prefix | creat | /guide/start/quick-start#template, /guide/advanced/javascript-api#create-rslib, /guide/start/quick-start#create-package, /guide/start/quick-start, /guide/advanced/javascript-api, /guide/start/npm-packages#rslib
prefix | foot | /config/lib/footer, /config/lib/banner
variant | auto extension | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension, /guide/basic/output-structure#extensions
variant | css module | /guide/advanced/css#modules, /config/rsbuild/output#css-modules, /guide/basic/output-structure#styles-and-assets
variant | externalHelper | /config/lib/external-helpers, /config/lib/external-helpers#install
variant | split chunk | /config/rsbuild/split-chunks, /config/rsbuild/performance#no-effect
variant | rs doctor | /guide/advanced/rsdoctor, /guide/start/npm-packages#tools, /guide/basic/cli#environment
variant | modulefederation | /guide/advanced/module-federation, /config/rsbuild/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf
variant | tsconfigpath | /config/rsbuild/source#tsconfig-path, /config/lib/dts#dts-bundle, /config/lib/dts#options
variant | build cache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache, /guide/advanced/monorepo#order
variant | webworker | /guide/advanced/web-workers, /guide/advanced/web-workers#query, /guide/advanced/web-workers#target, /config/rsbuild/output#target
variant | bundler chain | /config/rsbuild/tools#bundler-chain, /config/rsbuild/tools
variant | loglevel | /config/rsbuild/top-level#log-level, /config/rsbuild/top-level, /guide/basic/cli#common-flags
variant | alias strategy | /config/rsbuild/resolve#alias-strategy, /config/rsbuild/resolve#alias
natural | 打包完css文件不见了 | /guide/faq/features#css-missing, /guide/advanced/css, /guide/solution/react#missing-css, /config/rsbuild/output#target, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/faq/errors#silent
natural | 怎么不把react打进组件库里 | /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule, /guide/solution/react#component-library, /guide/solution/react#invalid-hook-call, /guide/solution/#dependencies
natural | 一次构建同时出esm和cjs | /guide/basic/output-format#dual, /config/lib/format#cjs, /config/lib/dts#two-formats, /guide/advanced/dts#two-formats, /guide/solution/nodejs#esm-or-commonjs, /blog/introducing-rslib#formats, /guide/basic/output-format, /config/lib/format
natural | 路径别名打包后没有被替换 | /config/lib/redirect, /config/lib/redirect#js, /config/rsbuild/resolve#alias-strategy, /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/migration/tsc#before-after, /guide/basic/configure-rslib#debug, /config/lib/out-base, /guide/basic/typescript#read-and-ignored
natural | 输出文件后缀想改成mjs | /config/lib/auto-extension#filename, /config/lib/auto-extension, /guide/basic/output-structure#extensions, /config/rsbuild/output#filename, /config/lib/format
natural | 仓库里另一个包引用不到 | /guide/advanced/monorepo#order, /guide/faq/errors#build, /guide/advanced/monorepo, /guide/advanced/monorepo#packages
natural | 组件写完怎么本地预览 | /guide/advanced/storybook, /guide/advanced/rspress, /guide/advanced/rspress#choose, /guide/advanced/rspress#develop, /guide/advanced/storybook#setup, /guide/advanced/rspress#site
natural | 改了代码重新构建没变化 | /guide/faq/features#cache, /config/rsbuild/performance#build-cache, /guide/faq/errors#silent, /guide/basic/upgrade-rslib#troubleshooting
natural | 小图片怎么转base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | 想看最终合并出来的配置 | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/basic/configure-rslib#debug, /config/lib/items#merge, /guide/advanced/javascript-api#inspect-config
natural | 测试里别名要再配一遍吗 | /guide/advanced/rstest
natural | vue组件没有生成类型 | /guide/solution/vue#dts, /guide/solution/vue#component-library, /guide/solution/vue, /guide/advanced/dts#engine, /guide/advanced/dts#errors
natural | 发包之前要检查哪些东西 | /guide/advanced/publish#checklist, /guide/advanced/publish
natural | 能不能改完代码自动重新打包 | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/basic/cli#common-flags
natural | 怎么区分开发和生产环境 | /guide/advanced/env-vars, /guide/basic/configure-rslib#function, /config/rsbuild/top-level#mode, /guide/advanced/env-vars#env-files, /guide/basic/cli#environment, /config/rsbuild/source#define
natural | 配置项写错了也不提示 | /config/lib/items#unknown-keys, /guide/faq/features#unknown-option, /guide/basic/configure-rslib#debug, /guide/faq/errors#silent
natural | 每个组件单独输出一个js | /config/lib/bundle#bundleless, /config/lib/bundle, /guide/basic/output-structure#bundleless, /guide/solution/#bundle, /guide/solution/react#bundle-or-bundleless, /blog/introducing-rslib#bundle, /guide/basic/output-structure#entries, /config/rsbuild/source#entry
natural | 在node脚本里调用打包 | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#run-cli, /guide/advanced/javascript-api#instance
natural | 上线去掉所有console | /config/rsbuild/performance#remove-console, /config/rsbuild/performance
natural | 老项目一直用tsc编译想换掉 | /guide/migration/tsc, /guide/migration/tsc#steps, /guide/migration/tsc#options
natural | 页面script标签直接引用 | /guide/basic/output-format#umd, /guide/basic/output-format#iife, /config/lib/format#umd, /config/lib/format#iife, /guide/solution/#decision-table, /config/lib/umd-name, /guide/basic/output-format
natural | 产物里有 ?. 旧浏览器报错 | /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /guide/advanced/output-compatibility, /config/lib/syntax#values, /guide/advanced/output-compatibility#check
natural | 文件开头加一行版权说明 | /config/lib/banner, /config/lib/banner#some-files, /config/rsbuild/output#legal-comments, /config/lib/footer
natural | 打包好慢怎么找原因 | /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor, /config/lib/dts#engine, /config/rsbuild/performance#build-cache, /guide/advanced/dts#engine
natural | 换新版本前后产物怎么对比 | /guide/basic/upgrade-rslib#compare, /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#before-after
natural | svg当组件引入渲染报错 | /guide/advanced/svgr-files#bundleless, /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle
natural | 导入json提示找不到模块 | /guide/advanced/json-files#problems, /guide/advanced/json-files
natural | 跟rsbuild是什么关系 | /guide/start/#layers, /blog/introducing-rslib#layers, /guide/start/, /guide/basic/configure-rslib#layers, /guide/start/#when-not, /config/rsbuild/, /config/, /blog/introducing-rslib
natural | 组件里写的less能直接用吗 | /guide/advanced/css#preprocessors, /guide/faq/features#skip-assets, /config/rsbuild/plugins#tried, /guide/advanced/css
natural | 浏览器和服务端各打一份 | /guide/solution/nodejs#node-and-browser, /config/rsbuild/resolve#condition-names, /guide/solution/#decision-table, /config/rsbuild/output#target, /guide/solution/#target
typo | autoExtenal | /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule
typo | 类型生明 | /guide/advanced/dts, /config/lib/dts, /guide/basic/typescript, /blog/introducing-rslib#dts, /guide/start/glossary#types, /guide/faq/errors#declarations, /guide/advanced/monorepo#references
typo | 环竞变量 | /guide/advanced/env-vars, /guide/basic/cli#environment, /guide/advanced/env-vars#env-files
typo | 模快联邦 | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
typo | shimms | /config/lib/shims, /config/lib/shims#esm, /config/lib/shims#cjs
typo | preat | /guide/solution/preact, /guide/solution/preact#component-library
typo | rediect | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#style, /config/lib/redirect#asset, /config/lib/redirect#dts
typo | typscript配置 | /guide/basic/typescript#tsconfig, /guide/basic/typescript, /guide/start/quick-start#configure-typescript, /guide/basic/configure-rslib#typescript, /guide/basic/typescript#read-and-ignored
typo | 错误所引 | /guide/faq/errors
typo | sevlte | /guide/solution/svelte, /guide/solution/svelte#component-library
typo | tusp迁移 | /guide/migration/tsup, /guide/migration/tsup#steps, /guide/migration/tsup#before-after, /guide/migration/tsup#options
typo | 产物结够 | /guide/basic/output-structure
term | 代码分割 | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/start/glossary#building
term | 热更新 | /config/rsbuild/dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev
term | 跨域 | /config/rsbuild/server, /config/rsbuild/dev
term | 混淆 | /config/rsbuild/output#minify, /guide/faq/features#keep-comments, /guide/advanced/css#minify
term | 微前端 | /guide/advanced/module-federation, /guide/solution/#decision-table, /config/lib/format#mf, /guide/basic/output-format#mf, /config/rsbuild/module-federation
term | peer 依赖 | /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/start/glossary#dependencies, /config/lib/auto-external#rule, /guide/advanced/publish#recipes, /guide/solution/#dependencies, /guide/start/npm-packages
term | 按需加载 | /config/lib/bundle, /guide/solution/react#bundle-or-bundleless, /config/rsbuild/source#transform-import, /guide/basic/output-structure#entries, /config/rsbuild/split-chunks, /guide/start/glossary#building, /config/lib/bundle#bundleless
term | 脚手架 | /guide/start/quick-start#template, /guide/start/quick-start, /guide/start/npm-packages#rslib
term | 服务端渲染 | /guide/solution/solid, /guide/solution/solid#two-outputs, /guide/solution/react#use-client, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles, /config/rsbuild/output#emit
term | 文档站 | /guide/advanced/rspress, /guide/advanced/rspress#site, /guide/advanced/rspress#choose
term | 单元测试 | /guide/advanced/rstest, /guide/faq/features#tests
term | 全局变量 | /config/lib/umd-name, /config/lib/umd-name#values, /guide/basic/output-format#umd, /guide/basic/output-format#iife, /config/lib/format#umd, /config/lib/format#iife, /guide/basic/output-format#umd-externals
term | 可执行文件 | /config/lib/experiments#exe, /config/lib/experiments, /guide/solution/nodejs#executable, /guide/solution/nodejs#library-and-command
term | 多入口 | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
term | changelog | /guide/basic/upgrade-rslib#history, /guide/basic/upgrade-rslib, /blog/introducing-rslib#since-then, /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#older
term | 浏览器兼容 | /guide/advanced/output-compatibility, /config/lib/syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#syntax, /config/rsbuild/output#override-browserslist, /guide/advanced/output-compatibility#polyfill
term | html模板 | /config/rsbuild/html#html, /config/rsbuild/html, /config/rsbuild/tools#html-plugin
term | 插件开发 | /config/rsbuild/plugins#own, /config/rsbuild/plugins, /guide/faq/features#modify-rsbuild-config
mixed | postcss.config.js 不生效 | /config/rsbuild/tools#postcss, /guide/advanced/css#postcss, /guide/basic/configure-rslib#debug
mixed | rslib.config.ts 放哪 | /guide/basic/configure-rslib#file-names, /guide/basic/configure-rslib, /config/, /guide/basic/cli#common-flags
mixed | 升级ts后报 TS5011 | /guide/basic/typescript#rootdir, /config/lib/dts, /guide/advanced/dts#errors, /guide/faq/errors#declarations, /guide/start/quick-start#troubleshooting, /guide/basic/upgrade-rslib#troubleshooting, /guide/upgrade/v0-to-v1#dependencies, /guide/migration/tsc#problems
mixed | use client 被删了 | /guide/solution/react#use-client, /guide/faq/features#use-client, /config/lib/bundle#bundle, /guide/faq/errors#silent
mixed | d.ts 合并成一个 | /guide/advanced/dts#bundle-or-not, /config/lib/dts#dts-bundle, /config/lib/dts#options
mixed | wasm 导出 undefined | /guide/advanced/wasm#cjs, /config/lib/wasm#off, /guide/advanced/wasm, /guide/faq/errors#silent
mixed | TypeScript 7 能用吗 | /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /config/lib/dts#engine, /guide/advanced/dts#engine, /guide/start/#versions, /guide/upgrade/v0-to-v1#dependencies
mixed | 保留jsx 不编译 | /guide/solution/react#jsx-runtime, /guide/solution/solid#two-outputs, /guide/solution/solid
mixed | buildPreset 对应什么 | /guide/migration/modernjs-module#presets, /guide/migration/modernjs-module, /guide/migration/modernjs-module#options
mixed | 只构建某个 lib | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
mixed | 0.x升到1.0改了啥 | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#config, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#dependencies, /guide/basic/upgrade-rslib#history
mixed | pnpm workspace 共用配置 | /guide/advanced/monorepo#share, /guide/advanced/monorepo, /guide/advanced/javascript-api#merge-rslib-config, /guide/advanced/monorepo#packages
pinyin | kuaisushangshou | /guide/start/quick-start
pinyin | mingci jieshi | /guide/start/glossary
pinyin | fangan | /guide/solution/
pinyin | peizhi zonglan | /config/, /config/lib/, /config/rsbuild/
pinyin | sanfangyilai | /guide/advanced/third-party-deps
pinyin | boke | /blog/, /blog/introducing-rslib
pinyin | shengji | /guide/basic/upgrade-rslib, /guide/upgrade/v0-to-v1, /guide/basic/upgrade-rslib#upgrade
pinyin | jingtai ziyuan | /guide/advanced/static-assets, /guide/basic/output-structure#styles-and-assets
nonsense | 红烧排骨做法
nonsense | asdkjfhqw
nonsense | 高铁退票手续费
nonsense | 基金 定投 收益率
nonsense | zxqvbnm
nonsense | 儿童疫苗接种时间
nonsense | 钢琴 五线谱 指法
nonsense | 哦哦嗯嗯呀呀
`);
