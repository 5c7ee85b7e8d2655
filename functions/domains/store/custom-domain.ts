import * as z from 'zod';
import { CertificateState, DnsFinding, DomainState, TenantRefusal } from '#shared/model/domains/custom-domain.ts';

/** A site's request for a domain, or the domain it has. Times are epoch milliseconds. */
export const CustomDomain = z.object({
  siteId: z.string(),
  ownerId: z.string(),
  /** Identifies the request in the target of its CNAME and as the name of its tenant. Never reused. */
  token: z.string(),
  /** The name in ASCII. */
  name: z.string(),
  state: DomainState,
  requestedAt: z.number(),
  failingSince: z.number().nullable(),
  misses: z.number(),
  /** The result of the latest check. */
  finding: DnsFinding,
  certificate: z.union([CertificateState, z.literal('unknown')]),
  /** When the domain was last checked; `null` until the first check. */
  checkedAt: z.number().nullable(),
  /** The end of validity of the certificate that the domain serves; `null` until one was seen. */
  certificateEndsAt: z.number().nullable().default(null),
  /** Why the latest attempt to create its tenant failed. */
  refusal: TenantRefusal.nullable().default(null),
  /** The connection group of its target, as the position of the group in the settings. */
  group: z.int().default(0),
  /** The token of the domain to which a `www.` twin redirects; `null` unless it is a twin. */
  twinOf: z.string().nullable().default(null),
  /** Whether it had a tenant when CloudFront was last queried. It then counts against the quotas. */
  hasTenant: z.boolean().default(false),
  /** Whether its owner has removed it. Its state is then `ended`, and the item is deleted once the CloudFront tenant is gone. */
  isRemoved: z.boolean(),
  /** Id of its latest change. */
  version: z.string(),
});
export type CustomDomain = z.infer<typeof CustomDomain>;

/** Whether it is the `www.` twin of another domain of its site, to which it redirects. */
export const isTwin = ({ twinOf }: Pick<CustomDomain, 'twinOf'>): boolean => twinOf !== null;
