import * as z from 'zod';
import { SiteLocation } from '#shared/rules/publish/publish-fault.ts';

/** What is wrong with a link: its page is not set up, or its sheet is for members of a site that no one can become a member of. */
const DEAD_LINK_RULES = ['page-missing', 'link-locked', 'members-without-form'] as const;

/** A link that leads nowhere in a language, or members-only sheets that no one can open, and where it is changed. */
export const DeadLink = SiteLocation.extend({
  rule: z.enum(DEAD_LINK_RULES),
  /** What carries the link. `sheets`: all members-only sheets, which carry none. */
  kind: z.enum(['button', 'point', 'product', 'menu-item', 'popup', 'sheets']),
  /** The name of the page or cell that it leads to; empty for `sheets`. */
  target: z.string(),
});
export type DeadLink = z.infer<typeof DeadLink>;
