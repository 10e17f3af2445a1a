import { normalizeImagePath } from '@rspress/core/runtime';
import type { SiblingTool } from './tools';

/** A transparent 1x1 picture, for a logo that is not given or cannot be loaded (specification 1.11). */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Logo of a tool, loaded when it comes into view; its name stands beside it, so it has no text. */
export function ToolLogo({ tool, size }: { tool: SiblingTool; size: number }) {
  const { logo, logoScale } = tool;
  return (
    <img
      src={logo ? normalizeImagePath(logo) : PIXEL}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      style={logoScale ? { scale: logoScale } : undefined}
      onError={({ currentTarget }) => {
        if (currentTarget.src !== PIXEL) currentTarget.src = PIXEL;
      }}
    />
  );
}
