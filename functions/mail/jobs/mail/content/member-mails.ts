import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { linkExpiryText, type OneTimeLink } from '#functions/mail/jobs/mail/content/account-mails.ts';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

/** E-mails to members have no greeting: only the address of a member is known, and names that a visitor typed are not included. */
const greeting = null;

export function memberRegistrationMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const texts = MAIL_MESSAGES[language].memberRegistration;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand })],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'member-registration', until) }, { text: texts.notYou }],
  };
}

/** Writes to a member whose address was registered once more. */
export function memberAlreadyRegisteredMail(
  { language, brandName: brand }: MailContext,
  urls: { logIn: string; reset: string },
): MailContent {
  const texts = MAIL_MESSAGES[language].memberKnown;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand })],
    button: { label: texts.button, address: urls.logIn },
    notes: [{ text: texts.forgotten, address: urls.reset }, { text: texts.notYou }],
  };
}

export function memberPasswordResetMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const texts = MAIL_MESSAGES[language].passwordReset;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [texts.lead],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'member-password-reset', until) }, { text: texts.notYou }],
  };
}

/** Asks at the present address of a member whether its address may be changed to `email`. */
export function memberEmailChangeMail(
  { language, brandName: brand }: MailContext,
  email: string,
  { address, until }: OneTimeLink,
): MailContent {
  const texts = MAIL_MESSAGES[language].memberEmailChange;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand, email }), texts.both],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'member-email-change', until) }, { text: texts.notYou }],
  };
}

/** Asks at the new address of a member whether the address is its own. It does not name the present address. */
export function memberEmailConfirmMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const texts = MAIL_MESSAGES[language].memberEmailConfirm;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand }), texts.both],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'member-email-change', until) }, { text: texts.notYou }],
  };
}

/** Confirms to the former address of a member that the address was changed at `at`. */
export function memberEmailChangedMail({ language, brandName: brand }: MailContext, at: Date, logInUrl: string): MailContent {
  const texts = MAIL_MESSAGES[language].memberEmailChanged;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand, at: formatMailTime(at) }), texts.logIn],
    button: { label: texts.button, address: logInUrl },
    notes: [{ text: texts.notYou }],
  };
}

/** Confirms to a former member that the membership ended at `at`. */
export function memberLeftMail({ language, brandName: brand }: MailContext, at: Date, registerUrl: string): MailContent {
  const texts = MAIL_MESSAGES[language].memberLeft;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { brand, at: formatMailTime(at) }), texts.deleted],
    button: { label: texts.button, address: registerUrl },
    notes: [{ text: texts.notYou }],
  };
}

export function memberPasswordChangedMail({ language, brandName: brand }: MailContext, at: Date, resetUrl: string): MailContent {
  const texts = MAIL_MESSAGES[language].passwordChanged;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting,
    paragraphs: [interpolate(texts.lead, { at: formatMailTime(at) }), texts.wasYou, texts.notYou],
    button: { label: texts.button, address: resetUrl },
    notes: [],
  };
}
