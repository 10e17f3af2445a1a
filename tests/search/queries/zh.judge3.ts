import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone; read while the Chinese ranking was mended. */
export const judge3 = readQueries(`
identifier | output.cssModules | /config/rsbuild/output#css-modules, /guide/advanced/css#modules
identifier | server.publicDir | /config/rsbuild/server#public-dir, /guide/advanced/static-assets#copy, /config/rsbuild/output#copy
identifier | TS5011 | /guide/basic/typescript#rootdir, /guide/faq/errors#declarations, /guide/advanced/dts#errors, /config/lib/dts, /guide/start/quick-start#troubleshooting, /guide/start/quick-start#configure-typescript, /guide/migration/tsc#problems, /guide/basic/upgrade-rslib#troubleshooting, /guide/basic/typescript#tsconfig
identifier | seaOptions | /config/lib/experiments#exe
identifier | rsbuild-plugin-dts | /guide/start/npm-packages#rslib
identifier | modifyEnvironmentConfig | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config
identifier | --env-mode | /guide/basic/cli#common-flags, /guide/advanced/env-vars#env-files, /guide/basic/cli#environment, /guide/basic/configure-rslib#function
identifier | ERR_IMPORT_ATTRIBUTE_MISSING | /guide/advanced/json-files#problems, /guide/faq/errors#runtime
identifier | swcReactOptions | /guide/solution/react#jsx-runtime, /guide/solution/react#react-compiler
identifier | resolve.aliasStrategy | /config/rsbuild/resolve#alias-strategy
identifier | splitChunks.cacheGroups | /config/rsbuild/split-chunks
identifier | dts.bundle.bundledPackages | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not, /guide/advanced/monorepo#packages
identifier | ERR_REQUIRE_ASYNC_MODULE | /guide/solution/nodejs#top-level-await
identifier | svelte2tsx | /guide/solution/svelte#component-library, /guide/solution/svelte, /guide/start/npm-packages#typescript-7, /guide/start/npm-packages#tools, /guide/solution/svelte#typescript-7, /guide/advanced/dts#engine, /guide/basic/typescript#typescript-7
identifier | mf-manifest.json | /guide/advanced/module-federation, /guide/advanced/module-federation#mf-dev, /config/rsbuild/module-federation, /config/rsbuild/dev#asset-prefix
identifier | customLogger | /config/rsbuild/top-level#custom-logger
prefix | foot | /config/lib/footer
prefix | redir | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#style, /config/lib/redirect#asset, /config/lib/redirect#dts
prefix | inspec | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/advanced/javascript-api#inspect-config
prefix | deco | /config/rsbuild/source#decorators
prefix | printF | /config/rsbuild/performance#print-file-size
prefix | storyb | /guide/advanced/storybook, /guide/advanced/storybook#setup, /guide/advanced/storybook#addon
prefix | tailw | /guide/advanced/css#tailwind, /config/rsbuild/plugins#tried
prefix | merge | /guide/advanced/javascript-api#merge-rslib-config, /config/lib/items#merge, /guide/advanced/monorepo#share
prefix | 产物兼 | /guide/advanced/output-compatibility
prefix | dirnam | /config/lib/shims, /config/lib/shims#esm, /config/lib/shims#cjs, /guide/solution/nodejs#dirname-and-require, /config/rsbuild/preset#rspack, /guide/faq/errors#runtime
variant | auto extension | /config/lib/auto-extension, /config/lib/dts#dts-auto-extension, /guide/basic/output-structure#extensions
variant | external helper | /config/lib/external-helpers, /config/lib/external-helpers#install
variant | OUTBASE | /config/lib/out-base
variant | isolated dts | /config/lib/dts#dts-isolated, /guide/advanced/dts#engine
variant | webworker | /guide/advanced/web-workers, /guide/advanced/web-workers#target, /guide/advanced/web-workers#query
variant | loglevel | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
variant | modulefederation | /config/rsbuild/module-federation, /guide/advanced/module-federation, /config/lib/format#mf, /guide/basic/output-format#mf
variant | create-rslib() | /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api, /guide/start/quick-start#template
variant | lightning css loader | /config/rsbuild/tools#lightningcss-loader
variant | auto externals | /config/lib/auto-external, /config/rsbuild/output#auto-external, /config/lib/auto-external#rule
variant | buildcache | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
variant | llms txt | /guide/start/ai#addresses, /guide/start/ai
natural | 怎么新建一个库项目 | /guide/start/quick-start#template, /guide/start/quick-start, /guide/start/quick-start#create-package, /guide/start/quick-start#steps
natural | 打包出来没有css | /guide/advanced/css, /guide/faq/features#css-missing, /guide/solution/react#missing-css, /config/rsbuild/output#target, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/faq/errors#silent, /guide/basic/output-structure#styles-and-assets
natural | 要装哪个版本的node才能用 | /guide/start/quick-start#requirements, /guide/start/#versions, /guide/upgrade/v0-to-v1#dependencies
natural | 跟直接用rsbuild有啥区别 | /guide/start/#layers, /blog/introducing-rslib#layers, /config/rsbuild/preset, /guide/start/#when-not, /guide/start/, /blog/introducing-rslib, /blog/introducing-rslib#why, /blog/introducing-rslib#limits, /config/rsbuild/, /guide/start/#when-to-choose
natural | d.ts怎么合并成一个文件 | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | 不想把lodash打进去 | /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /guide/advanced/third-party-deps#choose, /config/lib/auto-external, /config/lib/auto-external#rule, /config/rsbuild/output#auto-external, /guide/solution/#dependencies
natural | 让用户既能import也能require | /guide/basic/output-format#dual, /config/lib/format#cjs, /guide/solution/nodejs#esm-or-commonjs, /config/lib/dts#two-formats, /guide/basic/output-format#two-instances, /guide/basic/output-format, /config/lib/format, /blog/introducing-rslib#formats, /config/lib/format#umd, /guide/basic/output-format#cjs
natural | 保存文件后自动重新打包 | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files
natural | 怎么把包传到npm上 | /guide/advanced/publish, /guide/advanced/publish#checklist, /guide/advanced/publish#recipes
natural | svg图标想当组件用 | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless, /config/rsbuild/plugins#tried
natural | 哪些工具还不能用最新的ts | /guide/start/npm-packages#typescript-7, /guide/basic/typescript#typescript-7, /guide/advanced/dts#engine, /config/lib/dts#engine, /guide/upgrade/v0-to-v1#dependencies
natural | vue组件怎么生成类型文件 | /guide/solution/vue#component-library, /guide/solution/vue, /guide/solution/vue#dts, /guide/advanced/dts#engine
natural | 网页里用script标签直接引入 | /guide/basic/output-format#umd, /config/lib/format#umd, /guide/basic/output-format#iife, /config/lib/format#iife, /config/lib/umd-name, /guide/solution/#decision-table, /guide/basic/output-format, /config/lib/format, /config/lib/umd-name#values
natural | 旧手机浏览器能不能跑 | /guide/advanced/output-compatibility, /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /config/lib/syntax#values, /guide/advanced/output-compatibility#polyfill
natural | 改了node_modules里的代码结果不变 | /guide/faq/features#cache, /config/rsbuild/performance#build-cache, /guide/basic/upgrade-rslib#troubleshooting
natural | 测试文件跑到dist里去了 | /guide/basic/output-structure#bundleless, /guide/faq/features#tests, /config/lib/bundle#bundleless, /guide/advanced/rstest, /guide/faq/errors#silent
natural | 我想写个能npx执行的命令 | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /guide/solution/#decision-table
natural | 同一仓库的包先构建哪个 | /guide/advanced/monorepo#packages, /guide/advanced/monorepo, /guide/advanced/monorepo#order
natural | 在node脚本里调用构建 | /guide/advanced/javascript-api, /guide/advanced/javascript-api#create-rslib, /guide/advanced/javascript-api#instance, /guide/advanced/javascript-api#run-cli
natural | 配置写错了怎么不提示 | /config/lib/items#unknown-keys, /guide/faq/features#unknown-option, /guide/basic/configure-rslib#debug, /guide/faq/errors#silent, /config/
natural | 每个文件开头加版权信息 | /config/lib/banner, /config/lib/banner#some-files, /config/lib/footer
natural | 之前用tsup现在想换 | /guide/migration/tsup, /guide/migration/tsup#steps, /guide/migration/tsup#before-after, /guide/migration/tsup#options, /guide/migration/tsup#differences
natural | 打包慢想看时间花在哪 | /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor
natural | 小图片转成base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | 线上去掉所有打印日志 | /config/rsbuild/performance#remove-console
natural | 一个包导出好几个子路径 | /guide/basic/output-structure#entries, /config/rsbuild/source#entry, /guide/advanced/publish#recipes, /config/lib/bundle#bundle
natural | 页面上出现两份react | /guide/solution/react#invalid-hook-call, /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /config/lib/auto-external#rule, /guide/solution/react#component-library
natural | 怎么只构建其中一种格式 | /config/lib/id, /guide/basic/cli#build, /guide/basic/cli#common-flags
natural | 升到1.0要改哪些地方 | /guide/upgrade/v0-to-v1, /guide/upgrade/v0-to-v1#config, /guide/upgrade/v0-to-v1#output, /guide/upgrade/v0-to-v1#dependencies, /guide/basic/upgrade-rslib
natural | 报错了去哪里查原因 | /guide/faq/errors, /guide/faq/features, /guide/advanced/dts#errors, /guide/faq/errors#build, /guide/faq/errors#config
typo | 类形声明 | /guide/advanced/dts, /config/lib/dts, /blog/introducing-rslib#dts, /guide/faq/errors#declarations, /guide/start/glossary#types
typo | 模快联邦 | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
typo | 产务结构 | /guide/basic/output-structure
typo | 静太资源 | /guide/advanced/static-assets, /guide/basic/output-structure#styles-and-assets
typo | bundless | /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless, /config/lib/format#bundleless, /config/lib/bundle, /guide/solution/react#bundle-or-bundleless, /guide/advanced/json-files#bundleless, /guide/advanced/svgr-files#bundleless, /guide/start/glossary#building, /blog/introducing-rslib#bundle, /guide/solution/#bundle
typo | iffe | /guide/basic/output-format#iife, /config/lib/format#iife
typo | Rsdocter | /guide/advanced/rsdoctor
typo | splitChuncks | /config/rsbuild/split-chunks
typo | 从tsc千移 | /guide/migration/tsc
typo | 装饰起 | /config/rsbuild/source#decorators
typo | overideBrowserslist | /config/rsbuild/output#override-browserslist
typo | 语法木标 | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/start/glossary#building
term | 摇树优化 | /guide/start/glossary#building, /guide/advanced/css#side-effects, /guide/solution/react#bundle-or-bundleless, /config/lib/bundle#bundle, /guide/advanced/publish#recipes
term | 热更新 | /config/rsbuild/dev, /guide/basic/cli#watch, /guide/basic/cli#mf-dev, /guide/advanced/module-federation#mf-dev, /config/rsbuild/dev#watch-files
term | 微前端 | /guide/advanced/module-federation, /guide/solution/#decision-table, /config/lib/format#mf, /guide/basic/output-format#mf, /config/rsbuild/module-federation
term | 按需引入 | /config/rsbuild/source#transform-import, /config/lib/bundle, /config/lib/bundle#bundleless, /guide/start/glossary#building, /guide/basic/output-structure#entries, /guide/solution/react#bundle-or-bundleless
term | 代码分割 | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries, /guide/start/glossary#building
term | sourcemap 调试 | /config/rsbuild/output#source-map, /guide/start/glossary#building
term | 单元测试 | /guide/advanced/rstest
term | 语义化版本 | /guide/basic/upgrade-rslib#semver
term | 同构 | /guide/solution/nodejs#node-and-browser, /config/rsbuild/resolve#condition-names
term | 脚手架 | /guide/start/quick-start#template, /guide/start/quick-start, /guide/start/npm-packages#rslib
term | 对等依赖 | /guide/start/glossary#dependencies, /guide/advanced/third-party-deps#choose, /guide/start/npm-packages, /guide/start/npm-packages#plugins, /guide/advanced/third-party-deps, /guide/start/npm-packages#rslib, /guide/start/npm-packages#tools
term | 全局变量名 | /config/lib/umd-name, /config/lib/umd-name#values, /guide/basic/output-format#umd, /config/lib/format#umd, /guide/basic/output-format#umd-externals, /config/lib/umd-name#externals
term | 跨域 | /config/rsbuild/server
term | 文档站 | /guide/advanced/rspress, /guide/advanced/rspress#site
term | css 预处理 | /guide/advanced/css#preprocessors, /guide/advanced/css, /config/rsbuild/plugins#tried
term | 服务端渲染 | /guide/solution/solid, /guide/solution/solid#two-outputs, /config/rsbuild/output#target, /config/rsbuild/output#inject-styles, /guide/solution/solid#one-output
term | 生命周期钩子 | /config/rsbuild/plugins#own, /guide/faq/features#modify-rsbuild-config, /config/rsbuild/plugins, /guide/advanced/javascript-api#instance
term | 源码目录层级 | /config/lib/out-base, /guide/basic/output-structure#bundleless, /config/lib/bundle#bundleless
mixed | rslib 支持 wasm 吗 | /guide/advanced/wasm, /config/lib/wasm, /config/lib/wasm#mode, /guide/advanced/wasm#mode
mixed | umd 格式 react 不打包 | /config/lib/umd-name#externals, /guide/basic/output-format#umd-externals
mixed | esm 里面用 __dirname 报错 | /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require, /guide/faq/errors#runtime
mixed | preact 组件库 | /guide/solution/preact, /guide/solution/preact#component-library
mixed | import.meta.env 读不到值 | /guide/advanced/env-vars#undefined, /guide/faq/features#import-meta-env, /guide/advanced/env-vars, /config/rsbuild/source#define, /guide/advanced/env-vars#env-files, /guide/faq/errors#runtime
mixed | solid 保留 jsx 给 ssr | /guide/solution/solid#two-outputs, /guide/solution/solid, /guide/solution/react#jsx-runtime
mixed | tools.rspack 加 loader 规则 | /config/rsbuild/tools#rspack, /config/rsbuild/tools#bundler-chain, /config/rsbuild/tools
mixed | modern.js buildPreset 怎么改 | /guide/migration/modernjs-module#presets, /guide/migration/modernjs-module, /guide/migration/modernjs-module#options, /guide/migration/modernjs-module#steps
mixed | html.title 设置没效果 | /config/rsbuild/html#html, /config/rsbuild/html, /config/rsbuild/#sections
mixed | config 导出函数 判断 command | /guide/basic/configure-rslib#function
mixed | json 文件 原样输出 不打包 | /guide/advanced/json-files#preserve, /guide/advanced/json-files#bundleless, /guide/advanced/json-files, /config/rsbuild/output#copy
mixed | 两个版本的 @rsbuild/core | /guide/advanced/monorepo#two-rsbuilds, /guide/basic/upgrade-rslib#upgrade, /guide/basic/upgrade-rslib, /config/rsbuild/plugins#tried, /guide/advanced/rspress#problems, /guide/start/npm-packages#rslib, /guide/upgrade/v0-to-v1#dependencies
pinyin | mingci jieshi | /guide/start/glossary
pinyin | fang'an zonglan | /guide/solution/
pinyin | changjianwenti | /guide/faq/features
pinyin | peizhi zonglan | /config/, /config/lib/, /config/rsbuild/
pinyin | huanjing bianliang | /guide/advanced/env-vars, /guide/basic/cli#environment
pinyin | yushe | /config/rsbuild/preset, /guide/migration/modernjs-module#presets, /guide/start/glossary#rslib
pinyin | banben lishi | /guide/basic/upgrade-rslib#history
pinyin | lujing bieming | /guide/advanced/dts#alias, /config/rsbuild/resolve#alias, /config/lib/dts#dts-alias, /config/lib/redirect, /config/rsbuild/resolve
nonsense | 红烧肉的做法
nonsense | qzxvkjw
nonsense | 北京明天下雨吗
nonsense | 吉他和弦指法
nonsense | mortgage refinance
nonsense | 羽毛球拍 穿线 磅数
nonsense | 阿巴阿巴咕噜
nonsense | 高血压 饮食 禁忌
`);
