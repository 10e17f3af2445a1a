/**
 * Words that readers use for the same thing, whatever the pages call it: a group a line, with the reason
 * before the colon. Both languages in one table, for Chinese readers type English too; the records of English
 * leave Chinese out. A word stands for its group when all of it is typed, or its beginning at the end of a query.
 */
const LINES = `
// Formats and modules
formats for a script tag: umd, iife, universal module, script tag, cdn, 脚本标签
UMD's name on window: global variable, global name, window, umd name, 全局变量, 全局变量名, 挂到 window, 命名空间
a package loaded in two formats: two copies, duplicate, duplicated, twice, two instances, dual package hazard, loaded twice, singleton, 两份, 多份, 重复, 两次, 两个实例, 重复加载, 双包风险, 双包隐患, 单例
interop of the formats: default export, module.exports, interop, require, 默认导出, 具名导出
Node.js variables that ESM lacks: shims, shim, dirname, __dirname, __filename, import.meta.url, 垫片

// Bundling and output
packages of others: dependencies, deps, third party, third-party, third party library, third party libraries, 依赖, 三方依赖, 第三方依赖, 三方包, 第三方包, 三方库, 第三方库
dist, by tools' words: output directory, outdir, out dir, dist folder, distpath, output folder, 输出目录, 产物目录
their endings: extension, file extension, mjs, file ending, suffix, 扩展名, 后缀, 后缀名
where a build starts: entry, entries, entry point, several entries, main file, glob, 入口, 多入口, 通配
loaded later: lazy loading, lazy load, dynamic import, code splitting, split chunks, chunks, chunk, on demand, 懒加载, 动态导入, 代码分割, 代码拆分, 分包, 拆包, 按需加载, 异步加载
leave out unused exports: tree shaking, tree shakeable, shakable, treeshaking, dead code elimination, unused code, unused exports, dead code, side effects, 摇树, 副作用, 死代码, 无用代码, 没用到, 未使用
smaller code: minify, compress, uglify, minification, mangle, shorten, 压缩, 混淆, 代码压缩, 缩短
back to the source: source map, sourcemap, sourcemaps, debug, original code, breakpoints, stack trace, 源码映射, 源映射, 断点, 源码调试, 堆栈
text above and below a file: banner, footer, license header, copyright, copyright notice, header, 头部注释, 版权声明, 版权, 文件头, 头部, 顶部, 开头, 末尾, 底部
encodings: encoding, charset, unicode, escape characters, non-ascii, 编码, 字符集, 乱码, 转义

// Types
declaration files by their names: dts, d.ts, declaration, declaration files, typings, types, type definitions, type declarations, 类型声明, 类型声明文件, 声明文件, 类型定义, 类型文件, 类型
enumerations: enum, enums, 枚举
decorators by their settings: decorator, decorators, legacy decorators, experimentalDecorators, 装饰器

// Syntax and runtimes
older browsers: compatibility, browserslist, old browsers, legacy browsers, older browsers, browser support, ie11, 兼容性, 浏览器兼容, 兼容, 旧浏览器, 老浏览器, 低版本浏览器
missing functions: polyfill, polyfills, core-js, corejs, missing methods, builtins, 垫片, 补丁, 补上, 兜底
helpers of the compiler: helpers, swc helpers, tslib, importhelpers, 辅助函数

// Styles and assets
styles: stylesheet, styles, css, 样式, 样式表
languages over CSS: preprocessors, preprocessor, scss, sass, less, stylus, 预处理器, 预处理
files beside the code: static assets, assets, images, pictures, fonts, png, 静态资源, 图片, 字体, 资源
threads of browsers: worker, web worker, workers, background thread, multithreading, 后台线程, 多线程

// Configuration and environment
settings: config, configuration, configure, options, settings, 配置, 配置项
used by several: share, shared, reuse, common, 共享, 共用, 公共, 复用, 公用
values put into the code: define, inject, replace, constant, constants, compile time, build time constant, 注入, 替换, 插入, 常量, 写死, 编译时常量
values from outside: environment variables, env vars, env, process.env, import.meta.env, 环境变量
no effect: no effect, ignored, does not apply, not applied, does nothing, not working, 不生效, 没生效, 无效, 不起作用, 没作用, 没效果, 失效
left out: exclude, leave out, skip, ignore, 排除, 不包含, 跳过, 忽略, 不处理

// Running the tool
the command: cli, command line, commands, 命令行, 命令
again at every change: watch, watch mode, watcher, rebuild, recompile, 监听, 监听模式, 监视, 自动构建, 重新构建, 重新编译
time: performance, build speed, slow build, slow, takes too long, speed, fast, faster, 性能, 构建速度, 慢, 太慢, 很慢, 变慢, 好慢, 加快, 提速, 速度, 耗时
how it ends: exit code, exit codes, return code, exit status, 退出码, 返回码
from a script: javascript api, api, programmatic, programmatically, node script, 脚本, 编程调用, 用代码, 接口, JavaScript API
called by the build: hook, hooks, lifecycle, callback, 钩子, 钩子函数, 生命周期, 回调, 回调函数

// Repositories and publishing
many packages in one repository: monorepo, workspace, workspaces, 工作区, 工作空间, 多包仓库, 大仓
a package tried from its folder: npm link, link, linked, symlink, symlinks, local development, 链接, 软链, 软链接, 符号链接, 联调, 本地联调, 本地调试
not for others: private, internal, unpublished, 私有, 内部, 不发布
give it to others: publish, release, npm publish, ship, upload, 发布, 发包, 发版, 上线
before that: verify, check, make sure, validate, checklist, 确认, 检查, 校验, 验证, 核对

// Beginning and help
install: install, installation, setup, download, 安装
the first steps: getting started, quick start, 快速上手, 快速开始
a new project: create project, new project, start a project, create-rslib, scaffold, template, templates, bootstrap, 新建项目, 创建项目, 初始化, 脚手架, 模板
not there: removed, remove, drop, strip, disappear, lost, gone, missing, 删除, 移除, 去掉, 去除, 丢失, 消失, 丢了, 不见了, 缺失, 没了
nowhere found: not found, could not resolve, failed to resolve, module not found, err_module_not_found, 找不到, 找不到模块, 无法找到, 无法解析, 解析不到
compared: difference, compare, comparison, versus, vs, choose, which one, 区别, 差异, 对比, 比较, 选择, 怎么选, 选型
moved from another tool: migrate, migration, switch from, move from, 迁移, 换成, 换用, 改用
other tools: esbuild, webpack, other tools, alternatives, 其他工具, 替代

// Frameworks and tools beside
tests: test, testing, tests, unit test, unit tests, coverage, vitest, jest, rstest, 测试, 单元测试, 单测
`;

/** The groups of words that mean the same to readers. */
export const SYNONYMS: readonly (readonly string[])[] = LINES.split('\n')
  .filter((line) => line.includes(':'))
  .map((line) =>
    line
      .slice(line.indexOf(':') + 1)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );
