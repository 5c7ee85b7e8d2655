import * as z from 'zod';
import { BY_PROVIDER, PersonRef } from '#shared/model/person-ref.ts';
import { instant } from '#shared/model/fields.ts';

/** A change of an account's plan that takes effect at the start of a month. */
export const PlanChange = z.object({
  planId: z.string(),
  /** The month of the change, YYYY-MM. */
  from: z.string(),
  requestedAt: instant(),
  /** The name of the login at that time. */
  requestedBy: z.string(),
  ...BY_PROVIDER,
});
export type PlanChange = z.infer<typeof PlanChange>;

/** The stored form of a plan change. `trialEnd`: the last day of the trial that the change ends, which a withdrawal restores. */
export const StoredPlanChange = PlanChange.omit({ byProvider: true }).extend({
  trialEnd: z.string().nullable(),
  /** The month for which the account was warned that its use exceeds the plan. */
  warnedFor: z.string().exactOptional(),
  person: PersonRef.exactOptional(),
});
export type StoredPlanChange = z.infer<typeof StoredPlanChange>;
