import { toCaller } from '#functions/accounts/services/caller.ts';
import type { PreviewReader, PreviewViewer } from '#functions/platform/http/use-case.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { SessionStore } from '#functions/sign-in/store/session-store.ts';
import type { PreviewLoginStore } from '#functions/preview/store/preview-login-store.ts';
import { isAllowed, maySignIn } from '#shared/rules/accounts/policy.ts';

interface PreviewReaderDependencies {
  authenticatePreview: (siteId: string, token: string) => Promise<PreviewViewer | undefined>;
  previewLogins: Pick<PreviewLoginStore, 'find'>;
  sessions: Pick<SessionStore, 'findLoginOfSession'>;
}

/**
 * Finds the reader of a site's preview by a token: an invitee, or a console login that may read the site. For a login, reads the session,
 * its accounts and the site on every request.
 */
export const previewReaderAuthenticator =
  ({ authenticatePreview, previewLogins, sessions }: PreviewReaderDependencies) =>
  async (siteId: string, token: string): Promise<PreviewReader | undefined> => {
    const viewer = await authenticatePreview(siteId, token);
    if (viewer)
      return { site: viewer.site, invitee: viewer.invitee, note: viewer.share.note, token, readerScope: scopeOf(viewer.site.ownerId) };
    const open = await previewLogins.find(siteId, token);
    const login = open && (await sessions.findLoginOfSession(open.consoleSession));
    if (!open || !login || !maySignIn(login.contractStatus)) return undefined;
    const { actor, scope } = toCaller(login);
    const mayRead = isAllowed(actor, 'site:read') && open.site.lineage.includes(scope.accountId);
    return mayRead ? { site: open.site, invitee: null, note: '', token, readerScope: scope } : undefined;
  };
