import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';

/** The use and cost of the page views of a month. Amounts are whole yen before tax. */
const ViewCharge = z.object({
  /** The blocks in use; the first is part of the plan fee. */
  blocks: z.int(),
  /** The cost of the blocks beyond the first. `null` for accounts that the operator does not bill. */
  charge: z.int().nullable(),
});

/** The page views of an account in a month, and their cost. */
export const PageViewUsage = z.object({
  month: Month,
  /** Page views that are invoiced. */
  views: z.int(),
  /** Page views that were metered after the month was closed; no invoice contains them. */
  late: z.int(),
  /** The blocks of page views; `null` if page views are not limited. */
  block: z
    .object({
      /** Page views in a block. */
      size: z.int(),
      /** Yen for each block beyond the first, before tax. `null` for accounts that the operator does not bill. */
      price: z.int().nullable(),
      used: ViewCharge,
      /** Page views until the next block begins; `null` once the month has ended. */
      left: z.int().nullable(),
    })
    .nullable(),
  /** The forecast for the whole month at the current rate; `null` on the first day of the month, and for months that have ended. */
  forecast: z.object({ views: z.int(), ...ViewCharge.partial().shape }).nullable(),
  /** The sites with page views, most viewed first. */
  sites: z.array(z.object({ siteId: z.string(), siteName: z.string(), views: z.int() })),
});
export type PageViewUsage = z.infer<typeof PageViewUsage>;
