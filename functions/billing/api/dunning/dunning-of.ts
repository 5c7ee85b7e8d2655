import type { DunningDependencies } from '#functions/billing/api/dunning/dunning-dependencies.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { Dunning } from '#shared/model/billing/dunning.ts';
import { holdOn, nextDunningStep } from '#shared/rules/billing/dunning.ts';
import { isDunned } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns what has happened to an invoice, its hold, and the next step as long as it is open. */
export async function dunningOf(
  { dunning, dunningSettings, clock }: Pick<DunningDependencies, 'dunning' | 'dunningSettings' | 'clock'>,
  payment: StoredPayment,
): Promise<Dunning> {
  const [record, { steps }] = await Promise.all([dunning.get(payment), dunningSettings.get(payment.issuerId)]);
  const isOpen = isDunned(payment);
  const next = isOpen ? nextDunningStep(steps, { dueOn: payment.dueOn, ...record }) : undefined;
  return {
    events: record.events,
    hold: isOpen ? holdOn(record.hold, japaneseDay(clock())) : null,
    next: next ? { kind: next.step.kind, on: next.on } : null,
  };
}
