import { visitKey } from '#functions/store/keys.ts';
import { digest } from '#functions/store/engine/digest.ts';
import type { Item } from '#functions/store/engine/table.ts';
import { VISIT_RETENTION_DAYS } from '#shared/model/limits.ts';
import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { visitHour } from '#functions/store/visitor/visit-hour.ts';

/**
 * Visits of one site and hour lie under this many keys, by a hash of their ids: a crowd at one site spreads over all of them
 * (`bench/database/measure-visit-keys.ts` shows how far), and an hour is still read in a few calls.
 */
const SHARDS = 16;
const DAY_SECONDS = 86_400;

const shardOf = (id: string): number => Buffer.from(digest(id), 'base64url').readUInt8() % SHARDS;

/** A visit as it is kept: what it came to, and nothing of who it was. */
export const visitItem = (siteId: string, { id, ...came }: VisitReport, now: Date): Item => ({
  ...visitKey(siteId, visitHour(id, now), shardOf(id), id),
  entity: 'visit',
  ...came,
  createdAt: now.toISOString(),
  expiresAt: Math.ceil(now.getTime() / 1_000) + VISIT_RETENTION_DAYS * DAY_SECONDS,
});
