/** Path of the page on screen; the address may already be the next one. */
let shown = typeof window === 'undefined' ? '' : window.location.pathname;

/** Records that the page of the current address is on screen. */
export function markShown() {
  shown = window.location.pathname;
}

export const isShown = (pathname: string): boolean => pathname === shown;
