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
  mail: DunningMail,
  name: string,
  facts: DunnedFacts,
  address: string,
): MailContent {
  const { greeting, paymentOverdue, dunning, invoiceButton } = MAIL_MESSAGES[language];
  const texts = mail === 'final-notice' ? dunning.finalNotice : paymentOverdue;
  return {
    subject: interpolate(texts.subject, { brand, number: facts.number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead, dunning.byCard],
    answers: factsOf(language, facts),
    button: { label: invoiceButton, address },
    notes: [{ text: paymentOverdue.crossed }],
  };
}
