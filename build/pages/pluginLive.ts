import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

/**
 * Code blocks marked `preview` at work, in the frame of our own that the file `Preview.tsx` draws, and without the
 * stock window of a phone, which every page would load.
 */
export function pluginLive(frame: string): RspressPlugin {
  const { globalUIComponents: _, ...plugin } = pluginPreview();
  return { ...plugin, markdown: { ...plugin.markdown, globalComponents: [frame] } };
}
