import type { releases as en } from '../en/releases';

export const releases: Record<keyof typeof en, string> = {
  'releases.against': '与 {before} 比较。',
  'releases.rsbuild': '测量时，npm 为这个版本安装的是 Rsbuild {now}，为前一版本安装的是 {before}。',
  'releases.added': '新增：{names}',
  'releases.removed': '移除：{names}',
  'releases.deprecated': '弃用：{names}',
  'releases.default': '{option} 的默认值：之前为 {before}，现为 {now}',
  'releases.setting': '{level} {path}：之前为 {before}，现为 {now}（{formats}）',
  'releases.unset': '未设置',
  'releases.unstated': '未注明',
  'releases.left': '由 Rsbuild 决定',
  'releases.emitted': '{example}：{files}',
  'releases.failedBefore': '现在可以构建，之前不行',
  'releases.failedNow': '现在无法构建',
  'releases.pages': '相关页面：{pages}',
  'releases.none': '配置项、参数、导出与设置均无差异，{count} 个项目的文件相同。',
  'releases.differs': '{count} 个项目中有 {differs} 个的文件不同：',
  'releases.same': '{count} 个项目的文件相同。',
  'releases.and': '、',
};
