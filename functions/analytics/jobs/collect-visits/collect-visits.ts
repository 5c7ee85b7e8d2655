import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readLogRecords } from '#functions/usage/services/read-log-records.ts';
import { type SitesOfDomains, withSites } from '#functions/usage/services/site-of-host.ts';
import type { AccessLogs } from '#functions/platform/gateways/access-logs.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { ownVisitFilter } from '#functions/analytics/jobs/collect-visits/own-visit-filter.ts';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { type VisitRequest, visitRequests } from '#functions/analytics/jobs/collect-visits/visit-requests.ts';
import { type Warn, writeLine } from '#functions/platform/base/log.ts';
import type { CollectedPart } from '#functions/analytics/store/collected-part.ts';
import type { CollectedVisits } from '#functions/analytics/store/collected-visits.ts';
import type { VisitHours } from '#functions/analytics/store/visit-hours.ts';
import type { VisitSalts } from '#functions/analytics/store/visit-salts.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { startOfHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { VISIT_PATH_PREFIX } from '#shared/values/visit/visit-path.ts';

/** The event by which S3 announces a new object through EventBridge. */
const ObjectCreated = z.object({ detail: z.object({ object: z.object({ key: z.string().min(1) }) }) });

interface CollectDependencies {
  logs: AccessLogs;
  collected: Pick<CollectedVisits, 'write'>;
  hours: Pick<VisitHours, 'existing' | 'addObject'>;
  salts: VisitSalts;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  sitesOfDomains: SitesOfDomains;
  warn: Warn;
}

const CONCURRENCY = 16;
const PERSON_CHARACTERS = 11;

/** Returns a hash that distinguishes the people of one site and day. Once the salt is deleted, the hash cannot be related to an address. */
const personOf = (salt: string, { siteId, viewer }: VisitRequest): string =>
  createHash('sha256').update(`${salt} ${siteId} ${viewer}`).digest('base64url').slice(0, PERSON_CHARACTERS);

/**
 * Extracts the parts of visits from a new log object, and stores them by site and hour. Idempotent: an object that is announced
 * again replaces the parts it stored. An object that was already deleted at the end of its retention has no parts.
 */
export function collectVisits({
  logs,
  collected,
  hours,
  salts,
  sitesOrigin,
  sitesOfDomains,
  warn,
}: CollectDependencies): (event: unknown) => Promise<void> {
  const requestOf = visitRequests(sitesOrigin);
  return async (event) => {
    const { key } = ObjectCreated.parse(event).detail.object;
    const object = await logs.open(key);
    if (!object) return;
    const logged: VisitRequest[] = [];
    const { lines, unreadable } = await readLogRecords(object, {
      fields: VISIT_LOG_FIELDS,
      sign: VISIT_PATH_PREFIX,
      onRecord(record) {
        const request = requestOf(record);
        if (request) logged.push(request);
      },
    });
    if (unreadable > 0) warn('unreadable-log-line', unreadable, new Error(`Log object ${key} has lines that are no record`));

    const requests = await withSites(logged, sitesOfDomains);
    const existing = await hours.existing([...new Set(requests.map(({ siteId }) => siteId))]);
    const isLeftOut = new Map([...existing].map(([siteId, ownVisits]) => [siteId, ownVisitFilter(ownVisits)]));
    const byHour = new Map<string, { siteId: string; hour: string; parts: CollectedPart[] }>();
    for (const request of requests) {
      const { siteId, hour, at, path } = request;
      if (isLeftOut.get(siteId)?.(request) !== false) continue;
      // Uses the salt of the day for which the visit counts, because parts of one visit may arrive before and after midnight.
      const salt = await salts.of(japaneseDay(startOfHour(hour)));
      const group = byHour.get(`${siteId}/${hour}`) ?? { siteId, hour, parts: [] };
      group.parts.push({ at, person: personOf(salt, request), path });
      byHour.set(`${siteId}/${hour}`, group);
    }
    await inParallel([...byHour.values()], CONCURRENCY, async ({ siteId, hour, parts }) => {
      await collected.write(siteId, hour, key, parts);
      await hours.addObject(siteId, hour);
    });
    writeLine({ level: 'info', message: 'visits collected', key, lines, parts: requests.length });
  };
}
