import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { AccountMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

type Request<Template extends AccountMailRequest['template']> = Extract<AccountMailRequest, { template: Template }>;

const numberIn = ({ language }: MailContext, value: number): string => new Intl.NumberFormat(LANGUAGE_TAG[language]).format(value);
const dayIn = ({ language }: MailContext, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' }).format(
    startOfJapaneseDay(day),
  );

/** Notifies the account whose card was not charged of the reason and the next step. */
export function cardFailedMail(
  context: MailContext,
  name: string,
  { number, total, failure, retryOn }: Request<'card-failed'>,
  screen: string,
): MailContent {
  const { greeting, cardFailed: texts } = MAIL_MESSAGES[context.language];
  const values = {
    brand: context.brandName,
    number,
    total: numberIn(context, total),
    day: retryOn === null ? '' : dayIn(context, retryOn),
  };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.reason[failure], interpolate(retryOn === null ? texts.last : texts.retry, values)],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}

/** Notifies the operator that the last automatic attempt has failed. */
export function cardGivenUpMail(
  context: MailContext,
  name: string,
  { companyName, number, total }: Request<'card-given-up'>,
  screen: string,
): MailContent {
  const { greeting, cardGivenUp: texts } = MAIL_MESSAGES[context.language];
  const values = { brand: context.brandName, companyName, number, total: numberIn(context, total) };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.next],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}

/** Notifies the operator that a refund to a card has failed. */
export function refundFailedMail(
  context: MailContext,
  name: string,
  { companyName, number, total }: Request<'refund-failed'>,
  screen: string,
): MailContent {
  const { greeting, refundFailed: texts } = MAIL_MESSAGES[context.language];
  const values = { brand: context.brandName, companyName, number, total: numberIn(context, total) };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.next],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}

/** Notifies the operator that a charge at Stripe does not match the payment. */
export function cardDifferenceMail(
  context: MailContext,
  name: string,
  { companyName, number, total, difference, chargeId }: Request<'card-difference'>,
  screen: string,
): MailContent {
  const { greeting, cardDifference: texts } = MAIL_MESSAGES[context.language];
  const values = { brand: context.brandName, companyName, number, total: numberIn(context, total), chargeId };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.kind[difference], interpolate(texts.charge, values)],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}
