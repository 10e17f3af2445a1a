/** Path of the page that stands before the reader; the address may be ahead of it. */
let shown = typeof window === 'undefined' ? '' : window.location.pathname;

/** Says that the page of the present address has been drawn. */
export function markShown() {
  shown = window.location.pathname;
}

export const isShown = (pathname: string): boolean => pathname === shown;
