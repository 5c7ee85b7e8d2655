import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';

const newId = (): string => randomIds.ulid().toLowerCase();

/** Returns an unchecked domain request with a new name and a new site. */
export const newDomain = (differences: Partial<CustomDomain> = {}): CustomDomain => ({
  siteId: randomIds.siteId(),
  ownerId: newId(),
  token: newId(),
  name: `${newId()}.example.jp`,
  state: 'waiting',
  requestedAt: Date.UTC(2026, 10, 23, 12),
  failingSince: null,
  misses: 0,
  finding: { code: 'unknown' },
  certificate: 'none',
  checkedAt: null,
  certificateEndsAt: null,
  refusal: null,
  group: 0,
  twinOf: null,
  hasTenant: false,
  isRemoved: false,
  version: newId(),
  ...differences,
});
