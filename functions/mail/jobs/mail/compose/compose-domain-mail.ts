import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import { domainInstructionsMail } from '#functions/mail/jobs/mail/content/domain-mails.ts';
import type { DomainInstructionsRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';

export interface DomainMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'getAll'>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}

/**
 * Composes the e-mail with the DNS record of a domain for its DNS administrator, under the brand of the site owner's console. Replies go to
 * the owner. Returns `undefined` if the owner was deleted.
 */
export async function composeDomainInstructions(
  dependencies: DomainMailDependencies,
  { to, ...request }: DomainInstructionsRequest,
): Promise<ComposedMail | undefined> {
  const { accounts, sitesOrigin } = dependencies;
  const owner = await accounts.get(request.ownerId);
  if (!owner || owner.deletedAt !== undefined) return undefined;
  const [branded] = await accounts.getAll(owner.path.slice(1, 2));
  const { companyName: company, email: replyTo } = owner;
  const style = { to, brand: resolveBrand(branded), language: request.language, replyTo };
  const address = siteOrigin(sitesOrigin, request.siteId);
  const mail = renderMail(dependencies, style, (context) => domainInstructionsMail(context, { company, ...request }, address));
  return { mail, record: null, isOfSite: true };
}
