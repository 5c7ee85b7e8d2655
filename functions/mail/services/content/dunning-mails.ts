import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { INVOICE_MESSAGES, MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { DunningMail } from '#shared/model/billing/dunning.ts';
import type { Language } from '#shared/model/language.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

/** An overdue invoice, as its e-mails name it. `total`: what is open; `invoiced`: the total of the invoice. */
export interface DunnedFacts {
  number: string;
  total: number;
  invoiced?: number | undefined;
  dueOn: string;
  bankDetails: string;
  /** The day of the pause that a final notice announces. */
  pausesOn?: string | null | undefined;
}

/** Returns number, amounts, due day and bank details. What is open is named if a part was received. */
function factsOf(
  language: Language,
  { number, total, invoiced = total, dueOn, bankDetails }: DunnedFacts,
): NonNullable<MailContent['answers']> {
  const invoice = INVOICE_MESSAGES[language];
  return [
    { title: invoice.number, lines: [number] },
    { title: invoice.total, lines: [formatYen(invoiced)] },
    ...(total === invoiced ? [] : [{ title: MAIL_MESSAGES[language].dunning.open, lines: [formatYen(total)] }]),
    { title: invoice.dueOn, lines: [formatDay(dueOn)] },
    { title: invoice.bank, lines: bankDetails.split('\n') },
  ];
}

/** Returns the e-mail of a step of dunning. `address`: the page of the invoice, on which it can be paid by card. */
export function dunningMail(
  { language, brandName: brand }: MailContext,
  mail: Exclude<DunningMail, 'resumed'>,
  name: string,
  facts: DunnedFacts,
  address: string,
): MailContent {
  const { greeting, paymentOverdue, dunning, invoiceButton } = MAIL_MESSAGES[language];
  const texts = { reminder: paymentOverdue, 'final-notice': dunning.finalNotice, paused: dunning.paused }[mail];
  const pause =
    mail === 'final-notice' && facts.pausesOn ? [interpolate(dunning.finalNotice.pause, { day: formatDay(facts.pausesOn) })] : [];
  const resume = mail === 'paused' ? [dunning.paused.resume] : [];
  return {
    subject: interpolate(texts.subject, { brand, number: facts.number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead, ...pause, dunning.byCard, ...resume],
    answers: factsOf(language, facts),
    button: { label: invoiceButton, address },
    notes: [{ text: paymentOverdue.crossed }],
  };
}

/** Announces that an account that was paused for an overdue invoice is resumed. */
export function resumedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { number }: Pick<DunnedFacts, 'number'>,
  address: string,
): MailContent {
  const { greeting, dunning, invoiceButton } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(dunning.resumed.subject, { brand }),
    title: dunning.resumed.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [dunning.resumed.lead],
    answers: [{ title: INVOICE_MESSAGES[language].number, lines: [number] }],
    button: { label: invoiceButton, address },
    notes: [],
  };
}
