let wanted = '';
const late = new Set<string>();

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Address that the reader has asked for in this tab, by a link or a hit of the search, and that is not reached yet; else ''. */
export const wantedAddress = (): string => wanted;

/** Notes what the reader asks for now; earlier requests are then too late. '' when Back or Forward was pressed. */
export function want(address: string) {
  if (wanted) late.add(pathOf(wanted));
  wanted = address;
  if (address) late.delete(pathOf(address));
}

/**
 * Keeps pages that come too late from taking the place of another. The stock links wait for the script of their
 * page and then push its address, wherever the reader has gone meanwhile. Dropping a push leaves the router
 * where it is, because it reads its location from the window.
 */
export function dropLatePages() {
  const { history, location } = window;
  const { pushState } = history;
  history.pushState = function (data, unused, url) {
    const path = pathOf(String(url ?? ''));
    if (late.delete(path) && path !== location.pathname) return;
    if (wanted && path === pathOf(wanted)) wanted = '';
    // As browsers do: a link to the address that is there, or the second press of a double click, adds no step for Back.
    const isThere = new URL(String(url ?? ''), location.href).href === location.href;
    (isThere ? history.replaceState : pushState).call(this, data, unused, url);
  };
  window.addEventListener('popstate', () => want(''), true);
}
