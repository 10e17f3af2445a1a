import { readQueries } from './types';

/** What library authors type and paste, written before any was tried. Half of them led to synonyms; weights were tried on all. */
export const field = readQueries(`
identifier | output.distPath | /config/rsbuild/output#dist-path
identifier | lib.bundle | /config/lib/bundle
identifier | dts.bundle | /config/lib/dts#dts-bundle
identifier | resolve.alias | /config/rsbuild/resolve#alias
identifier | onSuccess | /guide/migration/tsup#options, /guide/migration/tsup#differences, /guide/migration/tsup, /config/rsbuild/plugins#own
identifier | buildCache | /config/rsbuild/performance#build-cache
identifier | sideEffects | /guide/advanced/css#side-effects, /guide/publish/#recipes, /guide/start/glossary#building
prefix | 模块 | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/start/glossary#formats, /guide/basic/output-format#mf, /config/rsbuild/output#module, /guide/advanced/css#modules
prefix | externa | /config/rsbuild/output#externals, /config/lib/external-helpers, /guide/advanced/third-party-deps#externals, /guide/advanced/third-party-deps, /config/lib/umd-name#externals
prefix | 装饰 | /config/rsbuild/source#decorators
prefix | 预处 | /guide/advanced/css#preprocessors
prefix | tsconf | /config/rsbuild/source#tsconfig-path, /guide/basic/typescript#tsconfig, /guide/start/quick-start#configure-typescript, /guide/basic/typescript
variant | css 模块化 | /guide/advanced/css#modules, /config/rsbuild/output#css-modules
variant | source map 源码调试 | /config/rsbuild/output#source-map
variant | ESM和CJS | /guide/basic/output-format#dual, /guide/basic/output-format, /config/lib/format, /guide/solution/nodejs#esm-or-commonjs, /config/lib/format#cjs, /config/lib/format#esm, /guide/basic/output-format#esm, /guide/basic/output-format#cjs
variant | 类型声明文件 | /config/lib/dts, /guide/advanced/dts, /guide/basic/typescript, /guide/start/glossary#types
code | @/ | /config/lib/redirect, /config/lib/redirect#js, /config/lib/redirect#dts, /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /guide/migration/tsc#before-after, /config/rsbuild/resolve#alias-strategy, /guide/basic/typescript#read-and-ignored
code | "type": "module" | /config/lib/auto-extension, /guide/basic/output-structure#extensions, /guide/solution/nodejs#esm-or-commonjs, /guide/publish/#recipes, /guide/basic/output-format#esm, /guide/basic/output-format#cjs, /guide/basic/output-format#dual, /config/lib/format#esm, /config/lib/format#cjs
code | --lib | /guide/basic/cli#common-flags, /guide/basic/cli#flags, /guide/basic/cli#build, /config/lib/id, /config/lib/id#errors
code | .d.cts | /config/lib/dts#dts-auto-extension, /config/lib/dts#two-formats, /guide/advanced/dts#two-formats, /guide/basic/output-format#dual, /guide/start/glossary#types, /config/lib/auto-extension, /guide/basic/output-structure#extensions
code | import.meta.url | /guide/advanced/static-assets#new-url, /config/lib/shims#new-url, /config/lib/shims#cjs, /config/lib/shims, /guide/solution/nodejs#data-files, /guide/solution/nodejs#dirname-and-require
code | node:path | /guide/basic/typescript#node-types, /guide/advanced/output-compatibility#node-builtins, /guide/faq/errors#declarations, /guide/faq/errors#build, /guide/solution/nodejs#node-and-browser
natural | 怎么同时输出 esm 和 cjs 两种格式 | /guide/basic/output-format#dual, /config/lib/format#cjs, /guide/basic/output-format, /config/lib/format, /config/lib/dts#two-formats, /guide/solution/nodejs#esm-or-commonjs
natural | bundle 和 bundleless 有什么区别 | /config/lib/bundle, /guide/basic/output-structure, /config/lib/bundle#bundleless, /config/lib/bundle#bundle, /guide/basic/output-structure#bundle, /guide/basic/output-structure#bundleless, /guide/start/glossary#building, /guide/solution/#bundle, /guide/solution/react#bundle-or-bundleless
natural | 打包后样式丢失 | /guide/faq/features#css-missing, /guide/solution/react#missing-css, /guide/advanced/css, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/faq/errors#silent, /guide/advanced/css#side-effects, /guide/advanced/css#loading
natural | 为什么 react 被打进产物里了 | /guide/faq/features#react-in-bundle, /guide/advanced/third-party-deps#choose, /guide/advanced/third-party-deps, /guide/solution/react#invalid-hook-call, /config/lib/auto-external
natural | 如何不打包 lodash | /guide/advanced/third-party-deps, /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals, /guide/advanced/third-party-deps#choose, /config/lib/auto-external, /config/rsbuild/output#auto-external
natural | 在文件底部注入内容 | /config/lib/footer
natural | 在文件头部加版权信息 | /config/lib/banner, /config/rsbuild/output#legal-comments
natural | 导入路径重定向 | /config/lib/redirect
natural | 组件库怎么按需加载样式 | /guide/advanced/css#loading, /guide/advanced/css, /config/rsbuild/output#inject-styles, /guide/solution/react#bundle-or-bundleless, /config/rsbuild/source#transform-import, /guide/basic/output-structure#styles-and-assets, /guide/advanced/css#side-effects
natural | 生成的 d.ts 里路径别名没有替换 | /guide/advanced/dts#alias, /config/lib/dts#dts-alias, /config/lib/redirect#dts, /config/lib/redirect
natural | 怎么写一个 node 命令行工具 | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs, /guide/solution/nodejs#executable
natural | monorepo 里子包之间怎么互相引用 | /guide/advanced/monorepo, /guide/advanced/monorepo#packages, /guide/advanced/monorepo#references
natural | 怎么从 tsup 迁移过来 | /guide/migration/tsup
natural | 输出目录怎么改 | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path, /guide/basic/output-structure
natural | 如何关闭代码压缩 | /config/rsbuild/output#minify
natural | 类型检查太慢怎么办 | /config/lib/dts#dts-tsgo, /config/lib/dts#dts-isolated, /config/lib/dts, /guide/advanced/dts, /guide/basic/typescript#type-check, /config/lib/dts#engine, /guide/advanced/dts#engine
natural | 修改代码后 watch 不更新 | /guide/basic/cli#watch, /config/rsbuild/dev#watch-files, /guide/faq/features#cache, /guide/faq/errors#silent
natural | 支持 ie11 吗 | /guide/advanced/output-compatibility, /guide/advanced/output-compatibility#syntax, /config/lib/syntax, /config/rsbuild/output#override-browserslist, /guide/advanced/output-compatibility#check, /config/lib/syntax#values, /guide/advanced/output-compatibility#polyfill
natural | 图片怎么转成 base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | 单元测试用什么 | /guide/advanced/rstest
natural | 怎么发布到 npm | /guide/publish/, /guide/publish/#checklist, /guide/publish/#recipes
natural | package.json 的 exports 怎么写 | /guide/publish/#recipes, /guide/publish/, /guide/start/glossary#dependencies, /guide/start/quick-start#create-package, /guide/publish/package-json
natural | 给组件库写文档网站 | /guide/advanced/rspress
natural | 去掉 console.log | /config/rsbuild/performance#remove-console
natural | 多个入口文件怎么配置 | /config/rsbuild/source#entry, /guide/basic/output-structure#entries
natural | 打包成单个可执行文件 | /guide/solution/nodejs#executable, /config/lib/experiments#exe, /guide/solution/executable
natural | svg 当 react 组件引入 | /guide/advanced/svgr-files, /guide/advanced/svgr-files#bundle, /guide/advanced/svgr-files#bundleless
natural | 怎么看最终的 rspack 配置 | /guide/basic/cli#inspect, /config/rsbuild/preset#inspect, /guide/basic/configure-rslib#debug, /guide/advanced/javascript-api#inspect-config
error | 找不到模块“./foo”或其相应的类型声明。 | /guide/faq/errors#declarations, /guide/advanced/css#modules, /guide/solution/nodejs#missing-types, /config/lib/dts#errors, /guide/advanced/dts#errors, /guide/basic/typescript#node-types, /guide/basic/typescript#troubleshooting
error | 无法在模块外部使用 import 语句 | /guide/solution/nodejs#esm-or-commonjs, /guide/faq/errors#runtime, /config/lib/auto-extension, /guide/basic/output-structure#extensions, /guide/basic/output-format#cjs, /guide/basic/output-format#esm, /guide/basic/configure-rslib#typescript, /guide/faq/errors#build, /config/lib/format#esm, /config/lib/format#cjs
error | Module not found: Can't resolve 'fs' | /guide/advanced/output-compatibility#node-builtins, /guide/faq/errors#build, /guide/advanced/third-party-deps#problems, /guide/solution/nodejs#node-and-browser
error | Uncaught ReferenceError: React is not defined at Button (index.js:12:3) | /guide/faq/errors#runtime, /guide/solution/react#no-plugin
error | error TS2591: Cannot find name 'node:path'. Do you need to install type definitions for node? | /guide/faq/errors#declarations, /guide/basic/typescript#node-types
error | require is not defined in ES module scope | /guide/faq/errors#runtime, /config/lib/shims#esm, /guide/solution/nodejs#dirname-and-require, /guide/advanced/third-party-deps#require
error | TS5011 | /guide/faq/errors#declarations, /guide/basic/typescript#rootdir
error | 浏览器 process is not defined | /guide/advanced/output-compatibility#node-builtins, /guide/advanced/env-vars, /guide/advanced/env-vars#define, /guide/advanced/env-vars#undefined, /config/rsbuild/source#define, /guide/solution/nodejs#node-and-browser
error | 无法找到模块“./index.module.less”的声明文件 | /guide/advanced/css#modules, /guide/faq/errors#declarations
term | 语法降级 | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility
term | 副作用 | /guide/advanced/css#side-effects, /guide/start/glossary#building, /guide/publish/#recipes
term | 循环依赖 | /guide/advanced/rsdoctor, /guide/advanced/monorepo#order, /guide/advanced/monorepo, /guide/advanced/monorepo#references, /guide/advanced/rsdoctor#questions
term | 代码分割 | /config/rsbuild/split-chunks, /guide/basic/output-structure#entries
term | 静态资源 | /guide/advanced/static-assets
term | 类型检查 | /guide/basic/typescript#type-check
term | 微前端 | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf
term | 私有 npm 源 | /guide/publish/, /guide/publish/#checklist
term | 热更新 | /config/rsbuild/dev, /guide/advanced/storybook, /guide/advanced/module-federation#mf-dev, /guide/basic/cli#mf-dev, /guide/advanced/storybook#setup, /config/rsbuild/dev#write-to-disk
term | 产物体积分析 | /guide/advanced/rsdoctor, /guide/advanced/rsdoctor#questions
mixed | vue 组件库 dts | /guide/solution/vue#dts, /guide/solution/vue
mixed | umd 全局变量名 | /config/lib/umd-name
mixed | less 变量 | /guide/advanced/css#preprocessors, /guide/advanced/css
mixed | 环境变量 import.meta.env | /guide/advanced/env-vars, /guide/advanced/env-vars#undefined, /guide/faq/features#import-meta-env, /guide/advanced/env-vars#env-files
mixed | tailwindcss 组件库 | /guide/advanced/css#tailwind
mixed | esm 里用 __dirname | /config/lib/shims#esm, /config/lib/shims, /guide/solution/nodejs#dirname-and-require
mixed | externals 正则 | /config/rsbuild/output#externals, /guide/advanced/third-party-deps#externals
typo | 模块联帮 | /guide/advanced/module-federation, /config/rsbuild/module-federation
typo | 装式器 | /config/rsbuild/source#decorators
typo | 类型生明 | /config/lib/dts, /guide/advanced/dts, /guide/start/glossary#types, /guide/basic/typescript
typo | 静态资原 | /guide/advanced/static-assets
pinyin | yufajiangji | /config/lib/syntax, /guide/advanced/output-compatibility#syntax, /guide/advanced/output-compatibility
pinyin | mokuailianbang | /guide/advanced/module-federation, /config/rsbuild/module-federation
pinyin | leixing shengming | /config/lib/dts, /guide/advanced/dts, /guide/basic/typescript, /guide/start/glossary#types, /guide/faq/features#dist-src, /guide/faq/errors#declarations
pinyin | huanjing bianliang | /guide/advanced/env-vars, /guide/basic/cli#environment
pinyin | jingtai ziyuan | /guide/advanced/static-assets
pinyin | zhuangshiqi | /config/rsbuild/source#decorators
pinyin | yangshi diushi | /guide/faq/features#css-missing, /guide/advanced/css, /guide/solution/react#missing-css, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css, /guide/faq/errors#silent
pinyin | goujian huancun | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
pinyin | disanfang yilai | /guide/advanced/third-party-deps
pinyin | mklb | /guide/advanced/module-federation, /config/rsbuild/module-federation
pinyin | hjbl | /guide/advanced/env-vars, /guide/basic/cli#environment
pinyin | guanfangchajian | /config/rsbuild/plugins, /config/rsbuild/plugins#tried, /guide/start/npm-packages#plugins
pinyin | jiejuefangan | /guide/solution/
pinyin | kuaisu kaishi | /guide/start/quick-start
pinyin | changjian wenti | /guide/faq/features
pinyin | shuchu geshi | /guide/basic/output-format, /config/lib/format
nonsense | 红烧肉做法 | 
nonsense | 量子纠缠 | 
nonsense | 股票行情走势 | 
error | TS2742 | /guide/faq/errors#ts2742
nonsense | 深度学习训练显卡 |
natural | 怎么同时输出 esm 和 cjs | /guide/basic/output-format#dual, /config/lib/format
natural | 生成类型声明 | /config/lib/dts, /guide/advanced/dts
natural | d.ts 没有生成 | /config/lib/dts, /guide/advanced/dts, /guide/solution/nodejs#missing-types, /guide/basic/typescript
natural | 类型文件打包成一个 | /config/lib/dts#dts-bundle, /guide/advanced/dts#bundle-or-not
natural | 构建时跳过类型检查 | /guide/basic/typescript#type-check, /config/lib/dts#dts-abort-on-error, /config/lib/dts#dts-isolated
natural | 保留注释 | /guide/faq/features#keep-comments
mixed | 去掉 console | /config/rsbuild/performance#remove-console
natural | 不打包依赖 | /guide/advanced/third-party-deps, /config/lib/auto-external, /config/rsbuild/output#externals, /config/rsbuild/output#auto-external
natural | 如何把某个依赖打进产物 | /guide/advanced/third-party-deps
mixed | peerDependencies 怎么处理 | /guide/advanced/third-party-deps, /config/lib/auto-external
mixed | react 被打包了两份 | /guide/advanced/development#copies, /guide/faq/features#react-in-bundle, /guide/solution/react#invalid-hook-call, /guide/advanced/third-party-deps
error | 找不到模块 ./foo.js | /guide/faq/errors
error | ERR_REQUIRE_ESM 怎么解决 | /guide/faq/errors, /guide/solution/nodejs#esm-or-commonjs, /guide/basic/output-format, /guide/publish/esm-or-commonjs#require-esm
error | __dirname 未定义 | /guide/faq/errors#referenceerror-__dirname-is-not-defined-in-es, /guide/solution/nodejs#dirname-and-require, /config/lib/shims#esm
error | exports is not defined | /guide/faq/errors, /config/lib/auto-extension
error | 无法找到模块的声明文件 | /guide/solution/nodejs#missing-types, /guide/faq/errors, /guide/basic/typescript#type-exports
natural | 导入路径要不要加扩展名 | /config/lib/redirect, /guide/basic/typescript, /guide/faq/errors
natural | 解析不到 svg 类型 | /guide/advanced/svgr-files#types, /guide/faq/errors#ts2307, /guide/advanced/static-assets, /guide/basic/typescript
natural | 按文件输出不打包 | /guide/basic/output-structure#bundleless, /config/lib/bundle, /guide/solution/#bundle, /guide/solution/
natural | 保留目录结构 | /config/lib/out-base, /guide/basic/output-structure, /config/lib/bundle
natural | 修改输出目录 | /config/rsbuild/output#dist-path, /guide/basic/output-structure#dist-path
mixed | 产物文件名加 hash | /config/rsbuild/output#filename-hash, /config/rsbuild/output#filename
term | 多入口 | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
term | 子路径导出 | /guide/publish/, /guide/basic/output-structure#entries, /guide/publish/package-json#pkg-subpaths
natural | 排除测试文件 | /guide/faq/features#tests, /guide/basic/output-structure#bundleless, /config/rsbuild/source#entry, /config/lib/bundle#bundleless
mixed | vue 组件库怎么打包 | /guide/solution/vue
mixed | react 组件库 | /guide/solution/react
term | svelte | /guide/solution/svelte
mixed | use client 丢失 | /guide/solution/react#use-client, /guide/faq/features#use-client, /guide/faq/errors#use-client
term | 服务端组件 | /guide/solution/react, /guide/faq/features#use-client
mixed | tailwindcss 接入 | /guide/advanced/css#tailwind
mixed | css modules 类型 | /guide/advanced/css#modules, /config/rsbuild/output#css-modules, /guide/advanced/css
term | sass | /guide/advanced/css#preprocessors
natural | 样式没有生效 | /guide/advanced/css, /guide/faq/features#css-missing, /guide/solution/react#missing-css, /guide/solution/vue#missing-css, /guide/solution/svelte#missing-css
mixed | css 单独打包 | /guide/advanced/css, /config/rsbuild/output#emit
mixed | 样式注入到 js | /config/rsbuild/output#inject-styles, /guide/advanced/css
mixed | svg 当组件用 | /guide/advanced/svgr-files
mixed | 图片转 base64 | /guide/advanced/static-assets#inline, /config/rsbuild/output#data-uri-limit
natural | 拷贝文件 | /config/rsbuild/output#copy, /guide/advanced/static-assets#copy
natural | 静态资源路径不对 | /config/rsbuild/output#asset-prefix, /guide/advanced/static-assets
term | wasm | /guide/advanced/wasm, /config/lib/wasm
mixed | web worker 怎么用 | /guide/advanced/web-workers
mixed | json 文件导入 | /guide/advanced/json-files
natural | 定义全局常量 | /config/rsbuild/source#define, /guide/advanced/env-vars#define
term | 环境变量 | /guide/advanced/env-vars
mixed | 读取 package.json 版本号 | /guide/advanced/json-files, /guide/advanced/env-vars, /config/rsbuild/source#define
natural | 路径别名不生效 | /config/lib/redirect, /guide/advanced/dts#alias, /config/rsbuild/resolve#alias, /config/lib/dts#dts-alias, /guide/basic/typescript
term | tsconfig paths | /guide/basic/typescript, /config/lib/redirect, /config/rsbuild/resolve, /config/rsbuild/source#tsconfig-path, /guide/advanced/dts#alias
term | 监听模式 | /guide/basic/cli#watch
natural | 本地调试组件 | /guide/advanced/development, /guide/solution/react#live, /guide/advanced/storybook, /guide/advanced/rspress, /guide/basic/cli#mf-dev, /guide/solution/react
mixed | storybook 配置 | /guide/advanced/storybook
term | 单元测试 | /guide/advanced/rstest
term | jest | /guide/advanced/rstest
mixed | monorepo 构建顺序 | /guide/advanced/monorepo#order, /guide/advanced/monorepo
term | 模块联邦 | /guide/advanced/module-federation, /config/rsbuild/module-federation
mixed | 通过 script 标签引入 | /guide/basic/output-format#iife, /config/lib/format#iife, /guide/basic/output-format#umd, /config/lib/format
term | 压缩代码 | /config/rsbuild/output#minify
term | 不压缩 | /config/rsbuild/output#minify
natural | 兼容低版本浏览器 | /config/lib/syntax, /guide/advanced/output-compatibility
mixed | 降级到 es5 | /config/lib/syntax, /guide/advanced/output-compatibility
mixed | polyfill 怎么加 | /guide/advanced/output-compatibility#polyfill, /config/rsbuild/output#polyfill
mixed | swc 插件 | /config/rsbuild/tools#swc
term | 装饰器 | /config/rsbuild/source#decorators
term | 源码映射 | /config/rsbuild/output#source-map
natural | 摇树优化失效 | /guide/advanced/css#side-effects, /config/lib/bundle, /guide/solution/#bundle, /guide/start/glossary, /guide/publish/, /guide/solution/react#bundle-or-bundleless
mixed | 浏览器里用 node 模块 | /guide/advanced/output-compatibility#node-builtins
natural | 命令行脚本可执行权限 | /guide/solution/nodejs#library-and-command, /guide/solution/nodejs
mixed | 从 tsup 迁移 | /guide/migration/tsup
mixed | 从 rollup 迁移 | /guide/migration/rollup
mixed | vite 库模式 | /guide/migration/vite
mixed | 和 tsup 有什么区别 | /guide/migration/tsup#differences, /guide/migration/tsup
natural | 分析包体积 | /guide/advanced/rsdoctor, /config/rsbuild/performance#print-file-size
natural | 构建很慢 | /guide/advanced/rsdoctor, /config/rsbuild/performance#build-cache, /config/lib/dts#dts-tsgo, /config/lib/dts, /guide/advanced/dts
term | 缓存 | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
mixed | 支持哪些 node 版本 | /guide/start/quick-start#requirements, /guide/solution/nodejs#engines, /guide/start/#versions
mixed | import.meta.url 转换 | /config/lib/shims#cjs, /config/lib/shims
term | tsgo | /config/lib/dts#dts-tsgo, /guide/basic/typescript#typescript-7
mixed | react 编译器 | /guide/solution/react#react-compiler
mixed | less 支持 | /guide/advanced/css#preprocessors
mixed | 修改 rspack 配置 | /config/rsbuild/tools#rspack, /config/rsbuild/tools
mixed | 使用 rspack 插件 | /config/rsbuild/tools#rspack, /config/rsbuild/plugins, /config/rsbuild/tools
mixed | banner 版权声明 | /config/lib/banner, /guide/faq/features#license-file, /config/rsbuild/output#legal-comments
mixed | 默认导出 require 要加 .default | /guide/solution/nodejs#default-export, /guide/basic/output-format#cjs
mixed | 发布到 npm | /guide/publish/
natural | 校验包是否正确 | /guide/publish/
natural | 配置文件写在哪 | /guide/basic/configure-rslib
natural | 多份配置复用 | /config/lib/items#share, /guide/basic/configure-rslib, /config/lib/items
natural | 指定配置文件 | /guide/basic/cli#common-flags, /guide/basic/configure-rslib, /guide/basic/cli
mixed | 清空 dist | /config/rsbuild/output#clean-dist-path
natural | 开发依赖为什么没打包 | /config/lib/auto-external, /guide/advanced/third-party-deps
term | 动态导入 | /config/rsbuild/split-chunks, /config/lib/redirect, /config/rsbuild/output, /guide/basic/output-structure#entries
natural | ts 严格模式报错 | /guide/basic/typescript
mixed | tsconfig 推荐配置 | /guide/basic/typescript, /guide/start/quick-start#configure-typescript
term | preact | /guide/solution/preact
term | solid | /guide/solution/solid
natural | 创建新项目 | /guide/start/quick-start
term | AI | /guide/start/ai
pinyin | leixing | /guide/basic/typescript, /guide/advanced/dts, /config/lib/dts, /guide/start/glossary
pinyin | zujianku | /guide/solution/react, /guide/solution/vue, /guide/solution/preact, /guide/solution/svelte, /guide/solution/solid
pinyin | huanjingbianliang | /guide/advanced/env-vars
pinyin | yasuo | /config/rsbuild/output, /guide/advanced/css#minify
pinyin | jianting | /guide/basic/cli, /config/rsbuild/dev
pinyin | bieming | /config/rsbuild/resolve, /guide/advanced/dts
pinyin | rukou | /guide/basic/output-structure, /config/rsbuild/source
pinyin | qianyi | /guide/migration/tsup, /guide/migration/tsc, /guide/migration/modernjs-module, /guide/migration/rollup
pinyin | fabu | /guide/publish/
pinyin | yangshi | /guide/advanced/css
pinyin | zhushi | /guide/faq/features, /config/lib/banner, /config/rsbuild/output
pinyin | lujing | /config/lib/redirect, /config/rsbuild/resolve, /config/rsbuild/output, /guide/basic/output-structure
pinyin | ceshi | /guide/advanced/rstest, /guide/faq/features
pinyin | fuzuoyong | /guide/advanced/css, /guide/start/glossary
pinyin | daimafenge | /config/rsbuild/split-chunks
pinyin | shuchu mulu | /config/rsbuild/output, /guide/basic/output-structure
nonsense | 天气预报 |
`);
