import * as z from 'zod';
import { NUMBER_ATTEMPTS, NUMBER_BACKOFF_MS } from '#functions/billing/store/invoice-writes.ts';
import { type LedgerChange, ledgerWrites } from '#functions/billing/store/ledger/ledger-writes.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { creditNoteKey, creditNotePrefix, creditNumberKey, invoicePartition } from '#functions/platform/keys/billing-keys.ts';
import { CreditNote } from '#shared/model/billing/credit-note.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** What a credit note causes besides itself. */
interface CreditEffects {
  /** The credit in the ledger of the invoice, with its audit entry. */
  change: LedgerChange;
  jobs: readonly Job[];
}

/** A credit note before it has a number. */
type CreditDraft = Omit<CreditNote, 'number'>;

interface IssuedCredit extends CreditEffects {
  note: CreditNote;
}

export interface CreditNoteStore {
  /** Returns the credit notes of an invoice, oldest first. */
  list(payment: Pick<StoredPayment, 'issuerId' | 'number'>): Promise<CreditNote[]>;
  /** Returns a credit note of an invoice; `undefined` if there is none with this number. */
  find(payment: Pick<StoredPayment, 'issuerId' | 'number'>, number: string): Promise<CreditNote | undefined>;
  /** Returns those credit notes that exist, in the order of their keys. */
  findAll(keys: readonly { issuerId: string; invoiceNumber: string; number: string }[]): Promise<CreditNote[]>;
  /**
   * Issues a credit note with the next number, together with its effects, in one transaction: a failed transaction uses no number, so that
   * numbers have no gaps. Returns `undefined` if the payment has changed since it was read.
   */
  issue(draft: CreditDraft, effectsOf: (note: CreditNote) => CreditEffects): Promise<IssuedCredit | undefined>;
}

const LastNumber = z.object({ last: z.number() });

const numberOf = (issuedOn: string, position: number): string => `R${issuedOn.slice(0, 7)}-${String(position).padStart(6, '0')}`;

export function creditNoteStore(table: Table, clock: Clock): CreditNoteStore {
  async function issueOnce(
    draft: CreditDraft,
    effectsOf: (note: CreditNote) => CreditEffects,
  ): Promise<IssuedCredit | undefined | typeof CONFLICT> {
    const { issuerId, issuedOn } = draft;
    const counter = creditNumberKey(issuerId, issuedOn.slice(0, 4));
    const last = (await table.get(counter, LastNumber))?.last ?? 0;
    const note: CreditNote = { ...draft, number: numberOf(issuedOn, last + 1) };
    const { change, jobs } = effectsOf(note);
    const changed = ledgerWrites(change, japaneseDay(clock()));
    try {
      await table.transact([
        ...changed,
        {
          update: counter,
          set: { entity: 'credit-number', last: last + 1 },
          when: last === 0 ? isAbsent() : isEqual('last', last),
        },
        { put: { ...creditNoteKey(issuerId, note), entity: 'credit-note', ...note }, when: isAbsent() },
        ...jobs.map(jobWrite),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return (error.failed[0] ?? 0) < changed.length ? undefined : CONFLICT;
    }
    return { note, change, jobs };
  }

  return {
    list: ({ issuerId, number }) => table.queryAll({ pk: invoicePartition(issuerId), prefix: creditNotePrefix(number) }, CreditNote),
    find: ({ issuerId, number: invoiceNumber }, number) => table.get(creditNoteKey(issuerId, { invoiceNumber, number }), CreditNote),
    async findAll(keys) {
      const found = await table.batchGet(
        keys.map(({ issuerId, ...note }) => creditNoteKey(issuerId, note)),
        CreditNote,
      );
      return found.filter((note) => note !== undefined);
    },
    issue: (draft, effectsOf) =>
      retryOnConflict(() => issueOnce(draft, effectsOf), { attempts: NUMBER_ATTEMPTS, backOffMs: NUMBER_BACKOFF_MS }),
  };
}
