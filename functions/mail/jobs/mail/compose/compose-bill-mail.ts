import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
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
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { MimeAttachment } from '#functions/platform/gateways/mime-message.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { creditNoteFileName, documentFileName } from '#shared/model/billing/invoice-document.ts';
import type { Language } from '#shared/model/language.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

export interface BillMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  documents: Pick<InvoiceDocumentStore, 'findAll'>;
  /** The archive of issued invoices. */
  archive: Pick<ObjectStorage, 'read'>;
}

/** Returns the PDF that an e-mail to a login attaches because its account wants it. Throws if it is missing in the archive. */
async function wantedFile({ archive }: BillMailDependencies, request: BillMailRequest): Promise<MimeAttachment[]> {
  if (!('attachment' in request) || !request.attachment) return [];
  const { key, name } = request.attachment;
  const content = await archive.read(key);
  if (!content) throw new Error(`The archived document ${key} is missing`);
  return [{ name, type: 'application/pdf', content }];
}

/**
 * Returns the archived PDFs that an e-mail about an invoice is about, for a recipient without a login: in Japanese and, if it exists, in
 * the recipient's language or else in English. Files that are not archived yet are left out.
 */
async function attachedFiles(
  { documents, archive }: BillMailDependencies,
  request: BillMailRequest,
  { issuerId, language }: { issuerId: string; language: Language },
): Promise<MimeAttachment[]> {
  if (request.template === 'refund') return [];
  const number = request.template === 'credit-note' ? request.creditNote : request.number;
  const [document] = await documents.findAll([{ issuerId, number, isVoid: request.template === 'invoice-void' }]);
  if (!document) return [];
  const { files } = document;
  const own = files[language] === undefined ? 'en' : language;
  const kinds: readonly Language[] = own === 'jp' ? ['jp'] : ['jp', own];
  const nameOf = (kind: Language): string =>
    request.template === 'credit-note' ? creditNoteFileName(number, kind) : documentFileName(number, kind);
  const read = async (kind: Language): Promise<MimeAttachment[]> => {
    const file = files[kind];
    const content = file && (await archive.read(file.key));
    return content ? [{ name: nameOf(kind), type: 'application/pdf', content }] : [];
  };
  return (await Promise.all(kinds.map(read))).flat();
}

/**
 * Composes an e-mail about an invoice to a contact of the billed account. A terminated account still owes its invoices, so it gets e-mails
 * as well. An address without a login receives the PDFs in place of the link to the console. Returns `undefined` if the account is
 * deleted, or the address was removed or has not confirmed. The operator issues the invoice, so the e-mail has its brand, even to an OEM.
 */
export async function composeBillMail(dependencies: BillMailDependencies, request: BillMailRequest): Promise<Mail | undefined> {
  const { accounts, consoleOrigin } = dependencies;
  const account = await accounts.get(request.accountId);
  if (!account || account.deletedAt !== undefined) return undefined;
  const { workAccount, brandAccount } = await accounts.resolveLogin(account);
  const recipient = account.billingRecipients.find(({ id, state }) => id === request.recipientId && state === 'confirmed');
  if (request.recipientId !== undefined && !recipient) return undefined;
  const { email, language } = recipient ?? account;
  const name = recipient ? account.companyName : account.contactName;
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
  const envelope = { to: email, brand: resolveBrand(undefined), language, ...replyTo };
  if (!recipient) return { ...renderMail(dependencies, envelope, write), attachments: await wantedFile(dependencies, request) };
  const attachments = await attachedFiles(dependencies, request, { issuerId: account.path[0] ?? '', language });
  const mail = renderMail(dependencies, envelope, (context) => {
    const { notes, ...content } = write(context);
    const attached = { text: MAIL_MESSAGES[language].billingRecipient.attached };
    return { ...content, button: null, notes: attachments.length === 0 ? notes : [attached, ...notes] };
  });
  return { ...mail, attachments };
}
