/** Why a domain cannot be used: not a domain name, too long for a certificate, an apex name, or a name of the product's own. */
export type DomainNameFault = 'domain-malformed' | 'domain-too-long' | 'domain-apex' | 'domain-reserved';

export interface DomainNameRules {
  /**
   * Returns the registrable domain of a name by the public suffix list (`example.co.jp` for `a.b.example.co.jp`); `null` for a suffix
   * itself.
   */
  registrableDomainOf: (name: string) => string | null;
  /** The product's own domains. Neither they nor their subdomains can be domains of customers' sites. */
  reserved: readonly string[];
}

/** Maximum length of a name: a certificate names its first domain in a field of 64 characters (RFC 5280, ub-common-name). */
const NAME_MAX = 64;
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const NUMERIC = /^\d+$/;
/** Text that people copy along with a name: a scheme before it, and a slash or the dot of the root after it. */
const SCHEME = /^https?:\/\//i;
const TRAILING = /[/.]$/;
/** Characters of a URL that do not belong to its host. */
const BEYOND_HOST = /[\s\p{Cc}/?#@:\\[\]%*_]/u;

/** Returns the typed text without a copied scheme, slash or root dot. */
export const bareName = (typed: string): string => typed.trim().replace(SCHEME, '').replace(TRAILING, '');

/** Returns the name in ASCII, with non-ASCII labels in Punycode (UTS 46); `undefined` if it is not the name of a host. */
function toAscii(name: string): string | undefined {
  if (BEYOND_HOST.test(name) || !URL.canParse(`https://${name}`)) return undefined;
  return new URL(`https://${name}`).hostname;
}

const isHostName = (name: string): boolean => {
  const labels = name.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !NUMERIC.test(labels.at(-1) ?? '');
};

/**
 * Returns the domain that a person typed, in lower case and ASCII, or why it cannot be used. An apex name (`example.co.jp`) and a
 * public suffix are refused and returned with the reason: they hold the zone's own records, next to which no CNAME is allowed (RFC 1034,
 * 3.6.2).
 */
export function parseDomainName(
  typed: string,
  { registrableDomainOf, reserved }: DomainNameRules,
): { name: string } | { fault: DomainNameFault; apex?: string } {
  const name = toAscii(bareName(typed));
  if (name === undefined || !isHostName(name)) return { fault: 'domain-malformed' };
  if (name.length > NAME_MAX) return { fault: 'domain-too-long' };
  if (reserved.some((own) => name === own || name.endsWith(`.${own}`))) return { fault: 'domain-reserved' };
  const registrable = registrableDomainOf(name);
  return registrable === null || registrable === name ? { fault: 'domain-apex', apex: name } : { name };
}
