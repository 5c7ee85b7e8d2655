/** Names that only the visitor's own network resolves. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * First octets of addresses that are not public, with the second octet if it matters: unspecified, private, shared, loopback, link-local,
 * multicast, reserved.
 */
const PRIVATE_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|192\.0\.0|22[4-9]|2[345]\d)\./;

/** Returns the eight groups of an IPv6 address as `URL` serialises it, without its brackets. */
function ipv6Groups(address: string): number[] {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

function isPublicIpv6(address: string): boolean {
  const groups = ipv6Groups(address);
  const [first = 0, , , , , , high = 0, low = 0] = groups;
  // Unspecified, loopback and IPv4 in IPv6: mapped, compatible and NAT64.
  const embedsIpv4 = groups.slice(0, 5).every((group) => group === 0) || first === 0x64;
  if (embedsIpv4) return isPublicHost([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  return first >> 9 !== 0x7e && first >> 6 !== 0x3fa && first >> 8 !== 0xff;
}

/**
 * Whether a host can be reached from the internet, as far as its name shows: no loopback, private or link-local address and no name of a
 * local network. `hostname`: the host of a parsed http(s) URL, which normalises IPv4 addresses of any notation (decimal, octal,
 * hexadecimal, shortened) to four decimal numbers.
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !LOCAL_NAME.test(name) && !(/^[\d.]+$/.test(name) && PRIVATE_IPV4.test(name));
}
