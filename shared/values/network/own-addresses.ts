import { isInRanges, parseAddressRange } from '#shared/values/network/address-range.ts';

/** Private addresses (RFC 1918, RFC 4193, RFC 4291), which never appear on the internet. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];

/** The host bits of the widest range that one owner may have: a /16 of IPv4, a /32 of IPv6. */
const HOST_BITS_MAX = { 4: 16n, 6: 96n } as const;

/**
 * The number of 16-bit groups of an IPv6 address that identify a subscriber: providers assign a /64 to each, whose devices change their
 * addresses within it.
 */
const SUBSCRIBER_GROUPS = 4;

const addressOf = (range: string): string => range.split('/')[0] ?? '';

/** Whether a range is inside a private network, so that no visit can come from it. */
export const isPrivateRange = (range: string): boolean => isInRanges(addressOf(range), PRIVATE);

/** Whether a range contains more addresses than one owner has. */
export function isWideRange(range: string): boolean {
  const parsed = parseAddressRange(range);
  return parsed !== undefined && parsed.hostBits > HOST_BITS_MAX[parsed.version];
}

/**
 * Returns the range in which a subscriber's address stays: the address itself, or its /64 for IPv6. `null` for an address from which visits
 * cannot come.
 */
export function subscriberRange(address: string): string | null {
  if (address.includes('/') || parseAddressRange(address) === undefined || isPrivateRange(address)) return null;
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPrivateRange(mapped) ? null : mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, SUBSCRIBER_GROUPS).join(':')}::/64`;
}
