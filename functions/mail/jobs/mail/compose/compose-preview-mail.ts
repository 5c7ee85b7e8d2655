import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { commentsMail } from '#functions/mail/jobs/mail/content/comment-mails.ts';
import { previewInvitationMail } from '#functions/mail/jobs/mail/content/preview-mails.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import type { CommentRepliesRequest, PreviewMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PreviewShareStore } from '#functions/preview/store/preview-share-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { DEFAULT_LANGUAGE } from '#shared/model/language.ts';

export interface PreviewMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'getAll'>;
  shares: Pick<PreviewShareStore, 'findAccessOf'>;
  clock: Clock;
}

/**
 * Composes the invitation to a preview in the language of the login that shares it, under the brand of its console. Returns
 * `undefined` once the preview is not shared, the invitation is revoked, or a contract above the site is not active.
 */
export async function composePreviewMail(
  dependencies: PreviewMailDependencies,
  { template, siteId, inviteeId, invitation, loginId }: PreviewMailRequest,
): Promise<ComposedMail | undefined> {
  const { accounts, shares, clock, consoleOrigin } = dependencies;
  const found = await shares.findAccessOf(siteId, inviteeId);
  if (!found?.share?.isShared || found.invitee?.invitation !== invitation) return undefined;
  const { site, share, invitee } = found;
  const chain = await accounts.getAll(site.lineage);
  const owner = chain.at(-1);
  if (!owner || contractEffectOfChain(chain, clock()) !== 'running') return undefined;
  const brand = resolveBrand(chain[1]);
  const { language = DEFAULT_LANGUAGE } = (await accounts.get(loginId)) ?? {};
  const invited = { company: owner.companyName, site: site.name, email: invitee.email, note: share.note };
  const address = consoleUrl(consoleOrigin, `/site/${siteId}/preview`, brand);
  const mail = renderMail(dependencies, { to: invitee.email, brand, language }, (context) =>
    previewInvitationMail(context, invited, address),
  );
  return { mail, record: { template, subject: { siteId, inviteeId } } };
}

/**
 * Composes the e-mail about replies to an invitee's comments, in the language of the site's owner. Returns `undefined` in the
 * same cases as for invitations.
 */
export async function composeCommentReplies(
  dependencies: PreviewMailDependencies,
  { siteId, inviteeId, invitation, ...written }: CommentRepliesRequest,
): Promise<ComposedMail | undefined> {
  const { accounts, shares, clock, consoleOrigin } = dependencies;
  const found = await shares.findAccessOf(siteId, inviteeId);
  if (!found?.share?.isShared || found.invitee?.invitation !== invitation) return undefined;
  const chain = await accounts.getAll(found.site.lineage);
  const owner = chain.at(-1);
  if (!owner || contractEffectOfChain(chain, clock()) !== 'running') return undefined;
  const brand = resolveBrand(chain[1]);
  const address = consoleUrl(consoleOrigin, `/site/${siteId}/preview`, brand);
  const mail = renderMail(dependencies, { to: found.invitee.email, brand, language: owner.language }, (context) =>
    commentsMail(context, null, written, address),
  );
  return { mail, record: null, isOfSite: true };
}
