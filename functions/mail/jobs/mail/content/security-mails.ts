import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { SecurityNotice } from '#functions/mail/job-definitions/mail.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { SignedInDevice } from '#shared/model/sign-in/signed-in-device.ts';

interface SecurityEvent {
  notice: SecurityNotice;
  name: string;
  at: Date;
  /** The device of a sign-in. The e-mail names neither an IP address nor a location. */
  device: SignedInDevice | null;
}

/** Notifies a login of a security event, and of what to do if another person caused it. */
export function securityMail(
  { language, brandName: brand }: MailContext,
  { notice, name, at, device }: SecurityEvent,
  resetUrl: string,
): MailContent {
  const { greeting, security } = MAIL_MESSAGES[language];
  const texts = security.notice[notice];
  const known = device && [device.browser, device.system].filter((part) => part !== null).join(', ');
  const deviceLine = known === null ? [] : [interpolate(security.device, { device: known === '' ? security.unknownDevice : known })];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { at: formatMailTime(at) }), ...deviceLine, security.wasYou, security.notYou],
    button: { label: security.button, address: resetUrl },
    notes: [],
  };
}
