import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { cardKey } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Card } from '#shared/model/billing/card.ts';

/** The customer of an account at Stripe, and the card that is charged. If the card is `null`, the account pays by bank transfer. */
export const StoredCard = z.object({
  accountId: z.string(),
  customerId: z.string(),
  saved: z.object({ methodId: z.string(), card: Card }).nullable(),
  version: z.number(),
});
export type StoredCard = z.infer<typeof StoredCard>;

export interface CardStore {
  /** Returns the stored card; `undefined` for an account that never began to save a card. */
  find(accountId: string): Promise<StoredCard | undefined>;
  /** Stores the Stripe customer of an account, unless it has one. Returns the stored card. */
  keepCustomer(accountId: string, customerId: string): Promise<StoredCard>;
  /** Replaces or removes the card, with an audit entry in the logs of `audience`. Returns `false` if it has changed since it was read. */
  replace(stored: StoredCard, saved: StoredCard['saved'], audit: AuditEntry, audience: readonly string[]): Promise<boolean>;
}

export function cardStore(table: Table): CardStore {
  const find = (accountId: string): Promise<StoredCard | undefined> => table.get(cardKey(accountId), StoredCard);
  return {
    find,
    async keepCustomer(accountId, customerId) {
      const card: StoredCard = { accountId, customerId, saved: null, version: 0 };
      if (await tryCommit(table.put({ ...cardKey(accountId), entity: 'card', ...card }, isAbsent()))) return card;
      return (await find(accountId)) ?? card;
    },
    replace: ({ accountId, version }, saved, audit, audience) =>
      tryCommit(
        table.transact([
          { update: cardKey(accountId), set: { saved, version: version + 1 }, when: isEqual('version', version) },
          ...auditWrites(audit, audience),
        ]),
      ),
  };
}
