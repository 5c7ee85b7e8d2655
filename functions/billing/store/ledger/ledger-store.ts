import type { Scope } from '#functions/platform/base/scope.ts';
import { type LedgerChange, ledgerWrites } from '#functions/billing/store/ledger/ledger-writes.ts';
import { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isAtLeast,
  isAtMost,
  isEqual,
  isOneOf,
  isPresent,
} from '#functions/platform/engine/table-expression.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import type { StoredItem, Table, Write } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import {
  LEDGER_PREFIX,
  ledgerEntryKey,
  ledgerEntryPrefix,
  PAYMENT_PREFIX,
  paymentPartition,
} from '#functions/platform/keys/billing-keys.ts';
import { LedgerEntry, type LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { PaymentState } from '#shared/model/billing/payment.ts';
import { impliedEntries } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Which entries a list contains. */
interface EntryFilter {
  /** First and last day on which money arrived or was paid back, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  recordedSince?: string | undefined;
  kind?: LedgerEntryKind | undefined;
}

interface EntryQuery extends EntryFilter {
  /** `next` of an earlier page. */
  after: string | undefined;
  limit: number;
}

export interface LedgerStore {
  /** Returns the stored entries of an invoice in the scope's own list, oldest first. */
  list(scope: Scope, number: string): Promise<LedgerEntry[]>;
  /** Returns a stored entry of an invoice in the scope's own list. */
  find(scope: Scope, entry: Pick<LedgerEntry, 'number' | 'id'>): Promise<LedgerEntry | undefined>;
  /**
   * Returns a page of the entries of all invoices in the scope's own list, those of the newest invoice first, after those that payments of
   * an earlier version imply. Makes at most four calls, so a page may be short while `next` is not `null`.
   */
  listAll(scope: Scope, query: EntryQuery): Promise<{ entries: LedgerEntry[]; next: string | null }>;
  /**
   * Adds entries to the ledgers of payments, with jobs and further writes, in one transaction. Returns `false` if one of the payments has
   * changed since it was read, or the condition of a write fails.
   */
  append(changes: readonly LedgerChange[], jobs?: readonly Job[], writes?: readonly Write[]): Promise<boolean>;
}

const CALLS_PER_PAGE = 4;
const RECEIVED = ['PAID', 'COMPLETED'] satisfies PaymentState[];

const entryConditions = ({ from, to, recordedSince, kind }: EntryFilter): Condition[] => [
  isPresent('recordedAt'),
  ...(from === undefined ? [] : [isAtLeast('on', from)]),
  ...(to === undefined ? [] : [isAtMost('on', to)]),
  ...(recordedSince === undefined ? [] : [isAtLeast('recordedAt', recordedSince)]),
  ...(kind === undefined ? [] : [isEqual('kind', kind)]),
];

/** The payments of an earlier version, which stored no entries: the payment implies them. */
const IMPLYING = allOf(isOneOf('state', RECEIVED), anyOf(isAbsent('ledger'), isEqual('ledger', null)));

const matches = (entry: LedgerEntry, { from = '', to, recordedSince = '', kind }: EntryFilter): boolean =>
  entry.on >= from && (to === undefined || entry.on <= to) && entry.recordedAt >= recordedSince && (kind ?? entry.kind) === entry.kind;

const isEarlier = (a: LedgerEntry, b: LedgerEntry): number => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0);

export const ledgerStore = (table: Table, clock: Clock): LedgerStore => ({
  async list({ accountId }, number) {
    const entries = await table.queryAll({ pk: paymentPartition(accountId), prefix: ledgerEntryPrefix(number) }, LedgerEntry);
    return entries.toSorted(isEarlier);
  },
  find: ({ accountId }, entry) => table.get(ledgerEntryKey(accountId, entry), LedgerEntry),
  async listAll({ accountId }, { after, limit, ...filter }) {
    const pk = paymentPartition(accountId);
    const items: StoredItem[] = [];
    let start = after;
    for (let call = 0; call < CALLS_PER_PAGE && items.length <= limit; call += 1) {
      const page = await table.query({
        pk,
        // Entries and payments are neighbours in the partition.
        between: [LEDGER_PREFIX, `${PAYMENT_PREFIX}~`],
        descending: true,
        where: anyOf(allOf(...entryConditions(filter)), IMPLYING),
        after: start === undefined ? undefined : { pk, sk: start },
      });
      items.push(...page.items);
      start = page.next?.sk;
      if (start === undefined) break;
    }
    const taken = items.slice(0, limit);
    const entries = taken.flatMap((item) =>
      item.sk.startsWith(LEDGER_PREFIX)
        ? [parseItem(LedgerEntry, item)]
        : impliedEntries(parseItem(StoredPayment, item)).filter((entry) => matches(entry, filter)),
    );
    return { entries, next: items.length > limit ? (taken.at(-1)?.sk ?? null) : (start ?? null) };
  },
  append: (changes, jobs = [], writes = []) =>
    tryCommit(
      table.transact([...changes.flatMap((change) => ledgerWrites(change, japaneseDay(clock()))), ...jobs.map(jobWrite), ...writes]),
    ),
});
