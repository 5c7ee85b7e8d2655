import { linkExpiryText, type OneTimeLink } from '#functions/mail/jobs/mail/content/account-mails.ts';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

/** Asks at the present address of a login whether its address may be changed to `email`. */
export function loginEmailChangeMail(
  { language, brandName: brand }: MailContext,
  { name, email }: { name: string; email: string },
  { address, until }: OneTimeLink,
): MailContent {
  const { greeting, loginEmail } = MAIL_MESSAGES[language];
  const texts = loginEmail.change;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { brand, email }), texts.both],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'login-email-change', until) }, { text: texts.notYou }],
  };
}

/** Asks at the new address whether it may be used. It names neither the login nor its present address. */
export function loginEmailConfirmMail({ language, brandName: brand }: MailContext, { address, until }: OneTimeLink): MailContent {
  const texts = MAIL_MESSAGES[language].loginEmail.confirm;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: null,
    paragraphs: [interpolate(texts.lead, { brand }), texts.both],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'login-email-change', until) }, { text: texts.notYou }],
  };
}

/** Tells the owner of an address that another login wants to use it. */
export function loginEmailKnownMail({ language, brandName: brand }: MailContext, name: string, signInUrl: string): MailContent {
  const { greeting, loginEmail } = MAIL_MESSAGES[language];
  const texts = loginEmail.known;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [texts.lead],
    button: { label: texts.button, address: signInUrl },
    notes: [{ text: texts.notYou }],
  };
}

/** Confirms to the former address of a login that the address was changed at `at`. */
export function loginEmailChangedMail(
  { language, brandName: brand }: MailContext,
  { name, at }: { name: string; at: Date },
  signInUrl: string,
): MailContent {
  const { greeting, loginEmail } = MAIL_MESSAGES[language];
  const texts = loginEmail.changed;
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { brand, at: formatMailTime(at) }), texts.logIn],
    button: { label: texts.button, address: signInUrl },
    notes: [{ text: texts.notYou }],
  };
}
