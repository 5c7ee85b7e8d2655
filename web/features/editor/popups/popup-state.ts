import type { PopupCta } from '#shared/model/sites/popup.ts';
import { isCtaActive } from '#shared/rules/popups/cta-period.ts';
import { placesOf } from '#shared/rules/popups/offer-state.ts';

/** `full`: the applicant limit is reached. `nowhere`: the popup floats over no sheet. */
export type PopupState = 'active' | 'upcoming' | 'over' | 'full' | 'nowhere';

interface PopupContext {
  now: Date;
  /** The number of sheets that the popup floats over. */
  sheets: number;
  applicants: number;
}

const isOver = ({ endDate }: PopupCta, now: Date): boolean => endDate !== null && !isCtaActive({ startDate: null, endDate }, now);

/** Returns the state of a popup at a moment. `over` takes precedence over `nowhere`. */
export function popupState(popup: PopupCta, { now, sheets, applicants }: PopupContext): PopupState {
  if (isOver(popup, now)) return 'over';
  if (applicants >= (placesOf(popup) ?? Infinity)) return 'full';
  if (sheets === 0) return 'nowhere';
  return isCtaActive(popup, now) ? 'active' : 'upcoming';
}

/** Whether an offer runs or will run again after an announced end. */
export const isRelaunched = (popup: PopupCta, now: Date): boolean => popup.earlierEnds.length > 0 && !isOver(popup, now);
