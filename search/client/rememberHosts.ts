/** What is used of the provider's client: where it keeps which of its hosts failed. */
interface HostsCache {
  get(key: object | string, fallback: () => Promise<unknown>): Promise<unknown>;
  set(key: object | string, state: unknown): Promise<unknown>;
}

/**
 * Lets the client skip a host that failed for the two minutes it means to (specification 9.40). The client
 * inside DocSearch 3.9.0 writes a failed host under another key than it reads, and asks it first again.
 * Here hosts are kept in memory by their address. Remove when the client does it itself.
 */
export function rememberHosts(transporter: object): void {
  const { hostsCache: cache } = transporter as { hostsCache: HostsCache };
  const states = new Map<unknown, unknown>();
  const addressOf = (key: object | string) =>
    typeof key === 'object' && 'url' in key ? key.url : key;
  cache.set = async (key, state) => {
    states.set(addressOf(key), state);
    return state;
  };
  cache.get = async (key, fallback) => states.get(addressOf(key)) ?? fallback();
}
