import dns from 'node:dns';

const LOOPBACK = { address: '127.0.0.1', family: 4 } as const;

/** Whether a name is below `localhost`, which is the loopback interface (RFC 6761, 6.3). */
const isBelowLocalhost = (name: unknown): boolean => typeof name === 'string' && name.toLowerCase().endsWith('.localhost');

type Callback = (error: Error | null, ...found: unknown[]) => void;

/**
 * Makes this process resolve names below `localhost`, which the C library does not. The SDK puts an account id before the host
 * of the key value store's endpoint, so an IP address cannot be used there.
 */
export function resolveLocalhostNames(): void {
  const lookup = dns.lookup as (name: string, ...rest: unknown[]) => void;
  const resolve = (name: string, ...rest: unknown[]): void => {
    if (!isBelowLocalhost(name)) return lookup(name, ...rest);
    const callback = rest.at(-1) as Callback;
    const options = rest.length > 1 ? rest[0] : undefined;
    const wantsAll = typeof options === 'object' && options !== null && 'all' in options && options.all === true;
    if (wantsAll) callback(null, [LOOPBACK]);
    else callback(null, LOOPBACK.address, LOOPBACK.family);
  };
  Object.assign(dns, { lookup: resolve });
}
