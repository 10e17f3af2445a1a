import { SvgWrapper as StockSvgWrapper } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** An icon. Its control has a name, so the picture is none for a screen reader. */
export function SvgWrapper(props: ComponentProps<typeof StockSvgWrapper>) {
  return <StockSvgWrapper aria-hidden="true" {...props} />;
}
