import * as z from 'zod';

/** The counted figures of visits, for a site or the sites of accounts, in a period. Rates and averages are computed from them. */
export const VisitTotals = z.object({
  visits: z.int(),
  /** Persons, each counted once a day. */
  people: z.int(),
  /** Views of sheets. */
  views: z.int(),
  /** Time that sheets were seen, in tenths of a second. */
  time: z.int(),
  /** Visits that saw one sheet only. */
  bounces: z.int(),
  /** Visits that reached the last sheet of a row or column with several sheets. */
  completed: z.int(),
  /** Presses of buttons, image links, products, SNS links and the menu. */
  clicks: z.int(),
  /** Visits in which a popup was clicked, once for each popup. */
  popupClicks: z.int(),
  /** Sent forms, registrations, and clicks of links that are goals. */
  conversions: z.int(),
  /** Visits with at least one conversion. */
  converted: z.int(),
});
export type VisitTotals = z.infer<typeof VisitTotals>;

export const NO_VISITS: VisitTotals = {
  visits: 0,
  people: 0,
  views: 0,
  time: 0,
  bounces: 0,
  completed: 0,
  clicks: 0,
  popupClicks: 0,
  conversions: 0,
  converted: 0,
};
