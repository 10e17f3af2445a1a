import { readQueries } from './types';

/** Chinese queries the ranking was tuned on. The page named is the one that explains the thing. */
export const tuned = readQueries(`
identifier | lib.dts | /config/lib/dts
identifier | autoExtension | /config/lib/auto-extension
identifier | externalHelpers | /config/lib/external-helpers
identifier | output.externals | /config/rsbuild/output#externals
identifier | umdName | /config/lib/umd-name
identifier | dts.isolated | /config/lib/dts#dts-isolated
identifier | source.decorators | /config/rsbuild/source#decorators
identifier | tools.swc | /config/rsbuild/tools#swc
prefix | 快速 | /guide/start/quick-start
prefix | 模块联 | /guide/advanced/module-federation
prefix | 类型声 | /guide/advanced/dts, /config/lib/dts
prefix | 名词 | /guide/start/glossary
prefix | externalh | /config/lib/external-helpers
prefix | 静态资 | /guide/advanced/static-assets
variant | auto external | /config/rsbuild/output#auto-external, /config/lib/auto-external
variant | umd-name | /config/lib/umd-name
variant | 构建缓存 | /config/rsbuild/performance#build-cache, /guide/faq/features#cache
variant | sourcemap | /config/rsbuild/output#source-map
natural | 如何保留注释 | /guide/faq/features#keep-comments
natural | 为什么 react 被打包进去了 | /guide/faq/features#react-in-bundle
natural | 怎么从 tsup 迁移过来 | /guide/migration/tsup
natural | 如何生成类型声明 | /guide/advanced/dts, /config/lib/dts
natural | 怎么同时输出 esm 和 cjs | /guide/basic/output-format#dual
natural | 怎么处理第三方依赖 | /guide/advanced/third-party-deps
natural | 如何编写插件 | /config/rsbuild/plugins#own
natural | 样式文件为什么没有了 | /guide/faq/features#css-missing, /guide/solution/react#missing-css
natural | 怎么配置路径别名 | /config/rsbuild/resolve#alias, /guide/advanced/dts#alias, /config/lib/dts#dts-alias
natural | 怎么升级到 1.0 | /guide/upgrade/v0-to-v1
typo | 模块联帮 | /guide/advanced/module-federation
typo | 兼荣性 | /guide/advanced/output-compatibility
typo | 静太资源 | /guide/advanced/static-assets
typo | externalHelprs | /config/lib/external-helpers
term | 垫片 | /config/lib/shims, /guide/start/glossary
term | 微前端 | /guide/advanced/module-federation, /config/rsbuild/module-federation
term | 装饰器 | /config/rsbuild/source#decorators
term | 可执行文件 | /guide/solution/nodejs#executable, /config/lib/experiments
term | 环境变量 | /guide/advanced/env-vars, /guide/basic/cli#environment
term | 语法降级 | /guide/advanced/output-compatibility, /config/lib/syntax
term | 压缩 | /config/rsbuild/output#minify
mixed | vue 组件库 | /guide/solution/vue
mixed | bundleless 产物 | /guide/basic/output-structure#bundleless, /config/lib/bundle
mixed | react 类型声明 | /guide/solution/react, /guide/advanced/dts, /config/lib/dts
mixed | umd 外部依赖 | /guide/basic/output-format#umd-externals, /config/lib/umd-name
mixed | svg 组件 | /guide/advanced/svgr-files
pinyin | mokuailianbang | /guide/advanced/module-federation
pinyin | kuaisu shangshou | /guide/start/quick-start
pinyin | jingtaiziyuan | /guide/advanced/static-assets
pinyin | changjianwenti | /guide/faq/features
nonsense | 量子纠缠
nonsense | 红烧肉的做法
nonsense | 北京天气预报
nonsense | asdfqwer
`);
