import type { Messages } from './en';

export const messages: Messages = {
  close: '关闭',
  'files.other': '{count} 个文件',
};
