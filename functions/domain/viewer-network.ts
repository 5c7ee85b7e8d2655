const HALVES = '::';
const GROUPS = 8;
/** The part of an IPv6 address a provider hands to one subscriber: /64. */
const NETWORK_GROUPS = 4;

/** Whom an address belongs to, for counting: an IPv4 address as it is, the /64 of an IPv6 one, which its owner varies at will. */
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
