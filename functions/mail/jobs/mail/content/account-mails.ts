import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { ContractConditions } from '#shared/model/legal/legal-document.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { PublicationObstacle, Visibility } from '#shared/model/publishing/publication.ts';
import { LINK_LIFETIME_MS, TRIAL_DAYS } from '#shared/model/limits.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** A one-time link and the end of its validity. */
export interface OneTimeLink {
  address: string;
  until: Date;
}

const MINUTE_MS = 60_000;
const PERIODS = [
  { unit: 'days', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hours', ms: 60 * MINUTE_MS },
  { unit: 'minutes', ms: MINUTE_MS },
] as const;
const [, , MINUTES] = PERIODS;

/** Returns the lifetime of a link: in days if it is at least two days, else in hours if at least two hours, else in minutes. */
export function linkExpiryText(language: Language, kind: keyof typeof LINK_LIFETIME_MS, until: Date): string {
  const { unit, ms } = PERIODS.find((period) => LINK_LIFETIME_MS[kind] >= 2 * period.ms) ?? MINUTES;
  return interpolate(MAIL_MESSAGES[language].expires[unit], {
    count: Math.round(LINK_LIFETIME_MS[kind] / ms),
    until: formatMailTime(until),
  });
}

export function passwordResetMail({ language, brandName: brand }: MailContext, name: string, { address, until }: OneTimeLink): MailContent {
  const { greeting, passwordReset: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'password-reset', until) }, { text: texts.notYou }],
  };
}

/** Returns a sentence about plan, price, initial fee and minimum term of a contract. */
function conditionsText(
  texts: (typeof MAIL_MESSAGES)[Language]['invitation']['conditions'],
  { planName, price, priceWithTax, initialFee, initialFeeChoice, minimumMonths, isTrial }: ContractConditions,
): string {
  if (isTrial) return interpolate(texts.trial, { plan: planName });
  const fee = initialFeeChoice === 'charge' ? interpolate(texts.fee, { fee: formatYen(initialFee) }) : texts[initialFeeChoice];
  const figures = { plan: planName, price: formatYen(price), withTax: formatYen(priceWithTax), fee, months: minimumMonths };
  return interpolate(texts.paid, figures);
}

export function invitationMail(
  { language, brandName: brand }: MailContext,
  { name, email, inviter, conditions }: { name: string; email: string; inviter: string; conditions: ContractConditions | null },
  { address, until }: OneTimeLink,
): MailContent {
  const { greeting, invitation: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [
      interpolate(texts.lead, { inviter }),
      interpolate(texts.signInId, { email }),
      ...(conditions ? [conditionsText(texts.conditions, conditions)] : []),
    ],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'invitation', until) }, { text: texts.late }, { text: texts.notYou }],
  };
}

/** Writes to the owner of an address that was invited to another account. An address can sign in to only one account. */
export function knownInvitationMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { email, inviter }: { email: string; inviter: string },
  address: string,
): MailContent {
  const { greeting, invitationKnown: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { inviter, email }), texts.otherAddress],
    button: { label: texts.button, address },
    notes: [{ text: texts.notYou }],
  };
}

/** Confirms a registration. Contains no submitted text, because the address may belong to a person who did not register. */
export function registrationMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const texts = MAIL_MESSAGES[language].registration;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: null,
    paragraphs: [interpolate(texts.lead, { brand, days: TRIAL_DAYS })],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'registration', until) }, { text: texts.notYou }],
  };
}

/** Writes to the owner of an account whose address was registered once more. */
export function accountAlreadyExistsMail(
  { language, brandName: brand }: MailContext,
  name: string,
  urls: { signIn: string; reset: string },
): MailContent {
  const { greeting, registrationKnown: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead],
    button: { label: texts.button, address: urls.signIn },
    notes: [{ text: texts.forgotten, address: urls.reset }, { text: texts.notYou }],
  };
}

/** Writes to the owner of a terminated account that its address cannot be registered again. */
export function accountTerminatedMail({ language, brandName: brand }: MailContext, address: string): MailContent {
  const texts = MAIL_MESSAGES[language].registrationEnded;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: null,
    paragraphs: [texts.lead],
    button: { label: texts.button, address },
    notes: [{ text: texts.notYou }],
  };
}

export function passwordChangedMail({ language, brandName: brand }: MailContext, name: string, at: Date, resetUrl: string): MailContent {
  const { greeting, passwordChanged: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { at: formatMailTime(at) }), texts.wasYou, texts.notYou],
    button: { label: texts.button, address: resetUrl },
    notes: [],
  };
}

/** The figures of a notice about page views. Amounts are whole yen before tax. */
interface ReachedViews {
  month: string;
  percentage: number;
  views: number;
  size: number;
  price: number;
}

/** Reports the page views of the current month, and the price of each further block. */
export function pageViewsReachedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { month, percentage, views, size, price }: ReachedViews,
  screen: string,
): MailContent {
  const { greeting, pageViewsReached: texts } = MAIL_MESSAGES[language];
  const number = new Intl.NumberFormat(LANGUAGE_TAG[language]);
  const values = {
    brand,
    percentage,
    month: new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long' }).format(
      startOfMonth(month),
    ),
    views: number.format(views),
    size: number.format(size),
    price: number.format(price),
  };
  return {
    subject: interpolate(texts.subject, values),
    title: interpolate(texts.title, values),
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), interpolate(price > 0 ? texts.price : texts.free, values)],
    button: { label: texts.button, address: screen },
    notes: [{ text: texts.delay }],
  };
}

/** Announces the end of a trial, or of a contract that the customer has ended, and the consequences. */
export function contractEndsMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { end, days }: { end: string; days?: number },
  screen: string,
): MailContent {
  const { greeting, trialEnds, trialEndsTomorrow, contractEnds } = MAIL_MESSAGES[language];
  const texts = days === undefined ? contractEnds : days === 1 ? trialEndsTomorrow : trialEnds;
  const values = { brand, days: days ?? 0, day: end.replaceAll('-', '/') };
  return {
    subject: interpolate(texts.subject, values),
    title: interpolate(texts.title, values),
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), interpolate(texts.afterwards, values)],
    button: { label: texts.button, address: screen },
    notes: [{ text: interpolate(texts.note, values) }],
  };
}

/** Announces the file with the data of an account. The link points to a screen that requires signing in. */
export function accountExportMail({ language, brandName: brand }: MailContext, name: string, company: string, screen: string): MailContent {
  const { greeting, accountExport: texts } = MAIL_MESSAGES[language];
  const values = { brand, company };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.kept],
    button: { label: texts.button, address: screen },
    notes: [{ text: texts.notYou }],
  };
}

interface PreventedPublication {
  template: 'publication-blocked' | 'publication-failed';
  siteName: string;
  visibility: Visibility;
  at: string;
  obstacle: PublicationObstacle;
}

/** Names the obstacle of a scheduled publication, one hour before or at its time. `screen`: the URL of the site in the editor. */
export function scheduledPublicationMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { template, siteName, visibility, at, obstacle }: PreventedPublication,
  screen: string,
): MailContent {
  const { greeting, scheduledPublication: texts } = MAIL_MESSAGES[language];
  const { subject, title, lead, advice } = texts[template === 'publication-blocked' ? 'blocked' : 'failed'];
  const values = { brand, site: siteName, what: texts.what[visibility], at: formatMailTime(new Date(at)) };
  return {
    subject: interpolate(subject, values),
    title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(lead, values), texts.obstacle[obstacle], advice],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}
