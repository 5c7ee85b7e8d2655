import type { Clock } from '#functions/platform/gateways/clock.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import { assertSiteAvailable } from '#functions/publishing/services/published-site/assert-site-available.ts';
import type { PreviewViewer } from '#functions/platform/http/use-case.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PreviewSessionStore } from '#functions/preview/store/preview-session-store.ts';

interface PreviewAuthenticatorDependencies {
  previewSessions: Pick<PreviewSessionStore, 'find'>;
  accounts: Pick<AccountStore, 'getAll'>;
  clock: Clock;
}

/**
 * Finds the viewer of a token on a site. Reads all conditions on every request, so that a revocation, a new password or the end of the
 * sharing takes effect on the next request. Throws `unavailable` while a contract above the site is suspended, `not-found` once such a
 * contract has ended.
 */
export const previewAuthenticator =
  ({ previewSessions, accounts, clock }: PreviewAuthenticatorDependencies) =>
  async (siteId: string, token: string): Promise<PreviewViewer | undefined> => {
    const open = await previewSessions.find(siteId, token);
    if (!open) return undefined;
    assertSiteAvailable(await readContractEffect(accounts, open.site, clock()));
    return { ...open, token };
  };
