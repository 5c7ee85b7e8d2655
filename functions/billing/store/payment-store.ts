import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { endedPaymentWrites } from '#functions/billing/store/ended-payment.ts';
import { endedChargeWrites } from '#functions/billing/store/charge.ts';
import {
  type InvoiceDraft,
  issueWrites,
  NUMBER_ATTEMPTS,
  NUMBER_BACKOFF_MS,
  paymentScopes,
  readLastNumber,
} from '#functions/billing/store/invoice-writes.ts';
import { isUnchanged } from '#functions/billing/store/ledger/ledger-writes.ts';
import { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import {
  allOf,
  anyOf,
  type Condition,
  contains,
  isAbsent,
  isAtLeast,
  isAtMost,
  isBelow,
  isEqual,
  isMemberAbove,
  isOneOf,
} from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { invoiceKey, PAYMENT_PREFIX, paymentKey, paymentPartition } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment, PaymentGroup, PaymentState } from '#shared/model/billing/payment.ts';
import { dueDaysOf } from '#shared/rules/billing/receivables.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { paymentSearch } from '#shared/rules/billing/payment-search.ts';

export interface PaymentFilter {
  /** First and last month of issue, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  state?: PaymentState | undefined;
  /** `today`: the day in Japan, which decides what is overdue. */
  group?: { name: PaymentGroup; today: string } | undefined;
  /** The account that is billed. */
  account?: string | undefined;
  keyword?: string | undefined;
  /** Only payments that were issued or have changed at this time or later. */
  changedSince?: string | undefined;
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
}

interface PaymentQuery extends PaymentFilter {
  /** `next` of an earlier page. */
  after: string | undefined;
  limit: number;
}

interface Correction {
  credit: InvoiceDraft;
  /** The replacing invoice; `undefined` if no amount remains to be paid. */
  reissue: InvoiceDraft | undefined;
  reason: string;
  /** Returns the jobs of each of the two invoices. */
  jobsOf: (invoice: Invoice) => readonly Job[];
  /** The jobs of the corrected invoice. */
  jobs: readonly Job[];
}

interface IssuedCorrection {
  credit: string;
  reissue: string | undefined;
}

export interface PaymentStore {
  /**
   * Returns the payments of the scope's own list, newest first: those it issued, or those it has to pay. Makes at most four calls, so with
   * a filter a page may be short while `next` is not `null`.
   */
  list(scope: Scope, query: PaymentQuery): Promise<{ payments: StoredPayment[]; next: string | null }>;
  /** Returns a payment. Throws `not-found` if the scope's own list has no such payment. One call. */
  find(scope: Scope, number: string): Promise<StoredPayment>;
  /** Returns payments of the scope's own list, in the order of the numbers; `undefined` for a number that the list does not contain. */
  findAll(scope: Scope, numbers: readonly string[]): Promise<(StoredPayment | undefined)[]>;
  findInvoice(payment: Pick<StoredPayment, 'issuerId' | 'number'>): Promise<Invoice>;
  /** Returns the invoices of payments, in their order. */
  findInvoices(payments: readonly Pick<StoredPayment, 'issuerId' | 'number'>[]): Promise<Invoice[]>;
  /**
   * Issues a credit and the invoice that replaces the corrected one, and voids the payment of the corrected invoice, in one transaction.
   * Returns their numbers; `undefined` if the state of the payment has changed since it was read.
   */
  correct(payment: StoredPayment, correction: Correction, audit: AuditEntry): Promise<IssuedCorrection | undefined>;
  /** Enqueues e-mails about an invoice, with an audit entry. */
  writeLetter(payment: StoredPayment, mails: readonly Job[], audit: AuditEntry): Promise<void>;
  /**
   * Changes the state of a payment in all lists, with an audit entry and jobs. Returns `false` if its state has changed since it was read.
   */
  settle(payment: StoredPayment, next: Pick<Payment, 'state' | 'settlement'>, audit: AuditEntry, jobs?: readonly Job[]): Promise<boolean>;
}

const CALLS_PER_PAGE = 4;

/** Returns the condition that a search matches one of its meanings; none for a text without any. */
function searchConditions(keyword: string): Condition[] {
  const { company, number, total, day } = paymentSearch(keyword);
  const meanings = [
    ...(company === '' ? [] : [contains('searchText', company)]),
    ...(number === undefined ? [] : [contains('number', number)]),
    ...(total === undefined ? [] : [isEqual('total', total)]),
    ...(day === undefined ? [] : [isEqual('issuedOn', day), isEqual('dueOn', day)]),
  ];
  return meanings.length > 0 ? [anyOf(...meanings)] : [];
}

const groupConditions = ({ name, today }: { name: PaymentGroup; today: string }): Condition[] => {
  const unpaid = isOneOf('state', ['UNPAID', 'FAILED'] satisfies PaymentState[]);
  if (name === 'OVERDUE') return [unpaid, isBelow('dueOn', today)];
  if (name === 'PARTLY_PAID') return [unpaid, isMemberAbove('ledger', 'received', 0)];
  if (name === 'NOT_DUE') return [anyOf(isEqual('state', 'PROCESSING' satisfies PaymentState), allOf(unpaid, isAtLeast('dueOn', today)))];
  if (name !== 'OPEN') {
    const { first, last } = dueDaysOf(name, today);
    return [unpaid, isAtMost('dueOn', last), ...(first === undefined ? [] : [isAtLeast('dueOn', first)])];
  }
  return [isOneOf('state', ['UNPAID', 'FAILED', 'PROCESSING'] satisfies PaymentState[])];
};

