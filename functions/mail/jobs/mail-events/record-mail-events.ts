import type { SNSEvent } from 'aws-lambda';
import { parseMailEvent } from '#functions/mail/jobs/mail-events/mail-event.ts';
import { MailRecordRef } from '#functions/visitors/store/entries/mail-record.ts';
import type { MailOutcome, MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { SuppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';

export interface MailEventDependencies {
  mailRecords: Pick<MailRecordStore, 'update'>;
  suppressions: Pick<SuppressionStore, 'add'>;
}

interface Consequence {
  outcome: MailOutcome;
  /** The addresses that get no further e-mails of sites, and why. */
  suppressed?: { recipients: readonly { emailAddress: string }[]; reason: 'bounced' | 'complained' };
}

/** Returns the consequence of an event; `undefined` if it has none. */
function consequenceOf(event: NonNullable<ReturnType<typeof parseMailEvent>>): Consequence | undefined {
  switch (event.eventType) {
    case 'Delivery':
      return { outcome: 'delivered' };
    case 'Reject':
      return { outcome: 'failed' };
    case 'Bounce':
      if (event.bounce.bounceType !== 'Permanent') return { outcome: 'returned' };
      return { outcome: 'bounced', suppressed: { recipients: event.bounce.bouncedRecipients, reason: 'bounced' } };
    default:
      if (event.complaint.complaintFeedbackType === 'not-spam') return undefined;
      return { outcome: 'complained', suppressed: { recipients: event.complaint.complainedRecipients, reason: 'complained' } };
  }
}

/**
 * Records the events of SES about e-mails of sites: the state of the e-mail, and the addresses to suppress. Events arrive at least
 * once and in any order, so every write is idempotent, and states are ranked. E-mails of the console carry no tags and change nothing.
 */
export const recordMailEvents =
  ({ mailRecords, suppressions }: MailEventDependencies) =>
  async ({ Records: records }: SNSEvent): Promise<void> => {
    for (const { Sns } of records) {
      const event = parseMailEvent(Sns.Message);
      const ref = MailRecordRef.safeParse(event?.tags);
      const consequence = event && ref.success ? consequenceOf(event) : undefined;
      if (!consequence || !ref.success) continue;
      const { outcome, suppressed } = consequence;
      for (const { emailAddress } of suppressed?.recipients ?? []) await suppressions.add(emailAddress, suppressed?.reason ?? 'bounced');
      await mailRecords.update(ref.data, outcome);
    }
  };
