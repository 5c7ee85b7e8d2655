/** A range of IP addresses. */
interface AddressRange {
  version: 4 | 6;
  /** The network as a number, without the bits of hosts. */
  network: bigint;
  /** The bits that identify a host. */
  hostBits: bigint;
}

type Address = Pick<AddressRange, 'version'> & { value: bigint };

const BITS = { 4: 32, 6: 128 } as const;
const GROUPS = 8;
const GROUP_BITS = 16n;
/** IPv4 addresses inside IPv6: `::ffff:192.0.2.1`. */
const MAPPED_PREFIX = 0xffffn;

const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[\da-f]{1,4}$/i;
const PREFIX_LENGTH = /^(?:0|[1-9]\d{0,2})$/;

function parseIpv4(text: string): bigint | undefined {
  const octets = text.split('.');
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return undefined;
  return octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n);
}

/** Returns the groups of one side of `::`; an IPv4 address at the end makes two groups. */
function parseGroups(text: string): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const last = parts.at(-1) ?? '';
  const mapped = last.includes('.') ? parseIpv4(last) : undefined;
  const groups = mapped === undefined ? parts : parts.slice(0, -1);
  if (!groups.every((group) => GROUP.test(group))) return undefined;
  const values = groups.map((group) => BigInt(`0x${group}`));
  return mapped === undefined ? values : [...values, mapped >> GROUP_BITS, mapped & 0xffffn];
}

function parseIpv6(text: string): bigint | undefined {
  const sides = text.split('::');
  if (sides.length > 2) return undefined;
  const [head, tail] = sides.map(parseGroups);
  if (!head || (sides.length === 2 && !tail)) return undefined;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => 0n), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << GROUP_BITS) | group, 0n);
}

/** Parses an address. An IPv4 address in IPv6 notation equals the IPv4 address. */
function parseAddress(text: string): Address | undefined {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== undefined) return { version: 4, value: ipv4 };
  const ipv6 = parseIpv6(text);
  if (ipv6 === undefined) return undefined;
  return ipv6 >> 32n === MAPPED_PREFIX ? { version: 4, value: ipv6 & 0xffffffffn } : { version: 6, value: ipv6 };
}

/**
 * Parses an IPv4 or IPv6 address, or a range in CIDR notation. Returns `undefined` for any other text, for a prefix of 0 (every address)
 * and for an IPv4 address in IPv6 notation with a prefix, whose length would be ambiguous.
 */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const parsed = parseAddress(address);
  if (!parsed || rest.length > 0) return undefined;
  const { version, value } = parsed;
  if (length === undefined) return { version, network: value, hostBits: 0n };
  const isMapped = version === 4 && address.includes(':');
  if (isMapped || !PREFIX_LENGTH.test(length) || Number(length) < 1 || Number(length) > BITS[version]) return undefined;
  const hostBits = BigInt(BITS[version] - Number(length));
  return { version, network: value >> hostBits, hostBits };
}

/** Whether an address is in any of the ranges. Malformed addresses and ranges never match. */
export function isInRanges(text: string, ranges: readonly string[]): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  return ranges.some((range) => {
    const parsed = parseAddressRange(range);
    return parsed?.version === address.version && address.value >> parsed.hostBits === parsed.network;
  });
}
