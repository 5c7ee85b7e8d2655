const HALVES = '::';
const GROUPS = 8;
/** Providers assign an IPv6 /64 to one subscriber. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network by which attempts are counted: an IPv4 address itself, or the /64 of an IPv6 address, because a subscriber controls a
 * /64.
 */
export function viewerNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.split(HALVES);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - groups.length - last.length) }, () => '0');
  return [...groups, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
