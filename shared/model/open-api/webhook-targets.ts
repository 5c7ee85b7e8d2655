import * as z from 'zod';

/** The targets that a deployment delivers to: hosts of the public internet, and further hosts. */
export const WebhookTargets = z.object({
  protocols: z.array(z.enum(['https:', 'http:'])),
  /** The allowed ports; `null` allows any port. */
  ports: z.array(z.int()).nullable(),
  /** Ranges of addresses outside the public internet that are allowed too, in CIDR notation. */
  privateRanges: z.array(z.string()),
});
export type WebhookTargets = z.infer<typeof WebhookTargets>;
