import * as z from 'zod';

/** Where a deployment delivers to: hosts of the public internet, and what it allows besides. */
export const WebhookTargets = z.object({
  protocols: z.array(z.enum(['https:', 'http:'])),
  /** `null`: any port. */
  ports: z.array(z.int()).nullable(),
  /** Ranges of addresses outside the public internet that may be delivered to as well, in CIDR notation. */
  privateRanges: z.array(z.string()),
});
export type WebhookTargets = z.infer<typeof WebhookTargets>;
