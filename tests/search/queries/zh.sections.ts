import { readQueries } from './types';

/**
 * Chinese queries for one section of a page, harder than most: written on 2026-11-21 to tune on. They are
 * no part of the bar, which no set to tune on can prove.
 */
export const sections = readQueries(`
natural | 两种格式能不能共用一套声明 | /guide/advanced/dts#two-formats, /config/lib/dts#two-formats
natural | 类型是在哪里检查的 | /guide/basic/typescript#type-check
natural | 怎么原样发布 json 文件 | /guide/advanced/json-files#preserve
natural | 如何自动导入抽取出来的 css | /config/lib/banner#import-css
natural | 各层配置是怎么合并的 | /config/lib/items#merge, /guide/basic/configure-rslib#layers
natural | 用 typescript 编写配置文件 | /guide/basic/configure-rslib#typescript
natural | 不写配置文件能构建吗 | /guide/basic/cli#no-config
natural | 1.0 的产物有什么变化 | /guide/upgrade/v0-to-v1#output
natural | 怎么压缩 css | /guide/advanced/css#minify
natural | 样式里怎么引用图片 | /guide/advanced/static-assets#css
natural | 输出文件的扩展名 | /guide/basic/output-structure#extensions, /config/lib/auto-extension
natural | 没有副作用的 polyfill | /guide/advanced/output-compatibility#polyfill
natural | 模块被加载了两次 | /guide/basic/output-format#two-instances
natural | 多个入口怎么写 | /guide/basic/output-structure#entries, /config/rsbuild/source#entry
natural | 同时支持 node 和浏览器 | /guide/solution/nodejs#node-and-browser
natural | tsconfig 应该怎么写 | /guide/basic/typescript#tsconfig
natural | 默认导出变成对象 | /guide/solution/nodejs#default-export
natural | 给部分文件加 banner | /config/lib/banner#some-files
mixed | tsup 全部配置项 | /guide/migration/tsup#options
mixed | storybook 问题 | /guide/advanced/storybook#problems
mixed | css 副作用 | /guide/advanced/css#side-effects
mixed | svgr 类型 | /guide/advanced/svgr-files#types
mixed | esm 中使用 __dirname | /guide/solution/nodejs#dirname-and-require, /config/lib/shims#esm
term | 退出码 | /guide/basic/cli#exit-codes
term | 导出类型 | /guide/basic/typescript#type-exports
term | 决策表 | /guide/solution/#decision-table
variant | asset-prefix | /config/rsbuild/output#asset-prefix, /config/rsbuild/dev#asset-prefix
identifier | rslib inspect | /guide/basic/cli#inspect
`);
