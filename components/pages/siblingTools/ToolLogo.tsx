import { normalizeImagePath } from '@rspress/core/runtime';
import type { SiblingTool } from './tools';

/** A transparent 1x1 image, for a logo that is missing or fails to load (specification 1.11). */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function replace(img: HTMLImageElement) {
  if (img.src !== PIXEL) img.src = PIXEL;
}

/** Most images load before the app starts, so the error event of one that failed is already over. */
function replaceFailed(img: HTMLImageElement | null) {
  if (img?.complete && img.naturalWidth === 0) replace(img);
}

/** Logo of a tool, lazy-loaded; the name is next to it, so `alt` is empty. */
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
