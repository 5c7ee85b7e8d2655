import * as z from 'zod';

/** How many tenants and certificates there may be. */
export const DomainLimits = z.strictObject({
  /** Of connection groups, which are filled in their order. */
  groups: z.int().min(1),
  tenantsPerGroup: z.int().min(1),
  tenants: z.int().min(1),
  certificates: z.int().min(1),
});
export type DomainLimits = z.infer<typeof DomainLimits>;
