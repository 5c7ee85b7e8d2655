import type { MailContent } from '#functions/jobs/mail/mail-content.ts';
import { expiry, type Reader, type SentLink } from '#functions/jobs/mail/mail-contents.ts';
import { mailTime } from '#functions/jobs/mail/mail-time.ts';
import { filled, MAIL_WORDS } from '#functions/jobs/mail/mail-words.ts';

/** Members are known by their address alone, and what strangers typed is not repeated: nobody is greeted by a name. */
const greeting = null;

export function memberRegistrationMail({ language, brandName: brand }: Reader, { address, until }: SentLink): MailContent {
  const words = MAIL_WORDS[language].memberRegistration;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [filled(words.lead, { brand })],
    button: { label: words.button, address },
    notes: [{ text: expiry(language, 'member-registration', until) }, { text: words.notYou }],
  };
}

/** To a member who (or somebody else) registered once more. */
export function memberKnownMail({ language, brandName: brand }: Reader, addresses: { logIn: string; reset: string }): MailContent {
  const words = MAIL_WORDS[language].memberKnown;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [filled(words.lead, { brand })],
    button: { label: words.button, address: addresses.logIn },
    notes: [{ text: words.forgotten, address: addresses.reset }, { text: words.notYou }],
  };
}

export function memberPasswordResetMail({ language, brandName: brand }: Reader, { address, until }: SentLink): MailContent {
  const words = MAIL_WORDS[language].passwordReset;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: expiry(language, 'member-password-reset', until) }, { text: words.notYou }],
  };
}

export function memberPasswordChangedMail({ language, brandName: brand }: Reader, at: Date, resetAddress: string): MailContent {
  const words = MAIL_WORDS[language].passwordChanged;
  return {
    subject: filled(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [filled(words.lead, { at: mailTime(at) }), words.wasYou, words.notYou],
    button: { label: words.button, address: resetAddress },
    notes: [],
  };
}
