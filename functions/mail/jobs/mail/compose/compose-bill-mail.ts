import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import {
  billingLetterMail,
  creditNoteMail,
  invoiceIssuedMail,
  invoiceVoidMail,
  refundMail,
} from '#functions/mail/jobs/mail/content/bill-mails.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { dunningMail, resumedMail } from '#functions/mail/services/content/dunning-mails.ts';
import type { BillMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

export interface BillMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  /** The archive of issued invoices. */
  invoiceFiles: Pick<ObjectStorage, 'read'>;
}

/** Returns the PDF that an e-mail attaches. Throws if it is missing in the archive. */
async function attachmentsOf({ invoiceFiles }: BillMailDependencies, request: BillMailRequest): Promise<Pick<Mail, 'attachments'>> {
  if (request.template !== 'invoice-issued' || !request.attachment) return {};
  const { key, name } = request.attachment;
  const content = await invoiceFiles.read(key);
  if (!content) throw new Error(`The archived document ${key} is missing`);
  return { attachments: [{ name, type: 'application/pdf', content }] };
}

/**
 * Composes an e-mail about an invoice to a contact of the billed account. A terminated account still owes its invoices, so it gets e-mails
 * as well. Returns `undefined` if the account is deleted. The operator issues the invoice, so the e-mail has its brand, even to an OEM.
 */
export async function composeBillMail(dependencies: BillMailDependencies, request: BillMailRequest): Promise<Mail | undefined> {
  const { accounts, consoleOrigin } = dependencies;
  const account = await accounts.get(request.accountId);
  if (!account || account.deletedAt !== undefined) return undefined;
  const { workAccount, brandAccount } = await accounts.resolveLogin(account);
  const { email, language, contactName: name } = account;
  const screen = consoleUrl(
    consoleOrigin,
    `/${routeSegment(account.role, workAccount.role)}/payment-list/${request.number}`,
    resolveBrand(brandAccount),
  );
  const write = (context: MailContext): MailContent => {
    switch (request.template) {
      case 'invoice-issued':
        return invoiceIssuedMail(context, name, request, screen);
      case 'payment-overdue':
        return dunningMail(context, 'reminder', name, request, screen);
      case 'payment-final-notice':
        return dunningMail(context, 'final-notice', name, request, screen);
      case 'account-paused':
        return dunningMail(context, 'paused', name, request, screen);
      case 'account-resumed':
        return resumedMail(context, name, request, screen);
      case 'invoice-void':
        return invoiceVoidMail(context, name, request, screen);
      case 'credit-note':
        return creditNoteMail(context, name, request, screen);
      case 'refund':
        return refundMail(context, name, request, screen);
      default:
        return billingLetterMail(context, name, request, screen);
    }
  };
  const replyTo = request.template === 'billing-letter' ? { replyTo: request.replyTo } : {};
  const mail = renderMail(dependencies, { to: email, brand: resolveBrand(undefined), language, ...replyTo }, write);
  return { ...mail, ...(await attachmentsOf(dependencies, request)) };
}
