import { normalizeImagePath } from '@rspress/core/runtime';
import type { SiblingTool } from './tools';

/** A transparent 1x1 picture, for a logo that is not given or cannot be loaded (specification 1.11). */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function replace(img: HTMLImageElement) {
  if (img.src !== PIXEL) img.src = PIXEL;
}

/** The app comes later than most pictures: one that has failed by then says so no more. */
function replaceFailed(img: HTMLImageElement | null) {
  if (img?.complete && img.naturalWidth === 0) replace(img);
}

/** Logo of a tool, loaded when it comes into view; its name is beside it, so it has no text. */
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
      ref={replaceFailed}
      onError={({ currentTarget }) => replace(currentTarget)}
    />
  );
}
