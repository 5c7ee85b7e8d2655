import * as z from 'zod';
import { email, instant, longText, requiredText, siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { ReturnStatus, SiteStatus } from '#shared/model/sites/site.ts';

/**
 * States of a domain request:
 * - `waiting`: waits for the CNAME; the request holds no name.
 * - `issuing`: the CNAME was seen, so the request holds the name; its tenant and certificate are created.
 * - `live`: the domain serves the site.
 * - `failing`: the domain was live and no longer is. The request has lost its tenant, and another request may claim the name by its own
 *   CNAME.
 * - `recovering`: the CNAME of a failing domain is back; the request holds the name again, as when `issuing`.
 * - `ended`: timed out, or lost to another request. The request holds neither name nor tenant until the owner renews it.
 */
export const DomainState = z.enum(['waiting', 'issuing', 'live', 'failing', 'recovering', 'ended']);
export type DomainState = z.infer<typeof DomainState>;

/** The certificate of the domain's tenant. `none`: there is no tenant. `attached`: the tenant serves it. */
export const CertificateState = z.enum(['none', 'pending', 'issued', 'attached', 'failed']);
export type CertificateState = z.infer<typeof CertificateState>;

const targets = z.array(z.string()).readonly();

/** The DNS state of a domain request. `unknown`: no resolver answered, which proves nothing. */
export const DnsFinding = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['correct', 'unknown', 'absent']) }),
  z.object({ code: z.enum(['points-elsewhere', 'several-records', 'proxied']), targets }),
  z.object({ code: z.literal('caa-forbids'), issuers: targets }),
]);
export type DnsFinding = z.infer<typeof DnsFinding>;

/**
 * Why CloudFront created no tenant: another tenant has the name; CloudFront does not see the name pointing at the connection group; or a
 * quota is used up.
 */
export const TenantRefusal = z.enum(['name-in-use', 'not-proven', 'quota-reached']);
export type TenantRefusal = z.infer<typeof TenantRefusal>;

/** The next action for a domain, and the person who has to take it. `dns-manager`: the person who manages the DNS of the domain. */
export const DomainAdvice = z.object({
  code: z.enum([
    'add-record',
    'change-record',
    'remove-other-records',
    'stop-proxy',
    'allow-amazon',
    'free-name',
    'wait-for-dns',
    'wait-for-certificate',
    'wait-for-capacity',
    'renew',
    'none',
  ]),
  by: z.enum(['dns-manager', 'product', 'owner', 'none']),
});
export type DomainAdvice = z.infer<typeof DomainAdvice>;

/** A token of a domain request: a ULID in lower case, as a DNS label. */
export const DomainToken = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/);

/** The most characters that a person may type as a domain. */
export const DOMAIN_TYPED_MAX = 300;

/** A person's request for a domain. `withTwin`: also requests the domain with `www.`, which then redirects to the domain. */
export const DomainRequest = z.strictObject({ domain: requiredText(DOMAIN_TYPED_MAX), withTwin: z.boolean().default(false) });
export type DomainRequest = z.infer<typeof DomainRequest>;

/** The most characters of the message to the DNS manager. */
export const DOMAIN_MESSAGE_MAX = 500;

/** The recipient of the DNS record, the language, and a message. */
export const DomainInstructions = z.strictObject({ email: email(), language: Language, message: longText(DOMAIN_MESSAGE_MAX).default('') });
export type DomainInstructions = z.infer<typeof DomainInstructions>;

/** The only DNS record that the domain needs. */
const DomainRecord = z.object({
  type: z.literal('CNAME'),
  /** The full name, and its part before the registrable domain, which most providers require. */
  name: z.string(),
  host: z.string(),
  /** The registrable domain, whose DNS is changed. */
  zone: z.string(),
  value: z.string(),
});

/** A site's request for a domain, or the domain it has. */
export const SiteDomain = z.object({
  token: DomainToken,
  /** The name in ASCII, and in Unicode. */
  name: z.string(),
  shownName: z.string(),
  /** Whether the domain is a twin, which redirects to the main domain of its site. */
  isTwin: z.boolean(),
  state: DomainState,
  record: DomainRecord,
  finding: DnsFinding,
  certificate: z.union([CertificateState, z.literal('unknown')]),
  /**
   * The end of validity of the certificate that the domain serves; `null` until a certificate was seen. The certificate is renewed
   * automatically before that.
   */
  certificateEndsAt: instant().nullable(),
  advice: DomainAdvice,
  requestedAt: instant(),
  /** When the request ends if nothing changes: 72 hours after its start, or after 30 days of failing; `null` while live or ended. */
  until: instant().nullable(),
  /** When the domain was last checked; `null` before the first check. */
  checkedAt: instant().nullable(),
  failingSince: instant().nullable(),
});
export type SiteDomain = z.infer<typeof SiteDomain>;

/** The domains of a site. */
export const SiteDomains = z.object({
  /** The main domains before their twins, the latest request first. */
  domains: z.array(SiteDomain),
  /** The name of the domain that the site's default address redirects to; `null` while it is the default address. */
  live: z.string().nullable(),
  /** Whether the plan of the owner includes custom domains. */
  isAllowed: z.boolean(),
  status: SiteStatus,
  /** The status to which the site returns from DOMAIN_VERIFYING. */
  returnStatus: ReturnStatus.nullable(),
  defaultUrl: z.url(),
  url: z.url(),
});
export type SiteDomains = z.infer<typeof SiteDomains>;

/** A domain in the operator's list. */
export const ListedDomain = SiteDomain.extend({
  siteId: siteId(),
  siteName: z.string(),
  owner: z.object({ id: ulid(), companyName: z.string() }),
});
export type ListedDomain = z.infer<typeof ListedDomain>;

/** How much of CloudFront's and ACM's quotas the domains use. */
export const DomainQuota = z.object({
  tenants: z.object({ used: z.int(), max: z.int() }),
  certificates: z.object({ used: z.int(), max: z.int() }),
  /** The use of each connection group, in the order in which the groups are filled. */
  groups: z.array(z.object({ id: z.string(), used: z.int(), max: z.int() })),
});
export type DomainQuota = z.infer<typeof DomainQuota>;
