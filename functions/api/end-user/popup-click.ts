import { viewerNetwork } from '#functions/api/auth/viewer-network.ts';
import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { liveContent } from '#functions/api/end-user/live-content.ts';
import { AppError } from '#functions/app-error.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { endUser } from '#shared/contract/end-user.ts';
import { popupKey } from '#shared/rules/site-parts.ts';

/** Counts that somebody followed a popup; who it was is neither asked nor kept. */
export const popupClick =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.popupClick> =>
  async ({ params: { siteId, popupId }, viewerAddress }) => {
    await dependencies.attempts.count('popup-click-from-network', viewerNetwork(viewerAddress));
    const { site, manifest } = await liveContent(dependencies, siteId, undefined);
    if (manifest[popupKey(popupId)] === undefined) throw new AppError('not-found');
    await dependencies.popupCounts.countClick(site, popupId);
    return null;
  };
