import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RecipientMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import { billingRecipientMail } from '#functions/mail/jobs/mail/content/recipient-mails.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';

export interface RecipientMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get'>;
  links: Pick<LinkStore, 'issue'>;
}

/**
 * Composes the e-mail that asks an address whether it wants the e-mails about the invoices of an account. It has the brand of the
 * operator, which issues the invoices. Returns `undefined` once the address has answered or was removed.
 */
export async function composeRecipientMail(
  dependencies: RecipientMailDependencies,
  job: MailJob,
  { accountId, recipientId }: RecipientMailRequest,
): Promise<Mail | undefined> {
  const { accounts, links, consoleOrigin } = dependencies;
  const account = await accounts.get(accountId);
  const recipient = account?.billingRecipients.find(({ id }) => id === recipientId);
  if (!account || account.deletedAt !== undefined || recipient?.state !== 'waiting') return undefined;
  const { email: to, language } = recipient;
  const { token, until } = await links.issue(job.id, { kind: 'billing-recipient', accountId, recipientId });
  const brand = resolveBrand(undefined);
  const link = { address: consoleUrl(consoleOrigin, '/billing-recipient', brand, token), until };
  return renderMail(dependencies, { to, brand, language }, (context) => billingRecipientMail(context, account.companyName, link));
}
