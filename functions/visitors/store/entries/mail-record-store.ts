import type * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { allOf, isAbsent, isBelow, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { mailRecordPrefix } from '#functions/platform/keys/keys.ts';
import {
  MailRecord,
  mailRecordKey,
  mailRecordPartition,
  type MailRecordRef,
  type MailSubject,
  mailSubjectKey,
  type RecordedTemplate,
} from '#functions/visitors/store/entries/mail-record.ts';
import { MEMBER_MAIL_KEPT_DAYS } from '#shared/model/limits.ts';
import { SentMail } from '#shared/model/sent-mail.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';

const DAY_SECONDS = 24 * 3_600;
const MailState = SentMail.pick({ state: true, at: true });
type MailState = z.infer<typeof MailState>;

/** Maximum number of e-mails in the details of an entry or a member, newest first. */
const SHOWN_MAX = 50;

/**
 * The outcomes of an e-mail, by rank. `returned`: the recipient's mail server answered with something other than a permanent failure,
 * possibly an out-of-office reply, so a delivery outranks it.
 */
const OUTCOMES = {
  queued: { state: 'queued', rank: 0 },
  sent: { state: 'sent', rank: 1 },
  returned: { state: 'bounced', rank: 2 },
  delivered: { state: 'delivered', rank: 3 },
  bounced: { state: 'bounced', rank: 4 },
  failed: { state: 'failed', rank: 4 },
  complained: { state: 'complained', rank: 5 },
  suppressed: { state: 'suppressed', rank: 5 },
} as const satisfies Record<string, { state: SentMail['state']; rank: number }>;
export type MailOutcome = keyof typeof OUTCOMES;

interface NewMail extends Pick<SentMail, 'to' | 'at'> {
  template: RecordedTemplate;
}

/** Records of the e-mails that sites send, each stored with the entry or member to which it belongs. */
export interface MailRecordStore {
  /**
   * Creates the record of an e-mail that is about to be sent, or that is not sent because its address is suppressed. Idempotent: a second
   * attempt keeps the record. Returns `false` if its subject was deleted.
   */
  create(ref: MailRecordRef, subject: MailSubject, mail: NewMail, outcome: 'queued' | 'suppressed'): Promise<boolean>;
  /** Updates the state. A no-op for a repeated or outranked outcome, and for a deleted record. */
  update(ref: MailRecordRef, outcome: MailOutcome): Promise<void>;
  /** Returns the e-mails about an entry or to a member's address, newest first. Makes one read. */
  list(about: Omit<MailRecordRef, 'jobId'> & { list: FormKind }): Promise<SentMail[]>;
  /** Returns the states of e-mails in the order of `refs`, `undefined` for those without a record yet. */
  states(refs: readonly MailRecordRef[]): Promise<(MailState | undefined)[]>;
}

export function mailRecordStore(table: Table): MailRecordStore {
  return {
    async create(ref, subject, { template, to, at }, outcome) {
      const { state, rank } = OUTCOMES[outcome];
      // Entries and their records are deleted by their owner. A registration expires together with its records.
      const expiresAt = ref.list === 'membership' ? Math.ceil(Date.parse(at) / 1_000) + MEMBER_MAIL_KEPT_DAYS * DAY_SECONDS : undefined;
      const record: Write = {
        put: { ...mailRecordKey(ref), entity: 'mail-record', template, to, at, state, rank, expiresAt },
        when: isAbsent(),
      };
      try {
        await table.transact([{ check: mailSubjectKey(subject), when: allOf(isPresent(), isAbsent('erasing')) }, record]);
        return true;
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        return !error.failed.includes(0);
      }
    },
    async update(ref, outcome) {
      const { state, rank } = OUTCOMES[outcome];
      await tryCommit(table.update(mailRecordKey(ref), { set: { state, rank } }, allOf(isPresent(), isBelow('rank', rank))));
    },
    async list(ref) {
      const query = { pk: mailRecordPartition(ref), prefix: mailRecordPrefix(ref.about), descending: true, limit: SHOWN_MAX };
      const { items } = await table.queryReadable(query, MailRecord);
      return items.map(({ template, to, state, at }) => ({ template, to, state, at }));
    },
    states: (refs) => table.batchGetReadable(refs.map(mailRecordKey), MailState),
  };
}
