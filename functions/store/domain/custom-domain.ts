import * as z from 'zod';
import { CertificateState, DnsFinding, DomainState } from '#shared/model/site/custom-domain.ts';

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
  /** Whether its owner has removed it: it is ended, and forgotten once its tenant is gone. */
  isRemoved: z.boolean(),
  /** Id of its latest change. */
  version: z.string(),
});
export type CustomDomain = z.infer<typeof CustomDomain>;
