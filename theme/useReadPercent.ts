import { useReadPercent as useStockReadPercent } from '@rspress/core/theme-original';

/** From here on the stock scroll-to-top button shows. */
const STOCK_THRESHOLD_PX = 100;

/** Read percentage and scroll position; any position above 0 counts as far enough (specification 4.24). */
export function useReadPercent(): [percent: number, top: number] {
  const [percent = 0, top = 0] = useStockReadPercent();
  return [percent, top > 0 ? Math.max(top, STOCK_THRESHOLD_PX) : 0];
}
