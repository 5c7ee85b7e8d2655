import type { Translate } from '#web/lib/texts.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { formatDay } from '#web/lib/format/format.ts';

/** Returns labelled facts: why the card of a payment was not charged, and when the charge is retried. */
export function chargeFacts(t: Translate<readonly ['bills', 'card']>, { charge, state }: Payment): [string, string][] {
  if (!charge || state !== 'FAILED') return [];
  return [
    ...(charge.failure ? [[t('card:failureLabel'), t(`card:failure.${charge.failure}`)] satisfies [string, string]] : []),
    ...(charge.retryOn ? [[t('card:retryOn'), formatDay(charge.retryOn)] satisfies [string, string]] : []),
  ];
}
