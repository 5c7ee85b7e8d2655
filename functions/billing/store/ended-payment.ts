import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { endedPaymentKey } from '#functions/platform/keys/billing-keys.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import * as z from 'zod';

const EndedPayment = z.object({ accountId: z.string(), number: z.string(), at: z.string() });
/** A payment that has ended after its due day, for which its account may be paused. */
export type EndedPayment = z.infer<typeof EndedPayment>;

export interface EndedPaymentStore {
  /** Returns the late payments that have ended and are not handled yet, oldest first. */
  listDue(limit: number): Promise<EndedPayment[]>;
  /** Removes a payment that is handled. A no-op if it has ended once more since it was read. */
  remove(ended: EndedPayment): Promise<void>;
}

const SEPARATOR = '/';

/** Returns the writes for the transaction that ends a payment: none on time, because no account is paused before the due day. */
export function endedPaymentWrites({ accountId, number, dueOn }: Pick<Payment, 'accountId' | 'number' | 'dueOn'>, now: Date): Write[] {
  if (dueOn >= japaneseDay(now)) return [];
  const due = dueAttributes('ended-payment', now, `${accountId}${SEPARATOR}${number}`);
  return [{ put: { ...endedPaymentKey(accountId, number), entity: 'ended-payment', accountId, number, at: now.toISOString(), ...due } }];
}

export function endedPaymentStore(table: Table, clock: Clock): EndedPaymentStore {
  return {
    async listDue(limit) {
      const ids = await queryDueIds(table, 'ended-payment', clock(), limit);
      const keys = ids.map((id) => {
        const [accountId = '', number = ''] = id.split(SEPARATOR);
        return endedPaymentKey(accountId, number);
      });
      return (await table.batchGet(keys, EndedPayment)).filter((ended) => ended !== undefined);
    },
    async remove({ accountId, number, at }) {
      await tryCommit(table.delete(endedPaymentKey(accountId, number), isEqual('at', at)));
    },
  };
}
