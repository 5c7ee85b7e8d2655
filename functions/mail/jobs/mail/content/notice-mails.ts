import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { NoticeText } from '#shared/model/notices/system-notice.ts';

/** Returns the e-mail with the operator's text of a system notification. Its picture is shown only in the console. */
export function systemNoticeMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { title, content, url, maintenance }: Pick<NoticeText, 'title' | 'content' | 'url' | 'maintenance'>,
  screen: string,
): MailContent {
  const { greeting, systemNotice: texts } = MAIL_MESSAGES[language];
  const time = (instant: string): string => formatMailTime(new Date(instant));
  const window = maintenance && interpolate(texts.window, { from: time(maintenance.startDate), until: time(maintenance.endDate) });
  return {
    subject: interpolate(texts.subject, { brand, title }),
    title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [...content.split('\n').filter((line) => line !== ''), ...(window === null ? [] : [window])],
    button: { label: texts.button, address: screen },
    notes: url === '' ? [] : [{ text: texts.link, address: url }],
  };
}

/** Announces that a file that an account requested is finished. */
export function fileFinishedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { kind, name: subject }: { kind: 'import-finished' | 'export-finished' | 'site-export-finished' | 'bulk-upload-finished'; name: string },
  screen: string,
): MailContent {
  const { greeting, fileFinished } = MAIL_MESSAGES[language];
  const texts = fileFinished[kind];
  return {
    subject: interpolate(texts.subject, { brand, name: subject }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { name: subject })],
    button: { label: fileFinished.button, address: screen },
    notes: [],
  };
}

/** Tells the owner of a site that an invitee approved a revision. */
export function previewApprovedMail({ language, brandName: brand }: MailContext, name: string, site: string, screen: string): MailContent {
  const { greeting, previewApproved: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand, site }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { site })],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}

/** Announces that a webhook was switched off, because its deliveries kept failing. */
export function webhookStoppedMail(
  { language, brandName: brand }: MailContext,
  name: string,
  webhook: string,
  screen: string,
): MailContent {
  const { greeting, webhookStopped: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand, name: webhook }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { name: webhook })],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}
