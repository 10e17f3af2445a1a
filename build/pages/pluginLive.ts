import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

/**
 * Renders code blocks marked `preview` in our own frame (`frame`: path of Preview.tsx), without the stock phone frame,
 * which every page would load.
 */
export function pluginLive(frame: string): RspressPlugin {
  const { globalUIComponents: _, ...plugin } = pluginPreview();
  return { ...plugin, markdown: { ...plugin.markdown, globalComponents: [frame] } };
}
