import type { PopupCta } from '#shared/model/site/popup.ts';
import { isCtaActive } from '#shared/rules/popup/cta-period.ts';

/** `full`: as many have applied as it is for. `nowhere`: it floats over no sheet. */
export type PopupState = 'active' | 'upcoming' | 'over' | 'full' | 'nowhere';

interface PopupFacts {
  now: Date;
  /** How many sheets it floats over. */
  sheets: number;
  applicants: number;
}

const isOver = ({ endDate }: PopupCta, now: Date): boolean => endDate !== null && !isCtaActive({ startDate: null, endDate }, now);

/** How a popup stands at a moment; what ends it comes before what is missing. */
export function popupState(popup: PopupCta, { now, sheets, applicants }: PopupFacts): PopupState {
  if (isOver(popup, now)) return 'over';
  if (popup.kind === 'applicantLimit' && popup.limit !== null && applicants >= popup.limit) return 'full';
  if (sheets === 0) return 'nowhere';
  return isCtaActive(popup, now) ? 'active' : 'upcoming';
}

/** Whether an offer that was announced as ending runs on, or is going to. */
export const isRelaunched = (popup: PopupCta, now: Date): boolean => popup.earlierEnds.length > 0 && !isOver(popup, now);
