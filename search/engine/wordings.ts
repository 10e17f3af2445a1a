/**
 * What readers say and pages call otherwise: on the left the reader's words, on the right words that a section about it
 * has all of, mostly those of its heading's id and its address, which are English in every language. One way only, unlike
 * `vocabulary.ts`: the words on the right are common ones, which keep their own meaning.
 */
const LINES = `
ssr, server side rendering, server rendering, hydration, 服务端渲染, 服务器渲染, 同构, 水合 => output target | solid outputs | server
security, xss, subresource integrity, sri, 安全, 安全策略, 安全性 => html security
tree shaking, 摇树, 摇树优化, 摇掉 => glossary building tree shaking
bundle size, bundle too big, package too big, bloated, visualize, visualise, visualizer, bundle analyzer, analyze bundle, analyse, treemap, profile, profiler, 包体积, 体积分析, 分析体积, 包太大, 包太大了, 产物太大, 体积太大, 可视化, 可视化分析, 耗时分析, 性能分析, 依赖最大, 打包分析 => rsdoctor
hashbang, shebang, #!/usr/bin/env node, executable script, 可执行脚本, 脚本开头 => nodejs library command
cross compile, cross compilation, without node, without node installed, no node installed, docker, native binary, standalone binary, standalone, pkg, 交叉编译, 跨平台编译, 不装 node, 免安装, 二进制, 二进制文件, 打成 exe, 打包成 exe, 独立程序, 可执行程序 => nodejs executable | experiments exe
secret, api key, credentials, password, leak, sensitive, 密钥, 敏感信息, 泄露, 泄漏, 机密, 令牌, 密码 => env files
phantom dependency, undeclared dependency, undeclared, hoisting, 幽灵依赖, 未声明, 未声明的依赖, missing dependency, dependency not installed, 缺少依赖 => third party deps problems
icon, svg icon, icon component, svg component, icon library, 图标, 图标库, 图标组件, svg 组件, 矢量图, svg react component, 当组件用, 作为组件 => svgr
chatgpt, gpt, gemini, claude, copilot, cursor, chatbot, ai coding, ai tools, ai assistant, assistant, llms.txt, llms, prompt, mcp, 智能助手, 编程助手, ai 助手, ai 编程, 提示词, 大模型, 大语言模型, 人工智能 => start ai
markdown version, markdown docs, docs as markdown, plain text docs, 文档的 markdown => start ai addresses
background thread, threads, multithreading, off the main thread, 后台线程, 线程, 多线程, 主线程, 线程池, worker pool => web workers
tarball, registry, npm pack, npm registry, private registry, provenance, packaging mistakes, files field, missing files, files missing, before publishing, prepublish, prepublishOnly, trusted publishing, 发布后少文件, 少文件, 缺文件, 压缩包, 私有源, 私有仓库, 镜像源, 发布前, 发布前检查, 打包检查, 发布配置, 包里缺文件 => publish checklist | publish problems
publint, attw, arethetypeswrong, package lint => publish checklist
npm token, publish workflow, publish recipe, version bump, changesets, semantic release, 发布流程, 自动发布 => publish recipes
original source, map back, source mapping, wrong line, line numbers, stack traces, debug source, debug original, minified stack, 调试源码, 对应源码, 映射到源码, 源码位置, 行号, 行号不对, 断点不对, 源码对应, 堆栈 => output source map
esm cjs interop, cjs interop, esmodule interop, esModuleInterop, default interop, nested default, 互操作, 默认导出是对象, 拿到 default => nodejs default export
export type, re-export type, type only export, type-only imports, import type, verbatimModuleSyntax, 导出类型, 重新导出类型, 重导出类型, 类型导出 => bundle type reexport | typescript type exports
types field, types condition, typesVersions, types in package.json, types 字段, 类型字段, types 入口 => typescript type exports | typescript exports types
subpath, subpath exports, exports map, exports field, exports 字段, 子路径, 子路径导出, 导出映射, 导出字段 => publish recipes exports | create package exports
bundled react, not bundle react, keep react external, do not bundle, don't bundle, 不要打包, 不打包 react, 别打包, 打进去了 react, output contains lodash => third party deps choose | react in bundle
peer dependency, peer dep, optionalDependencies, 对等依赖, 同伴依赖, 宿主依赖, 可选依赖 => third party deps choose
rebuild automatically, build automatically, on file change, file watching, 自动构建, 自动重新构建, 保存后, 监听文件变化, 文件变化 => cli watch
disable logs, hide logs, suppress, quieter, quiet output, silence, mute, less log, verbose output, debug log, 关闭日志, 少打印, 日志太多, 隐藏日志, 静音, 调试日志 => top level log
non zero, return code, process.exit, ci fails, fail in ci, 非零, 返回值, 状态码 => cli exit codes
ignore type errors, despite type errors, continue on type errors, type errors, types are wrong, type errors during build, emit on error, noEmitOnError, 类型报错, 类型错误, 类型有错, 忽略类型错误 => dts abort on error
third party license, license file, license text, licenses of dependencies, legal comments, 第三方许可证, 许可证文件, 依赖的许可证, license 文件, 开源协议 => license file
license header, copyright header, file header, prepend, prepend text, top of the file, top of every file, top of each file, beginning of file, 文件头, 文件开头, 文件头部, 许可证头, 版权, 版权头, 版权信息, 头部添加, 开头加, 每个文件开头 => config lib banner
append, append text, append code, end of file, bottom of the file, last line, trailer, 末尾, 文件末尾, 文件尾部, 追加, 追加内容, 尾部, 结尾加 => config lib footer
precedence, priority, which option wins, override order, takes precedence, merge order, overridden, 优先级, 覆盖顺序, 谁优先, 谁覆盖谁, 合并顺序, 哪个优先, which config wins, 配置生效 => items merge | configure layers
own script, own build script, build script, custom script, node api, programmatic, programmatic api, javascript api, run build from code, nodejs api, 用代码调用, 代码调用, 编程接口, 编程方式, node 接口, 自己写脚本, 构建脚本, 自己的脚本, 用脚本构建, run from code, call from code => javascript api create rslib
only one lib, one lib only, single lib, only one format, build only esm, build only one, only esm, subset, partial build, select a lib, pick a lib, lib by name, 只构建, 单独构建, 只打包其中, 只构建其中一个, 部分构建 => cli flags lib | lib id
vite library mode, 换工具 => migration
replace tsc, tsc only, 替换 tsc, 替代 tsc, 代替 tsc => migration tsc
replace tsup, coming from tsup, 替换 tsup, 代替 tsup => migration tsup
changelog, release notes, new features, 更新日志, 更新内容, 版本历史, 变更日志, 新功能, what is new in => upgrade history | upgrade compare
breaking, breaking change, incompatible, incompatible changes, removed options, removed features, 破坏性, 破坏性变更, 破坏性更新, 不兼容, 不兼容改动, 不兼容变更 => v0 v1 output | v0 v1 config
deprecated, deprecated options, obsolete, deprecation, 废弃, 弃用, 已废弃, 废弃的选项, 过时 => v0 v1 config
declaration bundle, rollup the types, types into one file, single d.ts, one d.ts, bundle types, bundle declarations, api extractor, 类型打包, 打包类型, 合并类型, 类型合并, 类型合并成一个, 一个 d.ts => dts bundle
faster types, faster declarations, faster dts, slow types, slow declarations, slow dts, type generation is slow, 类型生成太慢, 类型生成慢, 生成类型太慢, 生成类型很慢, 类型太慢, 加快类型 => dts engine | dts isolated
test files, spec files, .test.ts, __tests__, tests in dist, stories files, exclude tests, ignore tests, ignore test files, exclude test files, 测试文件, 测试代码, 排除测试, 排除测试文件, 忽略测试, 打包测试文件, 测试文件打包 => features tests
no styles, unstyled, styles missing, missing styles, css not loaded, css not applied, stylesheet missing, styles are lost, styles are gone, missing css, 样式丢了, 样式丢失, 样式没加载, 样式不见了, 样式没了, 缺少样式, 样式没生效 => css missing
global css, global styles, scoped styles, style isolation, 全局样式, 样式隔离, 样式污染, 样式冲突, 局部样式, 样式作用域 => advanced css modules
css from javascript, css-in-js, single js file with styles, auto import css, 样式自动引入, 自动引入样式, 样式打进 js => inject styles
safari, chrome, firefox, android, ios, browser compatibility, browser versions, supported browsers, 浏览器支持, 浏览器版本, 支持哪些浏览器, 兼容哪些浏览器, 低版本 => output compatibility syntax | override browserslist
optional chaining, nullish coalescing, async await, arrow functions, private fields, class fields, modern syntax, 可选链, 空值合并, 箭头函数, 私有字段, 类字段, 语法转换, 语法转译, 转成 es5, 高级语法 => output compatibility syntax | lib syntax
regenerator, regeneratorRuntime, asyncToGenerator, runtime helpers, helper code, repeated helpers, duplicate helpers, @swc/helpers, tslib, 重复的辅助函数, 辅助代码, 运行时辅助, 帮助函数 => external helpers
buffer, crypto, node builtins, builtin modules, node modules in browser, fs in the browser, fs module, path module, node:fs, 内置模块, node 模块, 浏览器里用 node, node 内置模块 => node builtins
require is not defined, dynamic require, require call, require 未定义, require 报错 => third party deps require | nodejs dirname require
read a file, readFile, readFileSync, runtime file, data file, ship a file, 读取文件, 读文件, 附带文件, 数据文件, 运行时读取 => nodejs data files | new url
text file, import text, raw import, import as string, ?raw, markdown file, graphql, 文本文件, 当字符串导入, 原始文本 => css queries | json yaml toml
rust, assemblyscript, emscripten, wasm-pack, web assembly => guide wasm
obfuscate, obfuscation, obfuscator, terser, uglify, readable, unminified, not minified, do not minify, disable minify, whitespace, 混淆, 不压缩, 关闭压缩, 可读, 产物可读, 可读性, mangle, mangle names, 保留函数名, keep function names => output minify
debugger, remove logs, remove console, strip console, drop console, console statements, 去掉打印, 删除打印, 去掉 console, 删除 console => remove console
feature flag, toggles, compile time flag, global constant, build constants, build-time constant, 功能开关, 特性开关, 开关变量, 全局常量, 条件编译, inject version, inject version number, version constant => env define | source define
old files remain, leftover files, leftovers, remaining files, stale files, old files, 残留, 残留文件, 旧文件, 旧产物, 上次的文件, 旧文件没删, 没删掉, 没删除 => clean dist path
flatten, nested folder, extra folder, common folder, common parent, root of the output, extra level, 多了一层, 公共父目录, 扁平, 多一层, 少一层, 公共目录 => out base | dist src
one file per source file, file per module, file by file, one output per source, keep folders, keep folder structure, preserve structure, preserveModules, 一对一, 对应一个产物, 保持目录, 保留目录, 保留目录结构, one js file per source, file per source => output structure bundleless
extensions in imports, import extension, add extension, .js extension, add .js, missing extension, fully specified, 补后缀, 补全后缀, 加后缀, 导入后缀, 补扩展名, 扩展名补全, 后缀补全 => redirect js
jquery, script element, plain html page, without a bundler, unpkg, jsdelivr, esm.sh, 直接引入, script 标签, 用 script 引入, cdn build, cdn script, load from cdn, cdn usage, plain html => output format umd
self executing, immediately invoked, anonymous function, wrapper function, 立即执行, 立即执行函数, 自执行, 自执行函数 => output format iife
window variable, window global, global name, attach to window, root global, 挂到 window, 挂载到全局, 全局名称 => umd name
remote module, runtime sharing, share at runtime, shared dependencies, 远程组件, 运行时共享, 共享依赖, 运行时共享依赖 => guide module federation settings | guide module federation
turborepo, turbo, nx, lerna, rush, yarn workspaces, npm workspaces, bun workspaces, 多包仓库, 多包管理 => guide monorepo
link local, local package, npm link, pnpm link, linked package, cross-package, across packages, between packages, 本地包, 本地联调, 包联调, 联调, 跨包 => guide monorepo packages
declarationMap, go to definition, jump to source, jump to definition, 声明映射, 跳转到源码, 跳转源码, 跳到定义, 跳转到定义, 转到定义 => monorepo references
playground, try components, component gallery, live demo, live examples, 演练场, 在线演示 => rspress site | storybook
documentation website, documentation site, docs website, api docs, write docs, typedoc, 文档网站, 文档站, 写文档, 接口文档, 组件文档 => rspress site
babel, babel plugin, babel config, .babelrc, babel 插件, babel 配置 => plugins tried babel | compiler babel
webpack config, webpack loader, webpack plugin, raw bundler config, rspack config, rspack plugin, underlying bundler, custom loader, 底层配置, 底层打包器, 自定义 loader, webpack 配置, rspack 配置, 修改 webpack => tools rspack
boilerplate, starter, starter kit, skeleton, project template, start from scratch, new library, 样板, 项目模板, 从零开始, 从零搭建, 新项目, 新建库 => quick start template
first steps, beginner, tutorial, walkthrough, introduction, hello world, getting started, step by step, 新手, 新手入门, 入门, 入门教程, 教程, 初学者, 快速入门, 第一步 => quick start create package | 快速上手
package manager, pnpm, yarn, 包管理器, 包管理工具 => quick start install
existing project, already have a project, 已有项目, 现有项目, 接入, 老项目 => quick start existing
minimum node, minimum node version, node 18, node 16, node 20, node 22, 最低 node, 最低版本, node 要求 => quick start requirements | nodejs engines
two copies of state, singleton, instanceof, instanceof fails, state is not shared, different instances, 单例, 单例失效, 状态不共享, 两个实例 => output format instances
dual package, dual format, dual esm cjs, dual module, both esm and cjs, both module formats, 双格式, 同时支持 esm, 两种模块格式, 双模块 => output format dual
production ready, maturity, pros and cons, advantages, disadvantages, benefits, drawbacks, limitations, 优缺点, 优点, 缺点, 局限, 稳定吗, 成熟, 适合场景, 适用场景 => start when choose | start when not
other bundlers, other tools, alternatives, compared to, why not rollup, why not vite, 其他工具, 同类工具, 竞品, 对比 rollup, 对比 vite, not use rslib, without rslib => start when not
不适合, 不该用, 不推荐 => start when not
stale cache, stale output, stale result, change does not show, changes not picked up, not picked up, not updating, old code, 缓存没更新, 旧代码, 改了没变化, 改了代码 => features cache
emitDecoratorMetadata, decorator metadata, reflect-metadata, inversify, nestjs, 元数据, 装饰器元数据 => source decorators
antd, element-plus, lodash, import on demand, babel-plugin-import, component on demand, 按需引入, 按需加载组件, import components on demand => source transform import
before entry, run first, before everything, 先于入口, 入口之前, 最先执行 => pre entry
resolved config, final config, final configuration, print config, dump config, show config, debug config, generated config, 最终配置, 打印配置, 查看配置, 输出配置 => cli inspect | preset inspect
misspelled option, typo in config, wrong option, unknown key, invalid option, 写错, 配置写错, 拼错, 未知选项, 未知字段 => unknown option | unknown keys
autocomplete, autocompletion, intellisense, typed config, completion, 自动补全, 补全, 代码提示, 类型提示, 智能提示, 配置提示 => configure rslib typescript | javascript define config
no config, zero config, without config, without a config file, 零配置, 无配置, 不写配置 => cli no config
depending on environment, per environment, environment specific, development and production, different environments, 不同环境, 按环境, 根据环境, 区分环境 => configure function | top level environments
shared code, shared chunk, common chunk, common code, vendor, vendor chunk, 公共代码, 公共模块, 抽取公共, 提取公共, 公共代码抽取 => split chunks
hashed names, hashed filenames, cache busting, long term caching, 内容哈希, 文件名哈希, 带哈希, 指纹 => filename hash
asset url, url prefix, cdn prefix, cdn url, cdn address, 资源地址, 资源路径, 资源前缀, 地址前缀, cdn 地址, cdn 前缀, 资源地址前缀 => asset prefix
command line options, cli options, command options, arguments, argv, flags, parameters, 命令行参数, 命令参数, 命令行选项 => cli flags
jargon, vocabulary, 行话, 专业术语, 概念, 含义 => glossary
error code, error message, list of errors, common errors, 错误码, 报错信息, 错误信息, 常见报错, 报错列表 => faq errors
write a plugin, own plugin, create a plugin, plugin development, plugin api, 插件开发, 开发插件, 写插件, 编写插件, 自定义插件, 钩子 => plugins own
选哪种, 选型, 哪种方案, 选择方案 => solution decision table
node and browser, browser and node, isomorphic, universal library, 同时支持 node, node 和浏览器, 浏览器和 node => nodejs node browser
share config, share configuration, share options, common config, base config => items share
sideEffects field, sideEffects, sideEffects 字段, 副作用标记 => css side effects | side effects publish
multiple configs, several configs, several config files, second config, another config, 多个配置文件, 多份配置 => configure file names | cli common flags config
nextjs, remix, app router, server component => react use client
jsx transform, automatic jsx, classic jsx, jsxImportSource, jsx 转换, jsx 编译 => react jsx runtime
typescript version, supported typescript, typescript 版本 => typescript 7 guide basic
api base url, api address, backend url, 接口地址, api 地址, 后端地址 => env define | env files
别名没替换, 别名替换, 类型里别名, alias in types, aliases in declarations, alias not replaced, 声明里的别名 => dts alias
dynamic import, lazy, 动态导入, 动态加载, 懒加载 => split chunks
image import, import image, 引入图片, 导入图片, 使用图片 => static assets import
local server, dev server, 本地服务器, 开发服务器, 本地服务 => server port
config no effect, config ignored, setting ignored, option ignored, option no effect, 配置不生效, 设置不生效, 配置无效, 配置没生效, 选项无效 => configure debug
utility library, utilities, utils library, toolkit, 工具库, 函数库, 工具函数 => solution decision table
invalid hook, hooks error, hooks 报错 => react invalid hook call
构建产物, 输出产物 => basic output structure
产物格式, 模块格式, 模块规范, 模块类型, 模块标准, module format, module system, module kinds => basic output format
type safety, type-safe, 类型安全 => configure rslib typescript
dead code, dead code elimination, 死代码, 死代码消除, 无用代码 => glossary building tree shaking
target platform, target environment, platform, 目标平台, 目标环境, 运行平台 => output target | lib syntax values
dependency graph, module graph, build report, build time breakdown, flame graph, ended up in the bundle, what ended up, smaller bundle, optimize size, 依赖分析, 构建分析, 构建报告, 体积优化, 优化体积, 减小体积, 体积这么大, 依赖图, 火焰图 => rsdoctor
leave out of the bundle, leave dependency out, exclude a dependency, 依赖外置, 外置依赖 => third party deps externals | output externals
duplicate packages, 依赖重复 => resolve dedupe
version requirements, 版本要求, 最低版本要求, 安装要求 => quick start requirements
module resolution, moduleResolution, resolution order, 模块解析, 解析顺序, 解析规则 => rsbuild resolve main fields | rsbuild resolve extensions
component library template, component library starter, 组件库模板, 组件库搭建, 搭建组件库 => solution component library
breakpoint, 断点, 断点调试 => output source map
error handling, catch errors, handle errors, try catch, 错误处理, 异常处理, 异常捕获, 捕获异常, 捕获错误 => javascript api errors
build hooks, lifecycle hooks, build events, build lifecycle, 构建钩子, 生命周期, 构建事件, 插件机制 => plugins own
available plugins, list of plugins, plugins exist, official plugins, community plugins, 插件列表, 官方插件, 社区插件, 现成的插件 => plugins tried | npm packages plugins
async config, dynamic config, asynchronous config, config function, 动态配置, 异步配置, 函数式配置 => configure function
built-in config, built-in defaults, 内置配置, 默认行为 => rsbuild preset
several formats, multiple formats, 多格式, 多格式输出, 多种格式, 几种格式 => output format dual
auto refresh, 自动刷新, 刷新页面 => server port | dev watch files
live preview, preview components, 实时预览, 预览组件 => storybook setup | rspress develop
install fails, installation fails, installation error, 安装失败, 安装报错 => quick start troubleshooting
lts, long term support, version policy, support policy, release policy, 长期支持, 版本策略, 支持周期, 版本承诺 => upgrade semver
ignore files, exclude a folder, exclude files, exclude from compilation, skip files, 忽略文件, 排除文件, 排除目录, 排除文件夹 => source include exclude
garbled, garbled text, mojibake, broken characters, 乱码, 中文乱码, 编码问题 => output charset
only types, emit types only, only emit types, emitDeclarationOnly, declaration emit, type generation, generate types, 只输出类型, 只生成类型, 只要类型, 生成类型 => dts engine
turn off types, disable dts, turn off dts, turn off type generation, disable declarations, without types, 不生成类型, 不要类型, 关闭类型, 不生成 d.ts => lib dts options
no types, missing types, cannot find types, types are missing, 类型找不到, 找不到类型, 类型丢失 => typescript type exports | typescript exports types
dev and prod, 区分开发, 区分开发生产 => env define | top level mode
faster build, speed up build, build faster, 构建更快, 更快构建, 加速构建, 提升构建速度, 打包速度 => build cache
transpile, transpilation, downlevel, lowering, 转译 => output compatibility syntax
css extraction, separate css, css file, 抽离样式, 提取样式, 样式抽离, 样式抽取, 样式单独输出, 单独样式文件 => output structure styles assets | advanced css loading
svgo, optimize svg, svg optimization => svgr
framework, supported frameworks, framework support, 框架, 框架支持, 支持框架 => solution decision table
after the build, before the build, post build, pre build, build command, 构建前, 构建后, 构建完成后, 构建之前 => javascript api create rslib | plugins own
single components, import one component, one component only, 引入单个组件, 单独引入 => react bundle bundleless
css removed, styles removed, removed css, 样式被删除, 样式被去掉 => css side effects
package entry, package entry points, entry field, package entry field, 包入口, 入口字段 => create package exports | publish recipes exports
`;

/** A reader's words and the sections they are for: a section has all words of one of the `targets`. */
export interface Wording {
  said: readonly string[];
  targets: readonly string[];
}

const split = (text: string, mark: string) =>
  text
    .split(mark)
    .map((word) => word.trim())
    .filter(Boolean);

/** Wordings of readers, with what the pages call it. */
export const WORDINGS: readonly Wording[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [said = '', targets = ''] = line.split('=>');
    return { said: split(said, ','), targets: split(targets, '|') };
  });
