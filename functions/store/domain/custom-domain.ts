import * as z from 'zod';
import { CertificateState, DnsFinding, DomainState, TenantRefusal } from '#shared/model/site/custom-domain.ts';

/** The wish of a site for a domain, or the domain it has. Times are epoch milliseconds. */
export const CustomDomain = z.object({
  siteId: z.string(),
  ownerId: z.string(),
  /** Names the wish: in the target of its CNAME, and as the name of its tenant. Never used for another one. */
  token: z.string(),
  /** In ASCII. */
  name: z.string(),
  state: DomainState,
  requestedAt: z.number(),
  failingSince: z.number().nullable(),
  misses: z.number(),
  /** What was found at the latest check. */
  finding: DnsFinding,
  certificate: z.union([CertificateState, z.literal('unknown')]),
  /** `null` until the first check. */
  checkedAt: z.number().nullable(),
  /** When the certificate ends that the domain answers with; `null` until one was seen. */
  certificateEndsAt: z.number().nullable().default(null),
  /** Why its tenant was not made at the latest attempt. */
  refusal: TenantRefusal.nullable().default(null),
  /** The connection group that its target leads to, by its position in the settings. */
  group: z.int().default(0),
  /** The token of the wish for the domain that this one leads to, if it is the `www.` twin of that. */
  twinOf: z.string().nullable().default(null),
  /** Whether it had a tenant when CloudFront was last asked: it then counts against the quotas. */
  hasTenant: z.boolean().default(false),
  /** Whether its owner has removed it: it is ended, and forgotten once its tenant is gone. */
  isRemoved: z.boolean(),
  /** Id of its latest change. */
  version: z.string(),
});
export type CustomDomain = z.infer<typeof CustomDomain>;

/** Whether it is the `www.` twin of another domain of its site, to which it leads. */
export const isTwin = ({ twinOf }: Pick<CustomDomain, 'twinOf'>): boolean => twinOf !== null;
