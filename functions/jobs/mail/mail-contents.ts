import type { MailContent } from '#functions/jobs/mail/mail-content.ts';
import { filled, MAIL_WORDS } from '#functions/jobs/mail/mail-words.ts';
import { mailTime } from '#functions/jobs/mail/mail-time.ts';
import type { Language } from '#shared/model/language.ts';
import { LINK_MS, TRIAL_DAYS } from '#shared/model/limits.ts';

/** Whom an e-mail is for, and what is said in every one of them. */
export interface Reader {
  language: Language;
  brandName: string;
}

/** A one-time link: its address, and until when it leads somewhere. */
export interface SentLink {
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
export function expiry(language: Language, kind: keyof typeof LINK_MS, until: Date): string {
  const { unit, ms } = PERIODS.find((period) => LINK_MS[kind] >= 2 * period.ms) ?? MINUTES;
  return filled(MAIL_WORDS[language].expires[unit], { count: Math.round(LINK_MS[kind] / ms), until: mailTime(until) });
}

export function passwordResetMail({ language, brandName: brand }: Reader, name: string, { address, until }: SentLink): MailContent {
  const { greeting, passwordReset: words } = MAIL_WORDS[language];
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: filled(greeting, { name }),
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: expiry(language, 'password-reset', until) }, { text: words.notYou }],
  };
}

export function invitationMail(
  { language, brandName: brand }: Reader,
  { name, email, inviter }: { name: string; email: string; inviter: string },
  { address, until }: SentLink,
): MailContent {
  const { greeting, invitation: words } = MAIL_WORDS[language];
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: filled(greeting, { name }),
    paragraphs: [filled(words.lead, { inviter }), filled(words.signInId, { email })],
    button: { label: words.button, address },
    notes: [{ text: expiry(language, 'invitation', until) }, { text: words.late }, { text: words.notYou }],
  };
}

/** Nothing in it was typed by whoever asked for it: it may go to somebody who did not ask. */
export function registrationMail({ language, brandName: brand }: Reader, { address, until }: SentLink): MailContent {
  const words = MAIL_WORDS[language].registration;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: null,
    paragraphs: [filled(words.lead, { brand, days: TRIAL_DAYS })],
    button: { label: words.button, address },
    notes: [{ text: expiry(language, 'registration', until) }, { text: words.notYou }],
  };
}

/** To somebody who has an account already and (or somebody else) asked for one. */
export function registrationKnownMail(
  { language, brandName: brand }: Reader,
  name: string,
  addresses: { signIn: string; reset: string },
): MailContent {
  const { greeting, registrationKnown: words } = MAIL_WORDS[language];
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: filled(greeting, { name }),
    paragraphs: [words.lead],
    button: { label: words.button, address: addresses.signIn },
    notes: [{ text: words.forgotten, address: addresses.reset }, { text: words.notYou }],
  };
}

/** To somebody whose account is terminated: the address stays with it. */
export function registrationEndedMail({ language, brandName: brand }: Reader, address: string): MailContent {
  const words = MAIL_WORDS[language].registrationEnded;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: null,
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: words.notYou }],
  };
}

export function passwordChangedMail({ language, brandName: brand }: Reader, name: string, at: Date, resetAddress: string): MailContent {
  const { greeting, passwordChanged: words } = MAIL_WORDS[language];
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting: filled(greeting, { name }),
    paragraphs: [filled(words.lead, { at: mailTime(at) }), words.wasYou, words.notYou],
    button: { label: words.button, address: resetAddress },
    notes: [],
  };
}
