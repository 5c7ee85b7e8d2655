import * as z from 'zod';
import { Plan, PriceFigures } from '#shared/model/plans/plan.ts';
import { PlanChange } from '#shared/model/plans/plan-change.ts';
import { PlanRequest } from '#shared/model/plans/plan-request.ts';
import { EndRequest } from '#shared/model/plans/end-request.ts';
import { FieldError } from '#shared/model/error.ts';

/** A plan that an account may request. */
export const PlanOption = z.object({
  plan: Plan,
  /** The prices for the account from the month in which a change takes effect. */
  price: PriceFigures,
  /** Current use beyond the plan. If there is any, the change is refused. */
  faults: z.array(FieldError),
});
export type PlanOption = z.infer<typeof PlanOption>;

/** The plan of an account, its use of the plan, and the cost of changes. */
export const PlanCheck = z.object({
  plan: Plan,
  /** The prices of the account in the present month. */
  price: PriceFigures,
  /** The prices that began since the account took the plan, and those that are to begin, by their first month. */
  prices: z.array(PriceFigures.extend({ from: z.string() })).default([]),
  contractStart: z.string().nullable(),
  contractEnd: z.string().nullable(),
  change: PlanChange.nullable(),
  /** Present use beyond the plan of the change. If there is any when the change takes effect, the present plan continues. */
  changeFaults: z.array(FieldError).default([]),
  /** The company of the OEM that chooses the plan; `null` if the account itself may request another plan. */
  decidedBy: z.string().nullable(),
  use: z.object({
    sites: z.int(),
    /** The highest number of cells of one site, and the highest number in one direction. */
    sheets: z.int(),
    direction: z.int(),
    /** The highest number of languages of one site. */
    languages: z.int(),
    /** Totals over all sites. */
    popups: z.int(),
    forms: z.int(),
  }),
  /** The licences of an OEM, and their price and cost in a month before tax; `null` for other accounts. */
  licences: z.object({ used: z.int(), granted: z.int(), price: z.int(), cost: z.int() }).nullable().default(null),
  /** The month from which a change requested now takes effect, YYYY-MM. */
  changesFrom: z.string(),
  /** For a trial: the initial fee of the first paid plan, and the last day of the minimum term. */
  firstContract: z.object({ initialFee: z.int(), minimumEnd: z.string() }).nullable(),
  /** How the account may end its contract itself; `null` if it cannot. */
  ending: z
    .object({
      /** The months at whose end the contract may end, YYYY-MM. */
      months: z.array(z.string()),
      /** The request for the end on `contractEnd`. */
      request: EndRequest.nullable(),
      /** Whether the contract has ended. */
      hasEnded: z.boolean(),
    })
    .nullable(),
  options: z.array(PlanOption),
  /** The plans for which the account may ask the account above, and its request. */
  askable: z.array(PlanOption).default([]),
  request: PlanRequest.nullable().default(null),
});
export type PlanCheck = z.infer<typeof PlanCheck>;
