import type { PopupCta } from '#shared/model/sites/popup.ts';
import { isCtaActive } from '#shared/rules/popups/cta-period.ts';

/** The fields that determine whether an offer accepts applicants. */
export type Offer = Pick<PopupCta, 'kind' | 'startDate' | 'endDate' | 'limit' | 'hasWaitingList'>;

/**
 * `open`: a place is left, or places are not limited. `waiting-list`: all places are taken and further applicants join the
 * waiting list. `full`: all places are taken. `inactive`: outside its period.
 */
export type OfferState = 'open' | 'waiting-list' | 'full' | 'inactive';

/** Returns the number of applicants that an offer accepts; `null`: any number. */
export const placesOf = ({ kind, limit }: Pick<Offer, 'kind' | 'limit'>): number | null => (kind === 'applicantLimit' ? limit : null);

/**
 * Returns the state of an offer with this many applicants. It determines whether the offer is shown and whether a form is accepted (R-16.5,
 *
 */
export function offerState(offer: Offer, applicants: number, now: Date): OfferState {
  if (!isCtaActive(offer, now)) return 'inactive';
  const places = placesOf(offer);
  if (places === null || applicants < places) return 'open';
  return offer.hasWaitingList ? 'waiting-list' : 'full';
}
