import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import { linkExpiryText, type MailContext, type OneTimeLink } from '#functions/jobs/mail/content/account-mails.ts';
import { formatMailTime } from '#functions/jobs/mail/content/format-mail-time.ts';
import { interpolate, MAIL_MESSAGES } from '#functions/jobs/mail/content/mail-messages.ts';

/** Members are known by their address alone, and what strangers typed is not repeated: nobody is greeted by a name. */
const greeting = null;

export function memberRegistrationMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const words = MAIL_MESSAGES[language].memberRegistration;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [interpolate(words.lead, { brand })],
    button: { label: words.button, address },
    notes: [{ text: linkExpiryText(language, 'member-registration', until) }, { text: words.notYou }],
  };
}

/** To a member who (or somebody else) registered once more. */
export function memberAlreadyRegisteredMail(
  { language, brandName: brand }: MailContext,
  addresses: { logIn: string; reset: string },
): MailContent {
  const words = MAIL_MESSAGES[language].memberKnown;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [interpolate(words.lead, { brand })],
    button: { label: words.button, address: addresses.logIn },
    notes: [{ text: words.forgotten, address: addresses.reset }, { text: words.notYou }],
  };
}

export function memberPasswordResetMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const words = MAIL_MESSAGES[language].passwordReset;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [words.lead],
    button: { label: words.button, address },
    notes: [{ text: linkExpiryText(language, 'member-password-reset', until) }, { text: words.notYou }],
  };
}

export function memberPasswordChangedMail({ language, brandName: brand }: MailContext, at: Date, resetAddress: string): MailContent {
  const words = MAIL_MESSAGES[language].passwordChanged;
  return {
    subject: interpolate(words.subject, { brand }),
    title: words.title,
    greeting,
    paragraphs: [interpolate(words.lead, { at: formatMailTime(at) }), words.wasYou, words.notYou],
    button: { label: words.button, address: resetAddress },
    notes: [],
  };
}
