import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { EstimateStore } from '#functions/billing/store/estimate-store.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { EstimateMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import { estimateMail } from '#functions/mail/jobs/mail/content/estimate-mails.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import type { MimeAttachment } from '#functions/platform/gateways/mime-message.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import { estimateFileName } from '#shared/model/billing/invoice-document.ts';
import { addDays, endOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface EstimateMailDependencies extends MailAddresses {
  estimates: Pick<EstimateStore, 'find' | 'issueLink'>;
  documents: Pick<InvoiceDocumentStore, 'findAll'>;
  archive: Pick<ObjectStorage, 'read'>;
}

/** How long the link of a quotation can be followed after its last day. */
const LINK_DAYS = 30;

/** Returns the archived PDF in the language of the e-mail, which begins with the Japanese document. Throws if it is missing. */
async function attachedFile({ documents, archive }: EstimateMailDependencies, estimate: Estimate): Promise<MimeAttachment> {
  const { issuerId, number, language } = estimate;
  const [document] = await documents.findAll([{ issuerId, number }]);
  const file = document?.files[language];
  const content = file && (await archive.read(file.key));
  if (!content) throw new Error(`The archived quotation ${number} is missing`);
  return { name: estimateFileName(number, language), type: 'application/pdf', content };
}

/**
 * Composes the e-mail of a quotation with its PDF, or with a link that needs no login. Returns `undefined` if it was declined or
 * replaced before.
 */
export async function composeEstimateMail(
  dependencies: EstimateMailDependencies,
  { issuerId, number }: EstimateMailRequest,
): Promise<Mail | undefined> {
  const { estimates, consoleOrigin } = dependencies;
  const estimate = await estimates.find(issuerId, number);
  if (!estimate || estimate.state !== 'open') return undefined;
  const { email: to, language, delivery, validUntil } = estimate;
  const brand = resolveBrand(undefined);
  if (delivery === 'attachment') {
    const attachments = [await attachedFile(dependencies, estimate)];
    return { ...renderMail(dependencies, { to, brand, language }, (context) => estimateMail(context, estimate, null)), attachments };
  }
  const token = await estimates.issueLink({ issuerId, number, until: endOfJapaneseDay(addDays(validUntil, LINK_DAYS)) });
  const address = consoleUrl(consoleOrigin, '/quotation', brand, token);
  return renderMail(dependencies, { to, brand, language }, (context) => estimateMail(context, estimate, address));
}
