import type { Clock } from '#functions/platform/gateways/clock.ts';
import { shownContent } from '#functions/analytics/jobs/roll-up-visits/shown-content.ts';
import { withoutForgedVersions } from '#functions/analytics/jobs/roll-up-visits/without-forged-versions.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { CollectedVisits } from '#functions/analytics/store/collected-visits.ts';
import type { Conversions } from '#functions/analytics/store/conversions.ts';
import type { HourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import type { VisitedSite, VisitHours } from '#functions/analytics/store/visit-hours.ts';
import type { VisitFigures } from '#functions/analytics/store/visit-figures.ts';
import { publicOrigin, siteOrigin } from '#shared/rules/sites/site-address.ts';
import { endOfJapaneseDay, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';
import { visitCount } from '#shared/rules/analytics/visits/count-visits.ts';
import { visitBatch, visitsOfPeople } from '#shared/rules/analytics/visits/merge-visits.ts';
import { addAll, type Counters, countPeople, type HourFigures } from '#shared/rules/analytics/visits/visit-counters.ts';
import { limitTexts, TEXTS_MAX } from '#shared/rules/analytics/visits/limit-texts.ts';
import type { ShownContent } from '#shared/rules/analytics/visits/count-visits.ts';
import { startOfHour } from '#shared/rules/analytics/visits/visit-hour.ts';

interface RollUpDependencies {
  hours: Pick<VisitHours, 'find' | 'findSite' | 'finish'>;
  revisions: RevisionStore;
  siteNews: Pick<SiteNewsStore, 'idsOf'>;
  collected: Pick<CollectedVisits, 'read'>;
  conversions: Conversions;
  hourFigures: HourFiguresStore;
  figures: VisitFigures;
  clock: Clock;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  /** Memory limit of the visits of a batch, in bytes. */
  batchBytes?: number;
}

/** The default size of a batch: about 56,000 visits. The function has memory for the batch, and for the people of the hour besides. */
const BATCH_BYTES = 96_000_000;
const HOUR_MS = 3_600_000;
const LOCK = { attempts: 8, backOffMs: 100 };

/** Rolls up hours of a site, and begins none after `end`. Returns the hours that were not begun. */
export type RollUpHours = (siteId: string, hours: readonly string[], end: Date) => Promise<string[]>;

/** Returns the hours of a day in Japanese time, in UTC. */
function hoursOfDay(day: string): string[] {
  const hours: string[] = [];
  for (let at = startOfJapaneseDay(day).getTime(); at < endOfJapaneseDay(day).getTime(); at += HOUR_MS)
    hours.push(new Date(at).toISOString().slice(0, 13));
  return hours;
}

/**
 * Rolls up hours of a site. Idempotent:
 * 1. Computes the figures of each hour from the collected visits and their conversions. They replace the figures of an earlier run.
 * 2. Sums the hours of each day, then the days of each month. Replaces each sum under an optimistic lock: after a concurrent roll-up of
 *    another hour, reads them again, so that no figures are lost or counted twice.
 * 3. Marks the hours as no longer due, except those of which more visits were collected since they were read.
 */
export function rollUpVisits(dependencies: RollUpDependencies): RollUpHours {
  const {
    hours,
    revisions,
    siteNews,
    collected,
    conversions,
    hourFigures,
    figures,
    clock,
    sitesOrigin,
    batchBytes = BATCH_BYTES,
  } = dependencies;

  /**
   * Counts the visits of an hour in the order of their ids. Each batch reads the hour once and keeps the next visits, so that memory is
   * bounded.
   */
  async function countHour(site: VisitedSite, hour: string, shown: ShownContent): Promise<HourFigures> {
    const hosts = [siteOrigin(sitesOrigin, site.id), publicOrigin(sitesOrigin, site)].map((origin) => new URL(origin).host);
    const count = visitCount(await conversions.read(site.id, hour), { hosts, ...shown });
    const isCounted = visitsOfPeople();
    for (let from: string | undefined = ''; from !== undefined;) {
      const batch = visitBatch(from, batchBytes);
      await collected.read(site.id, hour, (part) => batch.add(part));
      for (const visit of batch.visits()) if (isCounted(visit)) count.add(visit);
      from = batch.next();
    }
    return count.end();
  }

  async function replaceHour(site: VisitedSite, hour: string): Promise<typeof CONFLICT | undefined> {
    const { etag, counters: before } = await hourFigures.read(site.id, hour);
    const shown = await shownContent(revisions, site, before, await siteNews.idsOf(site));
    const { counters: counted, people } = await countHour(site, hour, shown);
    const counters = await withoutForgedVersions(revisions, site, before, counted);
    const isReplaced = await hourFigures.replace(site.id, hour, etag, { counters: limitTexts(counters, TEXTS_MAX.hour), people });
    return isReplaced ? undefined : CONFLICT;
  }

  async function replaceDay(siteId: string, day: string): Promise<typeof CONFLICT | undefined> {
    const present = await figures.read(siteId, day);
    const counters: Counters = new Map();
    const known = new Set<string>();
    for await (const hour of hourFigures.readEach(siteId, hoursOfDay(day))) {
      addAll(counters, hour.counters);
      countPeople(counters, known, hour.people);
    }
    return (await figures.replaceDay(siteId, day, present, limitTexts(counters, TEXTS_MAX.period))) ? undefined : CONFLICT;
  }

  async function replaceMonth(site: VisitedSite, month: string): Promise<typeof CONFLICT | undefined> {
    const present = await figures.read(site.id, month);
    const countedAt = clock().toISOString();
    const days = await figures.readRange(site.id, `${month}-01`, `${month}-31`);
    return (await figures.replaceMonth(site, month, present, { days, countedAt })) ? undefined : CONFLICT;
  }

  async function replaceSums(site: VisitedSite, days: readonly string[]): Promise<void> {
    for (const day of days) await retryOnConflict(() => replaceDay(site.id, day), LOCK);
    for (const month of new Set(days.map((day) => day.slice(0, 7)))) await retryOnConflict(() => replaceMonth(site, month), LOCK);
  }

  return async (siteId, requested, end) => {
    const site = await hours.findSite(siteId);
    const begun: string[] = [];
    const read: { hour: string; objects: number }[] = [];
    for (const hour of requested) {
      if (clock() >= end) break;
      begun.push(hour);
      const found = await hours.find(siteId, hour);
      if (!found) continue;
      if (site) await retryOnConflict(() => replaceHour(site, hour), LOCK);
      read.push({ hour, objects: found.objects });
    }
    if (site) await replaceSums(site, [...new Set(read.map(({ hour }) => japaneseDay(startOfHour(hour))))]);
    for (const { hour, objects } of read) await hours.finish(siteId, hour, objects);
    return requested.slice(begun.length);
  };
}
