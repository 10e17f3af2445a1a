/**
 * Words of the field that readers use for the same thing, whatever the pages call it. Unlike the terms of
 * this site (`records/synonyms.ts`) they come with the engine. Both languages in one table: Chinese
 * readers type English too. Each line is a group; words are separated by commas.
 */
const LINES = `
folder, directory, dir, 文件夹, 目录
structure, layout, hierarchy, 结构, 层级
merge, combine, bundle, one file, single file, 合并, 合成, 合到一起, 合成一个, 打成一个, 打包
slow, takes too long, speed, fast, faster, speed up, performance, 慢, 太慢, 很慢, 加快, 提速, 加速, 速度, 耗时, 变慢
abort, stop the build, fail the build, succeed, abortOnError, break the build, 中断, 终止, 通过, 阻断, 报错也继续
no effect, ignored, does not apply, not applied, does nothing, not working, 不生效, 没有生效, 没生效, 无效, 不起作用, 没作用, 没有作用, 没效果
inline, inlined, embed, base64, data url, data uri, 内联, 内嵌, 嵌入
customize, custom, rename, 自定义, 定制
class names, class name, localIdentName, css modules, 类名
scss, sass, less, stylus, preprocessors, preprocessor, 预处理器, 预处理, 处理器
removed, remove, drop, strip, delete, throws away, disappear, lost, gone, missing, 删除, 移除, 删掉, 去掉, 丢失, 消失, 丢了, 不见了, 缺失, 没了, 被删
unused code, dead code, side effects, 无用代码, 没用的代码, 未使用, 用不到的代码
inject, insert, replace, define, constant, constants, compile time, build time constant, 注入, 替换, 插入, 常量, 写死, 编译时常量
version number, package version, version, 版本号, 版本
lazy loading, lazy load, dynamic import, code splitting, split chunks, chunks, chunk, on demand, 懒加载, 动态导入, 代码分割, 代码拆分, 分包, 拆包, 拆分, 按需加载, 异步加载
incremental, incremental build, cache, persistent cache, 增量构建, 增量编译, 增量, 缓存
stale, outdated, old result, cache, 过期, 旧的结果, 旧结果, 缓存
loader, loaders, custom loader, rspack, bundler, 加载器
watcher, watch, rebuild, recompile, rebuilds, 监听, 重新构建, 自动构建, 自动重新构建, 重新编译
log level, logs, logging, quiet, silent, verbose, noise, less output, terminal output, logLevel, 日志, 日志级别, 安静, 静默, 控制台输出, 终端输出
clean, clear, delete old files, empty the folder, cleanDistPath, 清空, 清理, 清除, 旧文件
website, application, web app, app, 网站, 网页应用, 应用
content hash, contenthash, hash, fingerprint, cache busting, filenameHash, 哈希, 内容哈希, 指纹, 文件名哈希
several, multiple, many, 多个, 几个, 好几个
two copies, duplicate, duplicated, twice, two instances, dual package hazard, loaded twice, singleton, 两份, 重复, 两次, 两个实例, 重复加载, 双包风险, 双包隐患, 单例
hot reload, hmr, live reload, hot module replacement, 热更新, 热替换, 热重载
dev server, local server, preview, server, 开发服务器, 本地服务, 服务器
proxy, reverse proxy, server, 代理, 反向代理, 转发, 服务器
hook, hooks, lifecycle, callback, 钩子, 生命周期, 生命周期钩子
vendor prefix, vendor prefixes, autoprefixer, css prefix, lightningcss, postcss, 浏览器前缀, 前缀补全, 自动补前缀, 厂商前缀
old browsers, legacy browsers, older browsers, ie11, es5, browserslist, syntax, 旧浏览器, 老浏览器, 低版本浏览器, 浏览器版本
polyfill, missing methods, builtins, 垫片, 补丁, 补上, 兜底
third-party, third party library, third party libraries, dependencies, 第三方库, 三方库, 第三方包, 第三方依赖, 三方依赖
semver, semantic versioning, version range, 语义化版本, 版本范围, 版本规则
difference, compare, comparison, versus, choose, which one, 区别, 差异, 对比, 比较, 选择, 怎么选, 选哪个, 选型
relation, relationship, layers, built on, based on, 关系, 层次, 分层
print, inspect, dump, show the final config, resolved config, debug, final config, 查看, 打印, 调试, 最终配置, 检查配置
create project, new project, start a project, create-rslib, scaffold, bootstrap, 新建项目, 创建项目, 初始化, 脚手架
command line tool, cli tool, bin, executable, shebang, bin field, 命令行工具, 可执行
typings, types, type definitions, d.ts, declaration, 类型, 声明
private, internal, unpublished, 私有, 内部, 不发布
share, shared, reuse, common, 共享, 共用, 公共, 复用, 公用
conditional exports, condition, conditions, exports, conditionNames, 条件导出, 导出条件
global variable, global name, window, umd name, 全局变量, 全局变量名, 全局, 挂到 window, 命名空间
iife, umd, script tag, 脚本标签
comment, comments, license, banner, header, footer, 注释, 许可证, 文件头, 头部, 开头, 末尾
names, mangle, variable names, shorten, minify, 变量名, 变短, 缩短, 压缩
environment, mode, production, development, 环境, 模式, 开发环境, 生产环境, 线上
asset prefix, public path, cdn, base url, domain, assetPrefix, publicPath, 域名, 公共路径, 资源前缀, 资源路径
images, pictures, fonts, svg, png, assets, 图片, 字体, 资源
inject styles, css in js, inject css, style tag, 注入样式, 写进 js, injectStyles
server components, rsc, use client, directive, client components, 服务端组件, 客户端组件
memoization, memo, auto memoization, react compiler, useMemo, 自动记忆化, 编译器
on the fly imports, babel-plugin-import, import on demand, transformImport, modular imports, 按需引入, 按需导入
monorepo, workspace, repo, repository, several packages, 仓库, 大仓, 同一个仓库, 子包
order, sequence, before another, topological, dependsOn, 顺序, 先后, 依赖顺序, 先构建
not found, cannot find, can't resolve, could not resolve, module not found, cannot find module, 找不到, 无法解析, 解析不到, 找不到模块
undefined, not defined, is not defined, 没有定义, 未定义
script, node script, programmatic, programmatically, javascript api, api, from code, 脚本, 编程调用, 用代码, 接口, JavaScript API
config file, configuration file, rslib.config, another config, file names, 配置文件
function config, conditional config, different config, 函数配置, 不同的配置, 按条件, 导出函数
upgrade, update, older version, newer version, breaking changes, migrate, 升级, 更新, 旧版本, 升上来, 老版本, 不兼容变更, 迁移
hosts, remote, remotes, micro frontend, module federation, 宿主, 远程模块, 远程, 微前端, 模块联邦
verify, check, make sure, confirm, validate, checklist, 确认, 检查, 校验, 验证, 核对
es2020, es5, es target, ecmascript version, syntax, target, 语法, 新语法, 语法版本, 编译目标
browser, browsers, web, 浏览器
runtime, run time, at runtime, 运行时, 运行
storybook, component explorer, component preview, 组件预览, 组件文档
docs site, documentation site, rspress, docs, 文档站, 文档网站, 站点
unit tests, tests, coverage, rstest, vitest, 测试, 单测
exclude, leave out, skip, ignore, 排除, 不包含, 跳过, 忽略, 不处理
include, contain, inside the bundle, bundled, 包含, 打进, 打进去, 打进产物, 打包进去
declare, list, dependencies, devDependencies, peerDependencies, 声明依赖, 对等依赖, 开发依赖
size, bundle size, smaller, too big, large, heavy, 体积, 太大, 大小, 变小, 减小, 瘦身
analyze, bundle analysis, what is in the bundle, rsdoctor, 分析, 产物分析, 体积分析
decorator, decorators, legacy decorators, experimentalDecorators, 装饰器
jsx, tsx, jsx runtime, import react
path, paths, alias, @/, tsconfig paths, 别名, 路径
source map, debug, original code, breakpoints, stack trace, 源码映射, 断点, 源码调试, 堆栈
extension, mjs, cjs, file ending, suffix, 扩展名, 后缀
default export, module.exports, interop, require, 默认导出, 具名导出
dirname, __dirname, import.meta.url, shims, import.meta
json, yaml, toml, text file, raw, data files, 数据文件, 原始内容, 字符串
node version, node versions, engines, supported node, requirements, system requirements, node 版本, 环境要求, 运行环境
install, dependencies installed, packages, npm packages, download, 安装
publish, ship, release, upload, npm, 发布, 发版, 发包, 上线
plugin, addon, add-on, extend, extension point, 插件, 扩展
telemetry, ci, github actions, pipeline, 流水线, 持续集成
parallel, concurrency, threads, worker threads, 并行, 多线程
port, host, open, address, 端口, 打开, 地址
entry, entries, several entries, main file, glob, 入口, 多入口, 通配
copy, static files, public folder, publicDir, 复制, 拷贝, 原样复制
isolated, isolatedDeclarations, tsgo, typescript 7, native, engine, faster types
console.log, console, removeConsole, debug output, 控制台, 打印语句
file size, file sizes, print sizes, report sizes, printFileSize, 文件大小, 产物大小
encoding, charset, unicode, escape characters, non-ascii, 编码, 字符集, 乱码, 转义
exit code, exit codes, return code, exit status, 退出码, 返回码
ai, llm, agent, agents, copilot, cursor, claude, AGENTS.md, coding assistant, 人工智能, 大模型, 智能体, 编程助手
dotenv, .env, .env file, secrets, loadEnv, 环境变量文件
main fields, module field, main field, resolve order, mainFields, 主字段
top-level await, top level await, await at the top, 顶层 await
html, html page, page template, index.html, 网页, 页面模板
nonce, csp, content security policy, integrity, security, 安全策略, 内容安全策略, 安全
default values, defaults, preset, presets, built-in settings, 默认值, 预设, 默认配置
same dependency, dedupe, two versions, duplicate dependency, 重复依赖, 两个版本, 去重
keep names, function names, class names in output, 函数名, 保留名称
single file, standalone, self-contained, executable, sea, exe, 单文件, 独立运行, 可执行文件
rollup, tsup, vite, unbuild, esbuild, webpack, other tools, alternatives, 其他工具, 替代, 替代品
requirements, prerequisites, before you start, 前提, 前置条件, 准备工作
changelog, release notes, history, what is new, 更新日志, 变更记录, 更新记录, 新特性
license, licence, LICENSE.txt, 许可证, 许可证文件, 协议
example, examples, demo, sample, samples, template, 示例, 例子, 模板, 样例
typescript config, tsconfig
compiler options, compilerOptions, 编译选项
composite, project references, references, 项目引用, 工程引用
external, leave out, not bundled, peer, 外部, 不打进, 外置
`;

/** The groups of words that mean the same to readers. */
export const VOCABULARY: readonly (readonly string[])[] = LINES.trim()
  .split('\n')
  .map((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );
