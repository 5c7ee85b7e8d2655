import type { SiteRef } from '#functions/sites/store/site.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { countdown } from '#shared/rules/popups/cta-period.ts';
import type { PlacedPopup } from '#shared/rules/popups/placed-popups.ts';
import { offerState, placesOf } from '#shared/rules/popups/offer-state.ts';

const countsApplicants = ({ kind }: PopupCta): boolean => kind === 'applicantLimit';

/** Returns an active popup as visitors see it, or `undefined` if it is not active or accepts no further applicants. */
function activePopup(
  { id, popup }: Pick<PlacedPopup, 'id' | 'popup'>,
  applicants: number,
  now: Date,
): ActivePopups['popups'][number] | undefined {
  const state = offerState(popup, applicants, now);
  if (state === 'inactive' || state === 'full') return undefined;
  const left = popup.showRemainingTime ? countdown(popup, now) : null;
  return {
    id,
    remaining: left === 'finished' ? null : left,
    endsAt: popup.endDate,
    applicants: countsApplicants(popup) && popup.showApplicantCount ? applicants : null,
    limit: placesOf(popup),
    isFull: state === 'waiting-list',
  };
}

/** Returns the popups that are active by the server's clock and the current counts. Makes one read if applicants are counted. */
export async function activePopups(
  { site }: { site: SiteRef },
  shown: readonly Pick<PlacedPopup, 'id' | 'popup'>[],
  { popupCounts, now }: { popupCounts: Pick<PopupCountStore, 'read'>; now: Date },
): Promise<ActivePopups> {
  const counts = shown.some(({ popup }) => countsApplicants(popup)) ? await popupCounts.read(site) : undefined;
  return {
    now: now.toISOString(),
    popups: shown.flatMap((popup) => activePopup(popup, counts?.get(popup.id)?.applicants ?? 0, now) ?? []),
  };
}
