import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { counterKey } from '#shared/rules/analytics/visits/counter-key.ts';

/** Returns how visitors answered the question for consent on each of these days that has an answer. */
export const consentDays = (counted: ReadonlyMap<string, ReadonlyMap<string, number>>, days: readonly string[]): SiteOverview['consents'] =>
  days
    .map((day) => {
      const times = (action: 'accepted' | 'declined' | 'withdrawn'): number => counted.get(day)?.get(counterKey('consent', action)) ?? 0;
      return { day, accepted: times('accepted'), declined: times('declined'), withdrawn: times('withdrawn') };
    })
    .filter(({ accepted, declined, withdrawn }) => accepted + declined + withdrawn > 0);
