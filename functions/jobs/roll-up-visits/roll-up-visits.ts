import type { Clock } from '#functions/gateways/clock.ts';
import { shownContent } from '#functions/jobs/roll-up-visits/shown-content.ts';
import type { JobHandler } from '#functions/jobs/runner/run-job.ts';
import type { rollUpVisitsJob } from '#functions/jobs/roll-up-visits/job.ts';
import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import type { SiteNewsStore } from '#functions/store/news/site-news-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { CollectedVisits } from '#functions/store/visit/collected-visits.ts';
import type { Conversions } from '#functions/store/visit/conversions.ts';
import type { HourFiguresStore } from '#functions/store/visit/hour-figures.ts';
import type { VisitedSite, VisitHours } from '#functions/store/visit/visit-hours.ts';
import type { VisitFigures } from '#functions/store/visit/visit-figures.ts';
import { publicOrigin, siteOrigin } from '#shared/rules/site/site-address.ts';
import { endOfJapaneseDay, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';
import { type MergedVisit, mergeVisits } from '#shared/rules/visit/merge-visits.ts';
import { addAll, type Counters, countPeople, countVisits } from '#shared/rules/visit/visit-counters.ts';
import { limitTexts, TEXTS_MAX } from '#shared/rules/visit/limit-texts.ts';
import { startOfHour } from '#shared/rules/visit/visit-hour.ts';

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
}

const HOUR_MS = 3_600_000;
const LOCK = { attempts: 8, backOffMs: 100 };

/** The hours of a day in Japanese time, in UTC. */
function hoursOfDay(day: string): string[] {
  const hours: string[] = [];
  for (let at = startOfJapaneseDay(day).getTime(); at < endOfJapaneseDay(day).getTime(); at += HOUR_MS)
    hours.push(new Date(at).toISOString().slice(0, 13));
  return hours;
}

/**
 * Rolls up an hour of a site, once or often, with the same result:
 * 1. The visits that were collected, and the conversions that they led to, become the figures of the hour, which replace those of an earlier run.
 * 2. The day is the sum of its hours, and the month of its days. Each is replaced under an optimistic lock: a concurrent roll-up of
 *    another hour is read again, so nothing is lost or counted twice.
 * 3. The hour is no longer due, unless more was collected since it was read.
 */
export function rollUpVisits(dependencies: RollUpDependencies): JobHandler<typeof rollUpVisitsJob> {
  const { hours, revisions, siteNews, collected, conversions, hourFigures, figures, clock, sitesOrigin } = dependencies;

  /** The news of the site, if any of the visits saw some. */
  const newsShownIn = async (visits: readonly MergedVisit[], site: VisitedSite): Promise<string[]> =>
    visits.some(({ events }) => events.some(({ what }) => what === 'news')) ? siteNews.idsOf(site) : [];

  async function replaceHour(site: VisitedSite, hour: string): Promise<typeof CONFLICT | undefined> {
    const before = await hourFigures.read(site.id, hour);
    const visits = mergeVisits(await collected.read(site.id, hour));
    const shown = await shownContent(revisions, site, before.counters, await newsShownIn(visits, site));
    const hosts = [siteOrigin(sitesOrigin, site.id), publicOrigin(sitesOrigin, site)].map((origin) => new URL(origin).host);
    const { counters, people } = countVisits(visits, await conversions.read(site.id, hour), {
      hosts,
      ...shown,
    });
    const isReplaced = await hourFigures.replace(site.id, hour, before.etag, { counters: limitTexts(counters, TEXTS_MAX.hour), people });
    return isReplaced ? undefined : CONFLICT;
  }

  async function replaceDay(siteId: string, day: string): Promise<typeof CONFLICT | undefined> {
    const present = await figures.read(siteId, day);
    const ofHours = await hourFigures.readAll(siteId, hoursOfDay(day));
    const counters: Counters = new Map();
    for (const hour of ofHours) addAll(counters, hour.counters);
    countPeople(
      counters,
      ofHours.map(({ people }) => people),
    );
    return (await figures.replaceDay(siteId, day, present, limitTexts(counters, TEXTS_MAX.period))) ? undefined : CONFLICT;
  }

  async function replaceMonth(site: VisitedSite, month: string): Promise<typeof CONFLICT | undefined> {
    const present = await figures.read(site.id, month);
    const countedAt = clock().toISOString();
    const days = await figures.readRange(site.id, `${month}-01`, `${month}-31`);
    return (await figures.replaceMonth(site, month, present, { days, countedAt })) ? undefined : CONFLICT;
  }

  return {
    async run({ payload: { subjectId: siteId, hour } }, progress) {
      const found = await hours.find(siteId, hour);
      const site = found && (await hours.findSite(siteId));
      if (!found) return;
      if (site) {
        const day = japaneseDay(startOfHour(hour));
        await retryOnConflict(() => replaceHour(site, hour), LOCK);
        await progress.renewLease();
        await retryOnConflict(() => replaceDay(siteId, day), LOCK);
        await retryOnConflict(() => replaceMonth(site, day.slice(0, 7)), LOCK);
      }
      await hours.finish(siteId, hour, found.objects);
    },
  };
}
