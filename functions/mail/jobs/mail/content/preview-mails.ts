import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

interface Invitation {
  /** The company that shares the preview. */
  company: string;
  site: string;
  email: string;
  /** A note of the company; empty if none. */
  note: string;
}

/** Invites to the preview of a site. Does not contain the password, which the inviter sends by other means. */
export function previewInvitationMail(
  { language, brandName: brand }: MailContext,
  { company, site, email, note }: Invitation,
  address: string,
): MailContent {
  const texts = MAIL_MESSAGES[language].previewInvitation;
  return {
    subject: interpolate(texts.subject, { brand, site }),
    title: texts.title,
    greeting: null,
    paragraphs: [interpolate(texts.lead, { company, site }), interpolate(texts.access, { email, company })],
    ...(note !== '' && { answers: [{ title: interpolate(texts.message, { company }), lines: note.split('\n') }] }),
    button: { label: texts.button, address },
    notes: [{ text: texts.notYou }],
  };
}
