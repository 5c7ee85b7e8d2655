import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { BankDependencies } from '#functions/billing/api/bank/bank-dependencies.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { decodeText } from '#functions/platform/text/decode-text.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { BANK_FILE_MAX, type BankTransfer } from '#shared/model/billing/bank-transfer.ts';
import { matchTransfers } from '#shared/rules/billing/bank/match-transfers.ts';
import { payerKey } from '#shared/rules/billing/bank/payer-key.ts';
import { readBankFile } from '#shared/rules/billing/bank/read-bank-file.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The most pages of payments, of four calls each, in which open invoices are searched. */
const PAGES_MAX = 5;
const PAGE_PAYMENTS = 2_000;

/** Returns the open payments of an issuer, newest first, and whether these are all. Makes at most twenty calls. */
async function openPayments(payments: BankDependencies['payments'], scope: Scope, today: string) {
  const found: StoredPayment[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const read = await payments.list(scope, { group: { name: 'OPEN', today }, after, limit: PAGE_PAYMENTS });
    found.push(...read.payments);
    if (read.next === null) return { found, isComplete: true };
    after = read.next;
  }
  return { found, isComplete: false };
}

/** Returns a transfer’s fingerprint: equal in every file. The same transfers of a day are counted. */
function fingerprintsOf(transfers: readonly BankTransfer[]): string[] {
  const counts = new Map<string, number>();
  return transfers.map(({ on, amount, payer, text }) => {
    const facts = JSON.stringify([on, amount, payerKey(payer), text]);
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return digest(`${facts}#${count}`);
  });
}

/** Returns the text of a file: UTF-8, else Shift_JIS, in which banks write. Throws `invalid-input` if it is none. */
function textOf(file: string): string {
  const bytes = Buffer.from(file, 'base64');
  const text = bytes.length > BANK_FILE_MAX.bytes ? undefined : (decodeText(bytes, 'utf-8') ?? decodeText(bytes, 'shift_jis'));
  if (text === undefined) throw invalidInput([{ path: 'file', rule: 'invalid' }]);
  return text;
}

const LINE_BREAKS = /\r\n|\r|\n/g;

/**
 * Returns the incoming transfers of a file of a bank with what each may pay; nothing is stored. Throws `invalid-input` if the
 * file is too large, too long or of no known format.
 */
export const matchFile =
  ({ payments, bankTransfers, clock }: BankDependencies): UseCase<typeof bill.matchTransfers> =>
  async ({ caller: { scope }, body: { file } }) => {
    const today = japaneseDay(clock());
    const text = textOf(file);
    if ((text.match(LINE_BREAKS)?.length ?? 0) > BANK_FILE_MAX.lines) throw invalidInput([{ path: 'file', rule: 'invalid' }]);
    const read = readBankFile(text, today);
    if (!read || read.transfers.length > BANK_FILE_MAX.lines) throw invalidInput([{ path: 'file', rule: 'invalid' }]);
    const { transfers, refused } = read;
    const fingerprints = fingerprintsOf(transfers);
    const [recorded, payers, { found, isComplete }] = await Promise.all([
      bankTransfers.recorded(scope.accountId, fingerprints),
      bankTransfers.payers(
        scope.accountId,
        transfers.map(({ payer }) => payer),
      ),
      openPayments(payments, scope, today),
    ]);
    const identified = transfers.map((transfer, index) => ({ ...transfer, fingerprint: fingerprints[index] ?? '' }));
    const pending = identified.filter(({ fingerprint }) => !recorded.has(fingerprint));
    const results = matchTransfers(pending, found, payers);
    const matched = new Map(pending.map(({ fingerprint }, index) => [fingerprint, results[index]]));
    return {
      transfers: identified.map((transfer) => ({
        ...transfer,
        ...(matched.get(transfer.fingerprint) ?? { match: 'RECEIVED' as const, proposals: [] }),
      })),
      refused,
      isComplete,
    };
  };
