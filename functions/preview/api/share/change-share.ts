import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { prepareShareChange, type ShareDecision } from '#functions/preview/api/share/prepare-share-change.ts';
import { shareView } from '#functions/preview/api/share/share-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { PreviewSharing } from '#functions/preview/store/preview-share-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';

interface ChangeShareInput {
  caller: Caller;
  siteId: string;
  /** The version that the caller has seen; if absent, any version is accepted. */
  version?: string | null | undefined;
}

/** Counts invitations before they are sent. Limits the e-mails of an account in total and per address. */
async function countInvitations(
  { attempts }: Pick<PreviewDependencies, 'attempts'>,
  { id, ownerId }: Pick<Site, 'id' | 'ownerId'>,
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return;
  await attempts.count('preview-invitations-of-account', ownerId, recipients.length);
  for (const email of recipients) await attempts.count('preview-invitations-to-address', `${id} ${email}`);
}

/**
 * Changes how the preview of a site is shared, with its e-mails and its audit entry, in one transaction. On a concurrent change it decides
 * again on the latest state. Throws `version-conflict` if the caller has not seen the latest state, `too-many-requests` for too many
 * e-mails.
 */
export async function changeShare(
  dependencies: PreviewDependencies,
  { caller, siteId, version }: ChangeShareInput,
  decide: (sharing: PreviewSharing) => ShareDecision | Promise<ShareDecision>,
): Promise<PreviewShare> {
  const { sites, shares } = dependencies;
  return retryOnConflict(async () => {
    const site = await sites.find(caller.scope, siteId);
    await assertSiteWritable(dependencies, caller, site);
    const present = await shares.read(siteId);
    if (version !== undefined && version !== (present.share?.version ?? null)) throw new AppError('version-conflict');
    const decided = await decide(present);
    const prepared = prepareShareChange(dependencies, { siteId, loginId: caller.loginId }, present, decided);
    if (!prepared) return shareView(dependencies, siteId, present);
    await countInvitations(dependencies, site, decided.recipients ?? []);
    const { sharing, changes, ...change } = prepared;
    const audit = newAuditEntry(dependencies, 'site.share', auditActor(caller), siteAuditSubject(site), changes);
    return (await shares.commit(site, { ...change, audit })) ? shareView(dependencies, siteId, sharing) : CONFLICT;
  });
}
