import * as z from 'zod';

/** Where a deployment delivers to. */
export const WebhookTargets = z.object({
  protocols: z.array(z.enum(['https:', 'http:'])),
  /** `null`: any port. */
  ports: z.array(z.int()).nullable(),
  /** Whether addresses that are not public may be delivered to. */
  allowsPrivateAddresses: z.boolean(),
});
export type WebhookTargets = z.infer<typeof WebhookTargets>;
