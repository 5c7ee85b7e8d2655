import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { adoptedBilledAccount, BilledAccount, closingDueAttributes, termsWrite } from '#functions/accounts/store/billing/billed-account.ts';
import {
  type InvoiceDraft,
  issueWrites,
  NUMBER_ATTEMPTS,
  NUMBER_BACKOFF_MS,
  readLastNumber,
} from '#functions/billing/store/invoice-writes.ts';
import { StoredBillingData } from '#functions/billing/store/billing-data-store.ts';
import { readPendingLines, takenLineWrites } from '#functions/billing/store/free-line-store.ts';
import { StoredCard } from '#functions/billing/store/card-store.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { readLicencePeak } from '#functions/accounts/store/billing/licence-changes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { billedAccountKey, billingDataKey, billingSettingsKey, cardKey, termsKey } from '#functions/platform/keys/billing-keys.ts';
import { OPERATOR_KEY } from '#functions/platform/keys/keys.ts';
import type { BillingData } from '#shared/model/billing/billing-data.ts';
import { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { PendingLine } from '#shared/model/billing/manual-invoice.ts';
import type { PaymentMethod } from '#shared/model/billing/payment.ts';
import type { LicencePeak } from '#shared/rules/billing/licence-peak.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import type { BillingBalance } from '#shared/rules/billing/monthly-closing.ts';
import { addMonths, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** How long a closing job may take until its account is enqueued again, in milliseconds. */
const RETRY_MS = 3_600_000;

/** The stored data of an account whose month is to be closed. */
export interface OpenMonth {
  billed: BilledAccount;
  /** The terms of the month that begins, and those of the month before; `undefined` if they are not stored. */
  terms: BillingTerms | undefined;
  closedTerms: BillingTerms | undefined;
  /** How the account pays its invoices. */
  method: PaymentMethod;
  /** To whom the invoices are addressed; `undefined` if the account has not entered it. */
  billingData: BillingData | undefined;
  /** The lines that the operator kept for this closing. */
  pending: readonly PendingLine[];
}

interface ClosedMonth {
  billed: BilledAccount;
  /** The lines that this closing takes. */
  pending: readonly PendingLine[];
  /** Terms that are not stored yet. */
  newTerms: readonly BillingTerms[];
  balance: BillingBalance;
  /** The invoice to issue; `undefined` if nothing is invoiced. */
  draft: InvoiceDraft | undefined;
  /** Returns the jobs of the issued invoice. */
  jobsOf: (invoice: Invoice) => readonly Job[];
  /** Whether this is the last closing of the account. */
  isFinal: boolean;
}

export interface ClosingStore {
  /**
   * Returns the ids of the accounts whose month is to be closed by now, most overdue first; none until the billing settings are entered.
   */
  listDue(limit: number): Promise<string[]>;
  /** Writes the job of a due account. Returns `false` if the account is not due any more. */
  enqueue(accountId: string, job: Job): Promise<boolean>;
  /** Returns the month of an account that is to be closed by now; `undefined` if there is none. */
  find(accountId: string): Promise<OpenMonth | undefined>;
  readLicencePeak(accountId: string, month: string): Promise<LicencePeak>;
  /**
   * Closes the month in one transaction: stores balance and terms, takes the lines that the operator kept, and issues the invoice with the
   * next number, if any. Returns `undefined` if the month is closed already, or one of the lines is gone since it was read.
   */
  commit(closed: ClosedMonth): Promise<Invoice | null | undefined>;
  /** Begins the billing of accounts that an earlier version created. A no-op for accounts that are billed already. */
  adopt(accounts: readonly { account: Account; isTrial: boolean }[]): Promise<void>;
}

/** Whether a draft invoices more than lines that the operator wrote, which say nothing about the beginning of the billing. */
const invoicesFees = (draft: InvoiceDraft | undefined): boolean => draft?.lines.some(({ kind }) => kind !== 'free') ?? false;

function closingWrite({ billed: { accountId, closingMonth, hasInvoice }, balance, draft, isFinal }: ClosedMonth): Write {
  const next = { accountId, closingMonth: nextMonth(closingMonth) };
  return {
    update: billedAccountKey(accountId),
    set: { ...balance, ...next, hasInvoice: hasInvoice || invoicesFees(draft), isFinal, ...(!isFinal && closingDueAttributes(next)) },
    ...(isFinal && { remove: DUE_ATTRIBUTES }),
    when: isEqual('closingMonth', closingMonth),
  };
}

const OperatorPointer = z.object({ accountId: z.string() });

export function closingStore(table: Table, clock: Clock): ClosingStore {
  async function hasSettings(): Promise<boolean> {
    const operator = await table.get(OPERATOR_KEY, OperatorPointer);
    return operator !== undefined && (await table.get(billingSettingsKey(operator.accountId))) !== undefined;
  }

  const isOpen = ({ closingMonth }: BilledAccount): boolean => closingTime(closingMonth) <= clock();

  async function commitOnce(closed: ClosedMonth): Promise<Invoice | null | undefined | typeof CONFLICT> {
    const { billed, newTerms, pending, draft, jobsOf } = closed;
    const taken = takenLineWrites(billed.accountId, pending);
    const last = draft ? await readLastNumber(table, draft.issuerId, draft.issuedOn) : 0;
    const { invoices, writes } = issueWrites(draft ? [{ draft, state: 'UNPAID' }] : [], last, jobsOf);
    try {
      await table.transact([closingWrite(closed), ...taken, ...newTerms.map((terms) => termsWrite(billed.accountId, terms)), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return (error.failed[0] ?? 0) <= taken.length ? undefined : CONFLICT;
    }
    return invoices[0] ?? null;
  }

  return {
    async listDue(limit) {
      const ids = await queryDueIds(table, 'closing', clock(), limit);
      return ids.length > 0 && (await hasSettings()) ? ids : [];
    },
    async enqueue(accountId, job) {
      const present = await table.get(billedAccountKey(accountId));
      const dueKey = present?.['gsi1sk'];
      if (typeof dueKey !== 'string' || dueKey > clock().toISOString()) return false;
      const retry = dueAttributes('closing', new Date(clock().getTime() + RETRY_MS), accountId);
      return tryCommit(
        table.transact([{ update: billedAccountKey(accountId), set: retry, when: isEqual('gsi1sk', dueKey) }, jobWrite(job)]),
      );
    },
    async find(accountId) {
      const billed = await table.get(billedAccountKey(accountId), BilledAccount);
      if (!billed || billed.isFinal || !isOpen(billed)) return undefined;
      const { closingMonth } = billed;
      const [[terms, closedTerms, card, data], pending] = await Promise.all([
        table.batchGet([
          termsKey(accountId, closingMonth),
          termsKey(accountId, addMonths(closingMonth, -1)),
          cardKey(accountId),
          billingDataKey(accountId),
        ]),
        readPendingLines(table, accountId),
      ]);
      return {
        billed,
        terms: terms && parseItem(BillingTerms, terms),
        closedTerms: closedTerms && parseItem(BillingTerms, closedTerms),
        method: card && parseItem(StoredCard, card).saved ? 'card' : 'bank-transfer',
        billingData: data && parseItem(StoredBillingData, data).data,
        pending,
      };
    },
    readLicencePeak: (accountId, month) => readLicencePeak(table, accountId, month),
    commit: (closed) => retryOnConflict(() => commitOnce(closed), { attempts: NUMBER_ATTEMPTS, backOffMs: NUMBER_BACKOFF_MS }),
    async adopt(accounts) {
      const present = await table.batchGet(accounts.map(({ account }) => billedAccountKey(account.id)));
      const missing = accounts.filter((_, index) => !present[index]);
      for (const { account, isTrial } of missing) await tryCommit(table.put(adoptedBilledAccount(account, isTrial, clock()), isAbsent()));
    },
  };
}
