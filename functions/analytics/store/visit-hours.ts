import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { MessageQueue } from '#functions/platform/gateways/message-queue.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, type Condition, isAbsent, isBelow, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { RollUpMessage } from '#functions/analytics/store/roll-up-message.ts';
import type { CountedSite } from '#functions/analytics/store/account-visits.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { visitHourDueId, visitHourKey } from '#functions/platform/keys/visit-keys.ts';
import { DEFAULT_OWN_VISITS, StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';
import { COLLECTED_VISITS_DAYS } from '#shared/model/limits.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;
/** How long after its message an hour that is not rolled up yet is requested again: the message was lost, or keeps failing. */
const RETRY_MS = 30 * MINUTE_MS;
const OVERDUE_AT_A_TIME = 10;

const CollectedHour = z.object({ objects: z.number(), gsi1sk: z.string().optional() });
const KnownSite = z.object({
  id: z.string(),
  name: z.string(),
  lineage: z.array(z.string()),
  live: z.string().nullable(),
  customDomain: z.string().nullable().optional(),
  deletedAt: z.string().optional(),
  ownVisits: StoredOwnVisits.optional(),
});

/** A site with collected visits. */
export interface VisitedSite extends CountedSite {
  /** The live revision, which visitors see. */
  live: string | null;
  customDomain?: string | null | undefined;
}

/** The hours of sites for which visits were collected. */
export interface VisitHours {
  /** Returns the sites that exist, with the settings of their owners' own visits. */
  existing(siteIds: readonly string[]): Promise<ReadonlyMap<string, StoredOwnVisits>>;
  /**
   * Requests the roll-up of an hour at the end of its site's batch (`endOfBatch`), unless it is requested already. Two writes and one message
   * at most.
   */
  addObject(siteId: string, hour: string): Promise<void>;
  /** Requests the roll-up of an hour now, because an earlier request was not fulfilled. */
  requestAgain(siteId: string, hour: string): Promise<void>;
  /** Requests up to `limit` hours again whose roll-up did not happen, most overdue first. Returns how many there were. */
  requestOverdue(limit: number): Promise<number>;
  /** Returns how many log objects had visits of an hour; `undefined` if none had. */
  find(siteId: string, hour: string): Promise<{ objects: number } | undefined>;
  /** Returns the site; `undefined` if it was deleted. */
  findSite(siteId: string): Promise<VisitedSite | undefined>;
  /** Ends the roll-up of an hour that had `objects` log objects when it was read. It is requested again if it has more by now. */
  finish(siteId: string, hour: string, objects: number): Promise<void>;
}

const hourOfDueId = (dueId: string): { siteId: string; hour: string } => {
  const [siteId = '', hour = ''] = dueId.split('#');
  return { siteId, hour };
};

/**
 * Returns when the batch of a site ends that is being collected at `now`. All hours of a site have the same batches, so that one
 * roll-up takes those of two hours; the batches of different sites end at different times, so that roll-ups are spread evenly.
 */
export function endOfBatch(siteId: string, now: Date, batchMs: number): Date {
  const offset = createHash('sha256').update(siteId).digest().readUInt32BE() % batchMs;
  return new Date(now.getTime() + batchMs - ((now.getTime() - offset) % batchMs));
}

export interface RollUpRequests {
  queue: MessageQueue;
  /** For how long visits of a site are collected before they are rolled up. */
  batchMs: number;
}

/** Creates the store. `queue` delivers the requested hours to the function that rolls them up, as `RollUpMessage`. */
export function visitHours(table: Table, clock: Clock, { queue, batchMs }: RollUpRequests): VisitHours {
  /** Returns the attributes by which an hour whose message is delivered at `at` is found again if it is not rolled up. */
  const overdueAfter = (siteId: string, hour: string, at: Date) =>
    dueAttributes('visit-hour', new Date(at.getTime() + RETRY_MS), visitHourDueId(siteId, hour));
  const send = (siteId: string, hour: string, at: Date): Promise<void> =>
    queue.send([
      {
        body: { siteId, hour } satisfies RollUpMessage,
        delaySeconds: Math.max(0, Math.ceil((at.getTime() - clock().getTime()) / SECOND_MS)),
      },
    ]);
  /** Requests an hour at the end of the batch if a condition holds. The write comes first, so that concurrent callers send one message. */
  async function request(siteId: string, hour: string, when: Condition): Promise<void> {
    const at = endOfBatch(siteId, clock(), batchMs);
    if (await tryCommit(table.update(visitHourKey(siteId, hour), { set: overdueAfter(siteId, hour, at) }, when)))
      await send(siteId, hour, at);
  }

  return {
    async existing(siteIds) {
      const sites = await table.batchGet(siteIds.map(siteKey), KnownSite);
      return new Map(
        sites.flatMap((site) => (site && site.deletedAt === undefined ? [[site.id, site.ownVisits ?? DEFAULT_OWN_VISITS] as const] : [])),
      );
    },
    async addObject(siteId, hour) {
      const key = visitHourKey(siteId, hour);
      const expiresAt = Math.ceil(clock().getTime() / 1_000) + COLLECTED_VISITS_DAYS * DAY_SECONDS;
      const added = await table.update(key, { set: { entity: 'visit-hour', expiresAt }, add: { objects: 1 } });
      const { gsi1sk } = CollectedHour.parse(added);
      // Adding objects does not postpone an hour that is already requested.
      if (gsi1sk === undefined) await request(siteId, hour, isAbsent('gsi1sk'));
    },
    async requestAgain(siteId, hour) {
      await send(siteId, hour, clock());
    },
    async requestOverdue(limit) {
      const now = clock();
      const overdue = await queryDueIds(table, 'visit-hour', now, limit);
      await inParallel(overdue, OVERDUE_AT_A_TIME, async (dueId) => {
        const { siteId, hour } = hourOfDueId(dueId);
        const key = visitHourKey(siteId, hour);
        // The index is eventually consistent: the hour may be rolled up or requested since.
        const isOverdue = allOf(isPresent('gsi1sk'), isBelow('gsi1sk', now.toISOString()));
        if (await tryCommit(table.update(key, { set: overdueAfter(siteId, hour, now) }, isOverdue))) await send(siteId, hour, now);
      });
      return overdue.length;
    },
    find: (siteId, hour) => table.get(visitHourKey(siteId, hour), CollectedHour),
    async findSite(siteId) {
      const site = await table.get(siteKey(siteId), KnownSite);
      return site && site.deletedAt === undefined ? site : undefined;
    },
    async finish(siteId, hour, objects) {
      const key = visitHourKey(siteId, hour);
      if (await tryCommit(table.update(key, { remove: DUE_ATTRIBUTES }, isEqual('objects', objects)))) return;
      await request(siteId, hour, isPresent());
    },
  };
}
