import type { Mail } from '#functions/platform/gateways/mail.ts';
import type { MailSubject, RecordedTemplate } from '#functions/visitors/store/entries/mail-record.ts';

export interface ComposedMail {
  mail: Mail;
  /** The keys of its delivery record; `null` for e-mails of the console and to former members, which are not recorded. */
  record: { template: RecordedTemplate; subject: MailSubject } | null;
  /** Whether a site sends the e-mail, although no delivery record is kept. Such e-mails are not sent to suppressed addresses. */
  isOfSite?: boolean;
}
