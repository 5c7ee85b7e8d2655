import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { liveContent } from '#functions/domain/published-site/live-content.ts';
import { type PublishedPopup, publishedPopups } from '#functions/domain/published-site/published-popups.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import type { PopupCta } from '#shared/model/site/popup.ts';
import { countdown } from '#shared/rules/popup/cta-period.ts';
import { offerState, placesOf } from '#shared/rules/popup/offer-state.ts';

const countsApplicants = ({ kind }: PopupCta): boolean => kind === 'applicantLimit';

/** An active popup as visitors get it; `undefined` for one that is not active or that accepts no further applicant. */
function activePopup({ id, popup }: PublishedPopup, applicants: number, now: Date) {
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

/** The active popups, by the server's clock and real counts. Five database calls, six where applicants are counted. */
export const getActivePopups =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.popups> =>
  async ({ params, query }) => {
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const shown = await publishedPopups(content);
    const counts = shown.some(({ popup }) => countsApplicants(popup)) ? await dependencies.popupCounts.read(content.site) : undefined;
    const now = dependencies.clock();
    return {
      now: now.toISOString(),
      popups: shown.flatMap((popup) => activePopup(popup, counts?.get(popup.id)?.applicants ?? 0, now) ?? []),
    };
  };
