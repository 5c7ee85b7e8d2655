import * as z from 'zod';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import {
  formEntryKey,
  formEntryPartition,
  inviteeKey,
  mailRecordPrefix,
  memberKey,
  membersPartition,
  registrationKey,
  sitePartition,
} from '#functions/platform/keys/keys.ts';
import type { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { SentMail } from '#shared/model/sent-mail.ts';

/** Templates of recorded e-mails: about entries, members and preview invitations. */
export type RecordedTemplate = SentMail['template'] | 'preview-invitation';

/** The subject of a site's e-mail: a form entry, an unconfirmed registration, a member, or an invitee of its preview. */
export type MailSubject =
  | { siteId: string; form: StoredFormKind; entryId: string }
  | { siteId: string; email: string; registration: RegistrationRef }
  | { siteId: string; email: string; memberId: string }
  | { siteId: string; inviteeId: string };

/** The reference to the record of an e-mail. SES repeats it in its events, as tags of the e-mail. */
export const MailRecordRef = z.object({
  siteId: z.string(),
  list: z.enum([...FORM_KINDS, 'preview']),
  /**
   * The id of the entry or invitee, or the digest of the member's address, because a registration has an address before it has a member.
   */
  about: z.string(),
  /** The id of the mail job. All attempts to send one e-mail share a record. */
  jobId: z.string(),
});
export type MailRecordRef = z.infer<typeof MailRecordRef>;

export function mailRecordRef(subject: MailSubject, jobId: string): MailRecordRef {
  const { siteId } = subject;
  if ('entryId' in subject) return { siteId, list: subject.form, about: subject.entryId, jobId };
  if ('inviteeId' in subject) return { siteId, list: 'preview', about: subject.inviteeId, jobId };
  return { siteId, list: 'membership', about: addressDigest(subject.email), jobId };
}

/**
 * Returns the partition of the e-mail records of a list. It is the partition of the list's entries, members or invitees, because they are
 * deleted together.
 */
export function mailRecordPartition({ siteId, list }: Pick<MailRecordRef, 'siteId' | 'list'>): string {
  if (list === 'preview') return sitePartition(siteId);
  return list === 'membership' ? membersPartition(siteId) : formEntryPartition(siteId, list);
}

export const mailRecordKey = (ref: MailRecordRef): Key => ({
  pk: mailRecordPartition(ref),
  sk: mailRecordPrefix(ref.about) + ref.jobId,
});

/** Returns the key of the item that must exist while e-mails about it are recorded. */
export function mailSubjectKey(subject: MailSubject): Key {
  if ('entryId' in subject) return formEntryKey(subject.siteId, subject.form, subject.entryId);
  if ('inviteeId' in subject) return inviteeKey(subject.siteId, subject.inviteeId);
  return 'memberId' in subject ? memberKey(subject.siteId, subject.memberId) : registrationKey(subject.registration);
}

export const MailRecord = z.object({
  ...SentMail.shape,
  sk: z.string(),
  /** The rank of the state. Events arrive in any order, and a state is replaced only by one of a higher rank. */
  rank: z.number(),
});
