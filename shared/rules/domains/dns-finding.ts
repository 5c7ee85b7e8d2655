import type { DnsFinding } from '#shared/model/domains/custom-domain.ts';

/** The resolvers' answer about a domain. */
export interface DnsAnswer {
  /** The targets of the domain's CNAME records. */
  cnames: readonly string[];
  /** Addresses to which the domain resolves without a CNAME. */
  addresses: readonly string[];
  /** The certificate authorities that the closest CAA records allow; `null` without CAA records, which allows all. */
  issuers: readonly string[] | null;
}

/** The names by which CAA records allow certificates of ACM (AWS Certificate Manager, "Configure a CAA record"). */
const AMAZON_ISSUERS: readonly string[] = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** The IPv4 ranges of Cloudflare's proxies (https://www.cloudflare.com/ips-v4): first address and length of the prefix. */
const CLOUDFLARE: readonly (readonly [string, number])[] = [
  ['173.245.48.0', 20],
  ['103.21.244.0', 22],
  ['103.22.200.0', 22],
  ['103.31.4.0', 22],
  ['141.101.64.0', 18],
  ['108.162.192.0', 18],
  ['190.93.240.0', 20],
  ['188.114.96.0', 20],
  ['197.234.240.0', 22],
  ['198.41.128.0', 17],
  ['162.158.0.0', 15],
  ['104.16.0.0', 13],
  ['104.24.0.0', 14],
  ['172.64.0.0', 13],
  ['131.0.72.0', 22],
];

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Returns an IPv4 address as a number; `NaN` for any other text. */
const numberOf = (address: string): number =>
  ADDRESS.test(address) ? address.split('.').reduce((value, byte) => value * 256 + Number(byte), 0) : Number.NaN;

const isOfCloudflare = (address: string): boolean =>
  CLOUDFLARE.some(([first, prefix]) => {
    const offset = numberOf(address) - numberOf(first);
    return offset >= 0 && offset < 2 ** (32 - prefix);
  });

/** Returns the canonical form of a DNS name: names are case-insensitive and may end with the dot of the root. */
const canonical = (name: string): string => name.toLowerCase().replace(/\.$/, '');

const allowsAmazon = (issuers: readonly string[] | null): boolean =>
  issuers === null || issuers.some((issuer) => AMAZON_ISSUERS.includes(canonical(issuer)));

function findAddresses(targets: readonly string[]): DnsFinding {
  if (targets.length === 0) return { code: 'absent' };
  return { code: targets.every(isOfCloudflare) ? 'proxied' : 'points-elsewhere', targets };
}

/**
 * Compares the resolvers' answer with the one CNAME that the domain needs (R-18.5). `answer`: `undefined` if no resolver answered. A CAA
 * record matters only if the CNAME is correct.
 */
export function dnsFinding(answer: DnsAnswer | undefined, target: string): DnsFinding {
  if (!answer) return { code: 'unknown' };
  const [first, ...others] = answer.cnames.map(canonical);
  if (first === undefined) return findAddresses(answer.addresses);
  if (others.length > 0) return { code: 'several-records', targets: [first, ...others] };
  if (first !== canonical(target)) return { code: 'points-elsewhere', targets: [first] };
  return allowsAmazon(answer.issuers) ? { code: 'correct' } : { code: 'caa-forbids', issuers: answer.issuers ?? [] };
}
