import * as z from 'zod';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { bankPayerKey, bankTransferKey } from '#functions/platform/keys/billing-keys.ts';
import { payerKey } from '#shared/rules/billing/bank/payer-key.ts';

const PayerAccount = z.object({ accountId: z.string() });

export interface BankTransferStore {
  /** Returns the fingerprints of those transfers that are recorded. One call for each hundred. */
  recorded(issuerId: string, fingerprints: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the accounts that payers paid for, by the key of the payer. One call for each hundred. */
  payers(issuerId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * Returns the writes that record a transfer, for the transaction that books it. They fail if it is recorded already, so that no file books
 * a transfer twice. The account is remembered for the next transfers of the payer.
 */
export const transferWrites = (issuerId: string, fingerprint: string, payer: string, accountId: string): Write[] => [
  { put: { ...bankTransferKey(issuerId, fingerprint), entity: 'bank-transfer' }, when: isAbsent() },
  ...(payerKey(payer) === '' ? [] : [{ put: { ...bankPayerKey(issuerId, payerKey(payer)), entity: 'bank-payer', accountId } }]),
];

export const bankTransferStore = (table: Table): BankTransferStore => ({
  async recorded(issuerId, fingerprints) {
    const found = await table.batchGet(fingerprints.map((fingerprint) => bankTransferKey(issuerId, fingerprint)));
    return new Set(fingerprints.filter((_, index) => found[index] !== undefined));
  },
  async payers(issuerId, names) {
    const keys = [...new Set(names.map(payerKey))].filter((key) => key !== '');
    const found = await table.batchGet(
      keys.map((key) => bankPayerKey(issuerId, key)),
      PayerAccount,
    );
    return new Map(keys.flatMap((key, index) => (found[index] ? [[key, found[index].accountId] as const] : [])));
  },
});
