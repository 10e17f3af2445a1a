import { readQueries } from './types';

/** Written on 2026-11-21 from the pages alone, before the ranking was touched again; read once, at the end. */
export const final = readQueries(`
identifier | performance.buildCache | /config/rsbuild/performance#build-cache
identifier | mergeRslibConfig | /guide/advanced/javascript-api#merge-rslib-config
identifier | source.preEntry | /config/rsbuild/source#pre-entry
identifier | tools.bundlerChain | /config/rsbuild/tools#bundler-chain
identifier | --env-mode | /guide/basic/cli#common-flags, /guide/advanced/env-vars#env-files, /guide/basic/cli#environment
identifier | dts.typescriptPath | /config/lib/dts#dts-typescript-path
identifier | redirect.dts | /config/lib/redirect#dts
identifier | output.dataUriLimit | /config/rsbuild/output#data-uri-limit
identifier | ERR_IMPORT_ATTRIBUTE_MISSING | /guide/advanced/json-files#problems
identifier | shims.esm | /config/lib/shims#esm
identifier | dev.writeToDisk | /config/rsbuild/dev#write-to-disk
identifier | resolve.dedupe | /config/rsbuild/resolve#dedupe
identifier | TS9007 | /guide/faq/errors#declarations, /guide/advanced/dts#errors, /config/lib/dts#dts-isolated
identifier | core-js-pure | /guide/advanced/output-compatibility#polyfill
prefix | tailw | /guide/advanced/css#tailwind
prefix | webass | /guide/advanced/wasm, /config/lib/wasm
prefix | 发布 np | /guide/advanced/publish
prefix | 错误索 | /guide/faq/errors
prefix | rsdoc | /guide/advanced/rsdoctor
prefix | createR | /guide/advanced/javascript-api#create-rslib, /guide/start/quick-start#template
prefix | 配置总 | /config/, /config/lib/, /config/rsbuild/
prefix | overrideB | /config/rsbuild/output#override-browserslist
variant | define-config | /guide/advanced/javascript-api#define-config, /guide/basic/configure-rslib
variant | remove console | /config/rsbuild/performance#remove-console
variant | module-federation | /guide/advanced/module-federation, /config/rsbuild/module-federation, /guide/basic/output-format#mf, /config/lib/format#mf
variant | split chunks | /config/rsbuild/split-chunks
variant | publicdir | /config/rsbuild/server#public-dir
variant | legal comments | /config/rsbuild/output#legal-comments, /guide/faq/features#license-file
variant | post css | /guide/advanced/css#postcss, /config/rsbuild/tools#postcss
variant | nodejs | /guide/solution/nodejs
variant | log level | /config/rsbuild/top-level#log-level, /guide/basic/cli#common-flags
variant | modernjs module | /guide/migration/modernjs-module
natural | 构建变慢了怎么排查 | /guide/advanced/rsdoctor#questions, /guide/advanced/rsdoctor
natural | AI 给的写法怎么知道对不对 | /guide/start/ai#check
natural | 构建完怎么在本地试一下这个包 | /guide/start/quick-start#use-it
natural | 运行时提示 Cannot use import statement outside a module | /guide/start/quick-start#troubleshooting
natural | 想把构建日志接到自己的程序里 | /config/rsbuild/top-level#custom-logger
natural | 插件只想用在其中一份产物上 | /config/rsbuild/plugins
natural | 插件里改了设置却被覆盖 | /guide/faq/features#modify-rsbuild-config, /config/rsbuild/plugins#own
natural | 用户反馈发布的包里少了一个 js 文件 | /guide/advanced/publish#problems, /guide/basic/output-structure#entries, /guide/solution/nodejs#library-and-command
natural | 两个 lib 都写到 dist 会互相覆盖吗 | /guide/basic/output-structure#several-libs, /config/lib/auto-extension#off, /guide/basic/output-format#dual, /config/lib/dts#two-formats
natural | 怎么让产物全部用 .js 结尾 | /config/lib/auto-extension#off, /config/lib/auto-extension#filename
natural | 导出 interface 后运行时报没有这个导出 | /guide/basic/typescript#type-exports, /config/lib/bundle#type-reexport, /guide/faq/errors#runtime, /guide/migration/tsc#problems
natural | cjs 里的 import.meta.url 会变成什么 | /config/lib/shims#cjs, /guide/solution/nodejs#dirname-and-require
natural | 引入的 polyfill 打包后不见了 | /config/lib/bundle#bundle
natural | 包名写错了构建居然没报错 | /config/lib/bundle#bundleless, /guide/advanced/third-party-deps#problems
natural | swc 的辅助包要装到 dependencies 里吗 | /config/lib/external-helpers#install, /config/lib/external-helpers, /guide/start/npm-packages#rslib
natural | 构建提示没有找到入口文件 | /guide/faq/errors#build, /config/lib/bundle#bundle, /config/rsbuild/source#entry
natural | tsconfig 里哪些选项不起作用 | /guide/basic/typescript#read-and-ignored, /guide/migration/tsc#options
natural | 文档页面里怎么展示类型声明的内容 | /guide/advanced/rspress#site
natural | dist 里混进了 stories 文件 | /guide/advanced/storybook#problems, /config/lib/bundle#bundleless, /guide/basic/output-structure#bundleless
natural | 怎么加一个自定义 loader | /config/rsbuild/tools#rspack
natural | umd 和 esm 里的 NODE_ENV 有什么不同 | /guide/advanced/env-vars, /config/lib/format
natural | modern build 要换成什么命令 | /guide/migration/modernjs-module#commands
natural | rslib 改了 rsbuild 的哪些默认值 | /config/rsbuild/preset
natural | 为什么 cjs 产物多出一段代码 | /guide/basic/output-format#cjs, /guide/start/#when-not
natural | 打包后 json 的键名变了 | /guide/advanced/json-files#bundle
natural | 第二种格式不想再输出一遍图片 | /config/rsbuild/output#emit
typo | preformance | /config/rsbuild/performance
typo | stroybook | /guide/advanced/storybook
typo | experments | /config/lib/experiments
typo | 发部 npm 包 | /guide/advanced/publish
typo | 决测表 | /guide/solution/#decision-table
typo | 监听摸式 | /guide/basic/cli#watch
typo | rsperss | /guide/advanced/rspress
typo | 版本历使 | /guide/basic/upgrade-rslib#history
term | shebang | /guide/solution/nodejs#library-and-command, /config/lib/banner, /config/lib/footer
term | 静态站点 | /guide/advanced/rspress
term | 大模型 | /guide/start/ai
term | 查询参数 | /guide/advanced/css#queries, /guide/advanced/svgr-files#bundleless, /guide/advanced/web-workers#query
term | 密钥 | /guide/advanced/env-vars#env-files
term | 内容安全策略 | /guide/advanced/web-workers#query, /config/rsbuild/html#security
term | 端口占用 | /config/rsbuild/server#port
term | 幽灵依赖 | /config/lib/auto-external#rule, /guide/advanced/third-party-deps#choose, /guide/solution/#dependencies
term | 交叉编译 | /config/lib/experiments#exe
term | 资源清单 | /config/rsbuild/output#manifest
term | 优先级 | /config/lib/items#merge, /guide/basic/configure-rslib#layers
term | 模板 | /guide/start/quick-start#template
term | 可复现构建 | /guide/basic/upgrade-rslib#compare, /config/lib/syntax#scope
term | 样式隔离 | /guide/advanced/css#modules, /config/rsbuild/output#css-modules, /guide/solution/vue#component-library
mixed | api-extractor 版本 | /guide/start/npm-packages#rslib, /config/lib/dts#dts-bundle, /guide/migration/tsup#steps, /guide/advanced/dts#bundle-or-not
mixed | solid 服务端渲染 | /guide/solution/solid, /guide/solution/solid#two-outputs
mixed | preact hooks 报错 | /guide/solution/preact#troubleshooting
mixed | svgr 不打包变成图片 | /guide/advanced/svgr-files#bundleless
mixed | storybook 换另一个 lib | /guide/advanced/storybook#addon
mixed | mf manifest 404 | /guide/advanced/module-federation#mf-dev, /config/rsbuild/dev#asset-prefix
mixed | umd global is not defined | /guide/basic/output-format#umd, /config/lib/format#umd, /config/lib/umd-name, /guide/faq/errors#runtime
mixed | wasm 导出 undefined | /guide/advanced/wasm#cjs, /config/lib/wasm#off, /guide/faq/errors#silent
mixed | process 类型找不到 | /guide/solution/nodejs#missing-types, /guide/basic/typescript#node-types, /guide/advanced/dts#errors, /guide/faq/errors#declarations
mixed | rspress 两份 rsbuild | /guide/advanced/rspress#problems, /guide/advanced/monorepo#two-rsbuilds
pinyin | fabu npm bao | /guide/advanced/publish
pinyin | cuowusuoyin | /guide/faq/errors
pinyin | fanganzonglan | /guide/solution/
pinyin | lujing bieming | /guide/advanced/dts#alias, /config/rsbuild/resolve#alias, /config/lib/dts#dts-alias
nonsense | 麻辣香锅
nonsense | 婚纱
nonsense | 猫咪
nonsense | 钓鱼竿
nonsense | vkqjwpxz
nonsense | bicycle insurance
`);
