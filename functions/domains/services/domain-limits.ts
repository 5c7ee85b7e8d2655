import * as z from 'zod';

/** Quotas of tenants and certificates. */
export const DomainLimits = z.strictObject({
  /** The number of connection groups, which are filled in order. */
  groups: z.int().min(1),
  tenantsPerGroup: z.int().min(1),
  tenants: z.int().min(1),
  certificates: z.int().min(1),
});
export type DomainLimits = z.infer<typeof DomainLimits>;
