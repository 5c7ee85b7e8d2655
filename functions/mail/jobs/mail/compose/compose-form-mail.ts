import type { MimeAttachment } from '#functions/platform/gateways/mime-message.ts';
import { wholeEvent } from '#shared/rules/forms/whole-event.ts';
import { calendarEvent } from '#shared/rules/popups/calendar-event.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import { senderName, formReceivedMail, formThanksMail } from '#functions/mail/jobs/mail/content/form-mails.ts';
import { siteBrand, type SiteSenderDependencies } from '#functions/mail/jobs/mail/compose/site-sender.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import { destinationsOf, type FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { FormMailRequest } from '#functions/mail/job-definitions/mail.ts';

/** Returns the event that the form is about as a file for calendars. Adding it again replaces it. */
function eventAttachments({ siteId, sender }: FormEntry): MimeAttachment[] {
  const event = wholeEvent(sender.autoReply);
  if (!event) return [];
  const { title, place, startsAt, endsAt } = event;
  const text = calendarEvent({ id: `${siteId}-${startsAt}`, title, place, at: startsAt, ...(endsAt !== null && { until: endsAt }) });
  return [{ name: 'event.ics', type: 'text/calendar; charset=utf-8', content: Buffer.from(text) }];
}

interface FormMailDependencies extends Pick<SiteSenderDependencies, 'accounts'>, MailAddresses {
  entries: Pick<FormEntryStore, 'find'>;
}

/**
 * Composes an e-mail about a form entry from the entry alone, because the site may have changed or been unpublished since. Returns
 * `undefined` if the entry is deleted.
 */
export async function composeFormMail(
  dependencies: FormMailDependencies,
  { template, siteId, form, entryId, destination = 0 }: FormMailRequest,
): Promise<Mail | undefined> {
  const { entries, accounts } = dependencies;
  const entry = await entries.find(siteId, form, entryId);
  if (!entry) return undefined;
  const { sender, lang: language, email } = entry;
  const brand = await siteBrand(accounts, sender.lineage, senderName(sender));
  if (template === 'form-thanks') {
    const attachments = eventAttachments(entry);
    const mail = renderMail(dependencies, { to: email, brand, language }, () => formThanksMail(entry));
    return { ...mail, ...(attachments.length > 0 && { attachments }) };
  }
  const to = destinationsOf(sender)[destination];
  return to === undefined ? undefined : renderMail(dependencies, { to, brand, language, replyTo: email }, () => formReceivedMail(entry));
}
