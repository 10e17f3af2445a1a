import { SvgWrapper as StockSvgWrapper } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** An icon. Its control has a name, so a screen reader skips the picture. */
export function SvgWrapper(props: ComponentProps<typeof StockSvgWrapper>) {
  return <StockSvgWrapper aria-hidden="true" {...props} />;
}