/** A payment without the time of a change counts as changed on its day of issue. */
const changedCondition = (since: string): Condition =>
  anyOf(isAtLeast('changedAt', since), allOf(isAbsent('changedAt'), isAtLeast('issuedOn', japaneseDay(new Date(since)))));

const conditionsOf = ({ state, group, keyword = '', minTotal, maxTotal, changedSince }: PaymentFilter): Condition[] => [
  ...(state === undefined ? [] : [isEqual('state', state)]),
  ...(group === undefined ? [] : groupConditions(group)),
  ...searchConditions(keyword),
  ...(changedSince === undefined ? [] : [changedCondition(new Date(changedSince).toISOString())]),
  ...(minTotal === undefined ? [] : [isAtLeast('total', minTotal)]),
  ...(maxTotal === undefined ? [] : [isAtMost('total', maxTotal)]),
];

/** Returns the writes that end a payment in the lists of all accounts that see it, and its card charge. */
const settleWrites = (payment: StoredPayment, { state, settlement }: Pick<Payment, 'state' | 'settlement'>, changedAt: string): Write[] => [
  ...paymentScopes(payment).map((scopeId): Write => ({
    update: paymentKey(scopeId, payment.number),
    set: { state, settlement, changedAt },
    when: isUnchanged(payment),
  })),
  ...endedChargeWrites(payment),
];

export function paymentStore(table: Table): PaymentStore {
  return {
    async list({ accountId }, { from = '', to = '', after, limit, account = accountId, ...filter }) {
      // The partition of a customer is read instead of all payments that the scope issued.
      const pk = paymentPartition(account);
      // Invoice numbers begin with the month of issue.
      const first = PAYMENT_PREFIX + from;
      const last = `${PAYMENT_PREFIX}${to}~`;
      if (last <= first) return { payments: [], next: null };
      const conditions = [...conditionsOf(filter), ...(account === accountId ? [] : [isEqual('issuerId', accountId)])];
      const found: StoredPayment[] = [];
      let start = after !== undefined && PAYMENT_PREFIX + after < last ? PAYMENT_PREFIX + after : undefined;
      if (start !== undefined && start < first) return { payments: [], next: null };
      for (let call = 0; call < CALLS_PER_PAGE; call += 1) {
        const { items, next } = await table.query(
          {
            pk,
            between: [first, last],
            descending: true,
            after: start === undefined ? undefined : { pk, sk: start },
            ...(conditions.length > 0 ? { where: allOf(...conditions) } : { limit }),
          },
          StoredPayment,
        );
        found.push(...items);
        const end = found[limit - 1];
        if (end) return { payments: found.slice(0, limit), next: found.length > limit || next ? end.number : null };
        if (!next) return { payments: found, next: null };
        start = next.sk;
      }
      return { payments: found, next: start?.slice(PAYMENT_PREFIX.length) ?? null };
    },
    async find({ accountId }, number) {
      const payment = await table.get(paymentKey(accountId, number), StoredPayment);
      if (!payment) throw new AppError('not-found');
      return payment;
    },
    findAll: ({ accountId }, numbers) =>
      table.batchGet(
        numbers.map((number) => paymentKey(accountId, number)),
        StoredPayment,
      ),
    async findInvoice({ issuerId, number }) {
      const invoice = await table.get(invoiceKey(issuerId, number), Invoice);
      if (!invoice) throw new Error(`Payment ${number} has no invoice`);
      return invoice;
    },
    async findInvoices(payments) {
      const keys = payments.map(({ issuerId, number }) => invoiceKey(issuerId, number));
      const found = await table.batchGet(keys, Invoice);
      return found.map((invoice, index) => {
        if (!invoice) throw new Error(`Payment ${payments[index]?.number} has no invoice`);
        return invoice;
      });
    },
    writeLetter: (payment, mails, audit) => table.transact([...mails.map(jobWrite), ...auditWrites(audit, paymentScopes(payment))]),
    settle: (payment, next, audit, jobs = []) =>
      tryCommit(
        table.transact([
          ...settleWrites(payment, next, audit.at),
          ...auditWrites(audit, paymentScopes(payment)),
          ...endedPaymentWrites(payment, new Date(audit.at)),
          ...jobs.map(jobWrite),
        ]),
      ),
    correct(payment, { credit, reissue, reason, jobsOf, jobs }, audit) {
      const settlement = { reason, receivedOn: null, receivedAmount: null, voidedOn: credit.issuedOn };
      const settled = settleWrites(payment, { state: 'VOID', settlement }, audit.at);
      // A credit is never paid.
      const drafts = [{ draft: credit, state: 'VOID' as const }, ...(reissue ? [{ draft: reissue, state: 'UNPAID' as const }] : [])];
      const ended = endedPaymentWrites(payment, new Date(audit.at));
      return retryOnConflict(
        async () => {
          const last = await readLastNumber(table, payment.issuerId, credit.issuedOn);
          const { invoices, writes } = issueWrites(drafts, last, jobsOf);
          try {
            await table.transact([...settled, ...writes, ...jobs.map(jobWrite), ...auditWrites(audit, paymentScopes(payment)), ...ended]);
          } catch (error) {
            if (!(error instanceof ConditionFailedError)) throw error;
            return (error.failed[0] ?? 0) < settled.length ? undefined : CONFLICT;
          }
          const [first, second] = invoices;
          return first && { credit: first.number, reissue: second?.number };
        },
        { attempts: NUMBER_ATTEMPTS, backOffMs: NUMBER_BACKOFF_MS },
      );
    },
  };
}
