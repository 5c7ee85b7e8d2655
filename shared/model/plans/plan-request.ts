import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { BY_PROVIDER, PersonRef } from '#shared/model/person-ref.ts';

/** The request of an account for a plan that another account decides on: its OEM, or the operator for a plan by quotation. */
export const PlanRequest = z.object({
  planId: z.string(),
  /** What the customer wrote about the request; may be empty. */
  message: z.string(),
  requestedAt: instant(),
  /** The name of the login at that time. */
  requestedBy: z.string(),
  ...BY_PROVIDER,
  /** Set once the request was declined. An approved request is a change of the plan. */
  declined: z.object({ at: instant(), reason: z.string() }).nullable(),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** The stored form of a plan request. */
export const StoredPlanRequest = PlanRequest.omit({ byProvider: true }).extend({ person: PersonRef.exactOptional() });
export type StoredPlanRequest = z.infer<typeof StoredPlanRequest>;
