import type { BillingSettings, Issuer } from '#shared/model/billing/billing-settings.ts';

/** Returns what documents state of the issuer: its billing settings without the day on which payments are due. */
export function issuerOf({ chargeDay: _chargeDay, ...issuer }: BillingSettings): Issuer {
  return issuer;
}
