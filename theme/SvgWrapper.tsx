import { SvgWrapper as StockSvgWrapper } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** An icon, hidden from screen readers, because its control has a name. */
export function SvgWrapper(props: ComponentProps<typeof StockSvgWrapper>) {
  return <StockSvgWrapper aria-hidden="true" {...props} />;
}
