import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import { interpolate, MAIL_MESSAGES } from '#functions/jobs/mail/content/mail-messages.ts';
import { formatMailTime } from '#functions/jobs/mail/content/format-mail-time.ts';
import type { Language } from '#shared/model/language.ts';
import { LINK_LIFETIME_MS, TRIAL_DAYS } from '#shared/model/limits.ts';

/** Whom an e-mail is for, and what is said in every one of them. */
export interface MailContext {
  language: Language;
  brandName: string;
}

/** A one-time link: its address, and until when it leads somewhere. */
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

/** How long a link of this kind leads somewhere: in days where there are two at least, else in hours, else in minutes. */
export function linkExpiryText(language: Language, kind: keyof typeof LINK_LIFETIME_MS, until: Date): string {
  const { unit, ms } = PERIODS.find((period) => LINK_LIFETIME_MS[kind] >= 2 * period.ms) ?? MINUTES;
  return interpolate(MAIL_MESSAGES[language].expires[unit], {
    count: Math.round(LINK_LIFETIME_MS[kind] / ms),
    until: formatMailTime(until),
  });
}

export function passwordResetMail({ language, brandName: brand }: MailContext, name: string, { address, until }: OneTimeLink): MailContent {
  const { greeting, passwordReset: words } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: linkExpiryText(language, 'password-reset', until) }, { text: words.notYou }],
  };
}

export function invitationMail(
  { language, brandName: brand }: MailContext,
  { name, email, inviter }: { name: string; email: string; inviter: string },
  { address, until }: OneTimeLink,
): MailContent {
  const { greeting, invitation: words } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(words.lead, { inviter }), interpolate(words.signInId, { email })],
    button: { label: words.button, address },
    notes: [{ text: linkExpiryText(language, 'invitation', until) }, { text: words.late }, { text: words.notYou }],
  };
}

/** Nothing in it was typed by whoever asked for it: it may go to somebody who did not ask. */
export function registrationMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const words = MAIL_MESSAGES[language].registration;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: null,
    paragraphs: [interpolate(words.lead, { brand, days: TRIAL_DAYS })],
    button: { label: words.button, address },
    notes: [{ text: linkExpiryText(language, 'registration', until) }, { text: words.notYou }],
  };
}

/** To somebody who has an account already and (or somebody else) asked for one. */
export function accountAlreadyExistsMail(
  { language, brandName: brand }: MailContext,
  name: string,
  addresses: { signIn: string; reset: string },
): MailContent {
  const { greeting, registrationKnown: words } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [words.lead],
    button: { label: words.button, address: addresses.signIn },
    notes: [{ text: words.forgotten, address: addresses.reset }, { text: words.notYou }],
  };
}

/** To somebody whose account is terminated: the address stays with it. */
export function accountTerminatedMail({ language, brandName: brand }: MailContext, address: string): MailContent {
  const words = MAIL_MESSAGES[language].registrationEnded;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: null,
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: words.notYou }],
  };
}

export function passwordChangedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  at: Date,
  resetAddress: string,
): MailContent {
  const { greeting, passwordChanged: words } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(words.lead, { at: formatMailTime(at) }), words.wasYou, words.notYou],
    button: { label: words.button, address: resetAddress },
    notes: [],
  };
}
