import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { PopupId } from '#shared/model/sites/popup.ts';

/** The state of an active popup that depends on time and on other visitors. Its content is part of the page. */
const ActivePopup = z.object({
  id: PopupId,
  /** The remaining time; `null` without an end, or if the popup hides it. */
  remaining: z.object({ unit: z.enum(['minutes', 'hours', 'days']), value: z.int() }).nullable(),
  endsAt: instant().nullable(),
  /** The number of applicants; `null` if the popup does not count or hides it. */
  applicants: z.int().nullable(),
  limit: z.int().nullable(),
  /** Whether all places are taken: further forms join the waiting list. */
  isFull: z.boolean(),
});

/** The active popups, with the server's time. */
export const ActivePopups = z.object({ now: instant(), popups: z.array(ActivePopup) });
export type ActivePopups = z.infer<typeof ActivePopups>;
