import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { addressOnSite, countSignIn } from '#functions/preview/api/session/count-sign-in.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import { assertSiteAvailable } from '#functions/publishing/services/published-site/assert-site-available.ts';
import { DEVICE_COOKIE, deviceCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/**
 * Opens a session on the preview of a site for an invited address with the site's password. Every rejection is the same and takes
 * the same work, except for too many attempts.
 */
export const logIn =
  (dependencies: PreviewDependencies): UseCase<typeof preview.login> =>
  async ({ params: { siteId }, body: { email, password }, ...context }) => {
    const { accounts, clock, devices, passwords, previewSessions, shares } = dependencies;
    const onSuccess = await countSignIn(dependencies, siteId, email, context);
    const found = await shares.findAccess(siteId, email);
    const share = found?.share?.isShared ? found.share : undefined;
    const isProven = await passwords.verify(password, share?.passwordHash ?? undefined);
    if (!found?.invitee || !share || !isProven) throw new AppError('sign-in-failed');
    // Thrown only after the correct password, so that other callers do not learn the site's state.
    assertSiteAvailable(await readContractEffect(accounts, found.site, clock()));
    const [session, device] = await Promise.all([
      previewSessions.open(siteId, share, found.invitee),
      devices.remember(addressOnSite(siteId, email), context.cookies[DEVICE_COOKIE]),
      onSuccess(),
    ]);
    return {
      data: { accessToken: session.token, expiresAt: session.until.toISOString(), email: found.invitee.email },
      cookies: [deviceCookie(device, '/preview')],
    };
  };
