import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { BillMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { INVOICE_MESSAGES, MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

type BillMail<Template extends BillMailRequest['template']> = Extract<BillMailRequest, { template: Template }>;

/** Returns number, total and due date. A credit has no due date. */
function factsOf(
  language: Language,
  { number, total, dueOn }: { number: string; total: number; dueOn: string | null },
): NonNullable<MailContent['answers']> {
  const texts = INVOICE_MESSAGES[language];
  return [
    { title: texts.number, lines: [number] },
    { title: dueOn === null ? texts.creditTotal : texts.total, lines: [formatYen(total)] },
    ...(dueOn === null ? [] : [{ title: texts.dueOn, lines: [formatDay(dueOn)] }]),
  ];
}

/** Announces an issued invoice or credit. */
export function invoiceIssuedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number, corrects, total, dueOn, method, attachment }: BillMail<'invoice-issued'>,
  address: string,
): MailContent {
  const { greeting, invoiceIssued: texts, invoiceButton } = MAIL_MESSAGES[language];
  const values = { brand, number, corrects: corrects ?? '' };
  const kind = dueOn === null ? 'credit' : corrects === null ? 'invoice' : 'reissue';
  return {
    subject: interpolate(texts.subject[kind], values),
    title: texts.title[kind],
    greeting: interpolate(greeting, { name }),
    paragraphs: [
      interpolate(texts.lead[kind], values),
      ...(kind === 'credit' ? [] : [texts.payment[method]]),
      ...(attachment ? [texts.attached] : []),
    ],
    answers: factsOf(language, { number, total, dueOn }),
    button: { label: invoiceButton, address },
    notes: [],
  };
}

/** Announces that an invoice is void. */
export function invoiceVoidMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number, total, attachment }: BillMail<'invoice-void'>,
  address: string,
): MailContent {
  const { greeting, invoiceVoid: texts, invoiceIssued, invoiceButton } = MAIL_MESSAGES[language];
  const invoice = INVOICE_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand, number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead, ...(attachment ? [invoiceIssued.attached] : [])],
    answers: [
      { title: invoice.number, lines: [number] },
      { title: invoice.total, lines: [formatYen(total)] },
    ],
    button: { label: invoiceButton, address },
    notes: [],
  };
}

/** Announces a credit note, and says what remains due or is paid back. */
export function creditNoteMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number: invoice, creditNote: number, total, open, excess, attachment }: BillMail<'credit-note'>,
  address: string,
): MailContent {
  const { greeting, creditNote: texts, invoiceIssued, invoiceButton } = MAIL_MESSAGES[language];
  const { creditNote: labels } = INVOICE_MESSAGES[language];
  const outcome =
    excess > 0
      ? interpolate(texts.excess, { amount: formatYen(excess) })
      : open > 0
        ? interpolate(texts.open, { amount: formatYen(open) })
        : texts.settled;
  return {
    subject: interpolate(texts.subject, { brand, number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { invoice }), outcome, ...(attachment ? [invoiceIssued.attached] : [])],
    answers: [
      { title: labels.number, lines: [number] },
      { title: labels.invoice, lines: [invoice] },
      { title: labels.total, lines: [formatYen(total)] },
    ],
    button: { label: invoiceButton, address },
    notes: [],
  };
}

/** Announces money that was paid back. */
export function refundMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number, total, on, method }: BillMail<'refund'>,
  address: string,
): MailContent {
  const { greeting, refund: texts, invoiceButton } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand, number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead[method]],
    answers: [
      { title: INVOICE_MESSAGES[language].number, lines: [number] },
      { title: texts.amount, lines: [formatYen(total)] },
      { title: texts.on, lines: [formatDay(on)] },
    ],
    button: { label: invoiceButton, address },
    notes: [],
  };
}

/** Returns the e-mail with a letter of the operator to a customer about an invoice. */
export function billingLetterMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number, subject, text }: BillMail<'billing-letter'>,
  address: string,
): MailContent {
  const { greeting, billingLetter: texts, invoiceButton } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand, subject }),
    title: subject,
    greeting: interpolate(greeting, { name }),
    paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
    answers: [{ title: INVOICE_MESSAGES[language].number, lines: [number] }],
    button: { label: invoiceButton, address },
    notes: [],
    footer: interpolate(texts.footer, { brand }),
  };
}
