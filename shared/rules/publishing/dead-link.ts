import * as z from 'zod';
import { SiteLocation } from '#shared/rules/publishing/publish-fault.ts';

/** Why a link is dead: its page is not set up, or its sheet is members-only although the site has no membership form. */
const DEAD_LINK_RULES = ['page-missing', 'link-locked', 'members-without-form'] as const;

/** A dead link in a language, or members-only sheets that no one can open, with the location where to change it. */
export const DeadLink = SiteLocation.extend({
  rule: z.enum(DEAD_LINK_RULES),
  /** The element with the link. `sheets`: all members-only sheets, which have no link themselves. */
  kind: z.enum(['button', 'point', 'product', 'menu-item', 'popup', 'sheets']),
  /** The page or cell that it links to; empty for `sheets`. */
  target: z.string(),
});
export type DeadLink = z.infer<typeof DeadLink>;
