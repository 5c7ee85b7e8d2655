import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { chunks } from '#functions/platform/base/chunks.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { CountedSite } from '#functions/analytics/store/account-visits.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { visitHourDueId, visitHourKey } from '#functions/platform/keys/visit-keys.ts';
import { DEFAULT_OWN_VISITS, StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';
import { COLLECTED_VISITS_DAYS } from '#shared/model/limits.ts';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;
/** How long an hour's job may take until the hour is enqueued again, in milliseconds. */
const RETRY_MS = 30 * MINUTE_MS;
/** The number of hours that a job rolls up. Their leases and the job are written in one transaction of 100 writes at most. */
const HOURS_PER_JOB = 48;

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
  /** Makes an hour due for roll-up at the end of the site's batch (`endOfBatch`). Two writes at most. */
  addObject(siteId: string, hour: string): Promise<void>;
  /** Returns the hours to roll up, as `visitHourDueId`, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Writes one job for hours of a site, given as `visitHourDueId`, `HOURS_PER_JOB` at most. Hours that are not due any more are left out.
   * Returns `false` without writing if none is due or another call has enqueued one of them.
   */
  enqueue(dueIds: readonly string[], jobOf: (siteId: string, hour: string, moreHours: string[]) => Job): Promise<boolean>;
  /** Returns how many log objects had visits of an hour; `undefined` if none had. */
  find(siteId: string, hour: string): Promise<{ objects: number } | undefined>;
  /** Returns the site; `undefined` if it was deleted. */
  findSite(siteId: string): Promise<VisitedSite | undefined>;
  /** Ends the roll-up of an hour that had `objects` log objects when it was read. It is due again if it has more by now. */
  finish(siteId: string, hour: string, objects: number): Promise<void>;
}

const hourOfDueId = (dueId: string): { siteId: string; hour: string } => {
  const [siteId = '', hour = ''] = dueId.split('#');
  return { siteId, hour };
};

/** Groups due hours by site, in the given order. Each group fits one job. */
export const groupDueHours = (dueIds: readonly string[]): string[][] =>
  [...Map.groupBy(dueIds, (dueId) => hourOfDueId(dueId).siteId).values()].flatMap((ofSite) => chunks(ofSite, HOURS_PER_JOB));

/**
 * Returns when the batch of a site ends that is being collected at `now`. All hours of a site have the same batches, so that one
 * roll-up takes those of two hours; the batches of different sites end at different times, so that roll-ups are spread evenly.
 */
export function endOfBatch(siteId: string, now: Date, batchMs: number): Date {
  const offset = createHash('sha256').update(siteId).digest().readUInt32BE() % batchMs;
  return new Date(now.getTime() + batchMs - ((now.getTime() - offset) % batchMs));
}

/** Creates the store. `batchMs`: for how long visits of a site are collected before they are rolled up. */
export function visitHours(table: Table, clock: Clock, batchMs: number): VisitHours {
  const nextDue = (siteId: string, hour: string) =>
    dueAttributes('visit-hour', endOfBatch(siteId, clock(), batchMs), visitHourDueId(siteId, hour));
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
      // Adding objects does not postpone an hour that is already due.
      if (gsi1sk === undefined) await tryCommit(table.update(key, { set: nextDue(siteId, hour) }, isAbsent('gsi1sk')));
    },
    listDue: (limit) => queryDueIds(table, 'visit-hour', clock(), limit),
    async enqueue(dueIds, jobOf) {
      const hours = dueIds.map(hourOfDueId);
      const stored = await table.batchGet(
        hours.map(({ siteId, hour }) => visitHourKey(siteId, hour)),
        CollectedHour,
      );
      const now = clock();
      const retryAt = new Date(now.getTime() + RETRY_MS);
      const due = hours.flatMap(({ siteId, hour }, index) => {
        const dueAt = stored[index]?.gsi1sk;
        if (dueAt === undefined || dueAt > now.toISOString()) return [];
        const retry = dueAttributes('visit-hour', retryAt, visitHourDueId(siteId, hour));
        const lease: Write = { update: visitHourKey(siteId, hour), set: retry, when: isEqual('gsi1sk', dueAt) };
        return [{ siteId, hour, lease }];
      });
      const [first, ...more] = due;
      if (!first) return false;
      const moreHours = more.map(({ hour }) => hour);
      return tryCommit(table.transact([...due.map(({ lease }) => lease), jobWrite(jobOf(first.siteId, first.hour, moreHours))]));
    },
    find: (siteId, hour) => table.get(visitHourKey(siteId, hour), CollectedHour),
    async findSite(siteId) {
      const site = await table.get(siteKey(siteId), KnownSite);
      return site && site.deletedAt === undefined ? site : undefined;
    },
    async finish(siteId, hour, objects) {
      const key = visitHourKey(siteId, hour);
      if (await tryCommit(table.update(key, { remove: DUE_ATTRIBUTES }, isEqual('objects', objects)))) return;
      await tryCommit(table.update(key, { set: nextDue(siteId, hour) }, isPresent()));
    },
  };
}
