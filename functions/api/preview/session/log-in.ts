import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import { addressOnSite, countSignIn } from '#functions/api/preview/session/count-sign-in.ts';
import { AppError } from '#functions/app-error.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import { assertSiteAvailable } from '#functions/domain/published-site/assert-site-available.ts';
import { DEVICE_COOKIE, deviceCookie } from '#functions/http/cookies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/**
 * Opens a session on the preview of a site: for an invited address with the site's password. Every refusal is the same and
 * takes the same work, except for too many attempts.
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
    // Thrown only after the right password: others do not learn the site's state.
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
