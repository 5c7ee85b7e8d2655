import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { isInRanges } from '#shared/values/network/address-range.ts';

/** IPv4 networks outside the public internet (IANA special-purpose registry), including multicast and reserved networks. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The only IPv6 addresses that are assigned to the public internet. */
const GLOBAL_IPV6 = ['2000::/3'];

/**
 * Ranges within the global addresses that belong to no host, or can contain any IPv4 address: protocols, Teredo, ORCHID, documentation,
 * 6to4.
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/**
 * Whether an IP address belongs to a host of the public internet. Loopback, private, link-local (which cloud metadata services use),
 * shared, multicast and reserved addresses do not. An IPv4 address in IPv6 notation is treated as the IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const isIpv4 = isInRanges(address, ['0.0.0.0/1', '128.0.0.0/1']);
  if (isIpv4) return !isInRanges(address, SPECIAL_IPV4);
  return isInRanges(address, GLOBAL_IPV6) && !isInRanges(address, SPECIAL_IPV6);
}

/** Whether a deployment delivers webhooks to an IP address. */
export const isTargetAddress = (address: string, { privateRanges }: Pick<WebhookTargets, 'privateRanges'>): boolean =>
  isPublicAddress(address) || isInRanges(address, privateRanges);
