import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import type { ReportedContent } from '#functions/analytics/services/reported-content.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

type Annotation = SiteOverview['annotations'][number];

/** Maximum number of publications that are read of all sites of an account in a month. */
const PUBLICATIONS_MAX = 500;

async function publications({ audit }: ReportDependencies, { id, ownerId }: Site, from: string, until: string): Promise<Annotation[]> {
  const actions = ['site.publish', 'site.unpublish'] as const;
  const { entries } = await audit.list(scopeOf(ownerId), { actions, from, until, after: undefined, limit: PUBLICATIONS_MAX });
  return entries
    .filter(({ subject }) => subject.id === id)
    .map(({ at, action }) => ({ at, kind: action === 'site.publish' ? 'published' : 'unpublished', title: '' }));
}

async function newsPeriods({ siteNews }: ReportDependencies, site: Site): Promise<Annotation[]> {
  const { items: all } = await siteNews.read(site);
  return all
    .filter(({ state }) => state === 'public')
    .flatMap(({ title, startDate, endDate }): Annotation[] => [
      ...(startDate === null ? [] : [{ at: startDate, kind: 'news-start' as const, title }]),
      ...(endDate === null ? [] : [{ at: endDate, kind: 'news-end' as const, title }]),
    ]);
}

const popupPeriods = ({ popups }: ReportedContent): Annotation[] =>
  [...popups.values()].flatMap(({ name, startDate, endDate }): Annotation[] => [
    ...(startDate === null ? [] : [{ at: startDate, kind: 'popup-start' as const, title: name }]),
    ...(endDate === null ? [] : [{ at: endDate, kind: 'popup-end' as const, title: name }]),
  ]);

/** Returns the events of a site in a month up to now, in chronological order. At most six calls, usually two. */
export async function siteAnnotations(
  dependencies: ReportDependencies,
  site: Site,
  content: ReportedContent,
  { month, now }: { month: string; now: Date },
): Promise<Annotation[]> {
  const from = startOfMonth(month).toISOString();
  const until = [startOfMonth(nextMonth(month)), now].map((at) => at.toISOString()).toSorted()[0] ?? from;
  const [published, news] = await Promise.all([publications(dependencies, site, from, until), newsPeriods(dependencies, site)]);
  return [...published, ...news, ...popupPeriods(content)]
    .map((annotation) => ({ ...annotation, at: new Date(annotation.at).toISOString() }))
    .filter(({ at }) => at >= from && at < until)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
