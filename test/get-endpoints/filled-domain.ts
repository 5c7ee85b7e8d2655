import { systemClock } from '#functions/platform/wiring/clock.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';

/** Stores a live domain of a site, and returns its name. */
export async function storeFilledDomain(table: Table, of: Pick<CustomDomain, 'siteId' | 'ownerId'>): Promise<string> {
  const domain = newDomain({
    ...of,
    name: 'www.filled.example.jp',
    state: 'live',
    finding: { code: 'correct' },
    certificate: 'attached',
    certificateEndsAt: Date.UTC(2099, 0, 1),
    checkedAt: Date.UTC(2026, 10, 23, 12),
  });
  await domainStore(table, systemClock).add(domain);
  return domain.name;
}
