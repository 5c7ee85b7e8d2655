import { providerName } from '#functions/mail/jobs/mail/content/provider-name.ts';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Acting } from '#shared/model/sign-in/acting.ts';

/** Notifies a login that a manager acts for it: the manager, reason, access and end. */
export function actedForMail(
  { language, brandName: brand }: MailContext,
  name: string,
  {
    by,
    byProvider,
    company,
    access,
    reason,
    until,
  }: Pick<Acting, 'company' | 'access' | 'reason' | 'until'> & { by: string; byProvider?: true },
  screen: string,
): MailContent {
  const { greeting, actedFor: texts } = MAIL_MESSAGES[language];
  return {
    subject: interpolate(texts.subject, { brand }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [
      byProvider ? interpolate(texts.leadOfProvider, { provider: providerName(language, by) }) : interpolate(texts.lead, { by, company }),
      interpolate(texts.reason, { reason }),
      texts.access[access],
      interpolate(texts.until, { until: formatMailTime(new Date(until)) }),
      texts.recorded,
    ],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}
