import assert from 'node:assert/strict';
import type { Account } from '#functions/accounts/store/account.ts';
import { VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { rankSheets } from '#shared/rules/analytics/rankings.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { withoutOrder } from '#test/support/visits/crowd-reports.ts';
import { expectedSwipe, expectedTaps } from '#test/support/visits/expected/expected-grid.ts';
import { expectedLanding } from '#test/support/visits/expected/expected-landing.ts';
import { expectedLive } from '#test/support/visits/expected/expected-live.ts';
import { expectedAccountOverview, expectedOverview } from '#test/support/visits/expected/expected-overview.ts';
import { expectedPopups } from '#test/support/visits/expected/expected-popups.ts';
import { factsIn, factsOf, type VisitFacts } from '#test/support/visits/expected/visit-facts.ts';
import type { CrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import type { PublishedSite } from '#test/simulated-crowd/crowd-site.ts';
import { NOW, type SentCrowd } from '#test/simulated-crowd/send-crowd.ts';

const MONTHS = ['2025-10', '2025-11'] as const;
const PERIODS = [...MONTHS, '2025-10-31', '2025-11-01', '2025-11-19', '2025-11-20'];
const { language, device, source } = VisitFilter.shape;
const LANGUAGES: readonly (Language | undefined)[] = [undefined, ...language.unwrap().options];
/** Each value of each field alone, and some together. */
const FILTERS: readonly VisitFilter[] = [
  {},
  ...language.unwrap().options.map((one) => ({ language: one })),
  ...device.unwrap().options.map((one) => ({ device: one })),
  ...source.unwrap().options.map((one) => ({ source: one })),
  { language: 'en', device: 'phone' },
  { language: 'jp', device: 'desktop', source: 'search' },
];

export interface ReportedSite {
  published: PublishedSite;
  sent: SentCrowd;
}

const REQUEST = { query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The filter without absent fields, which a query does not have. */
const present = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The endpoints, and what their reports are compared with. */
interface Crowds {
  reports: CrowdPath['reports'];
  /** The owner of the sites, and a request of it. */
  owner: Account;
  base: typeof REQUEST & { caller: ReturnType<typeof callerOf> };
  facts: (site: ReportedSite) => VisitFacts[];
}

const pathOf = ({ published }: ReportedSite) => ({ params: { siteId: published.id } });

async function compareOverview(crowds: Crowds, site: ReportedSite): Promise<void> {
  for (const month of MONTHS)
    for (const filter of FILTERS) {
      const { countedUntil, siteName, leavesOutOwnVisits, languages, annotations, ...report } = await dataOf(
        crowds.reports.site({ ...crowds.base, ...pathOf(site), query: { month, ...filter } }),
      );
      // No simulated site asks for consent.
      assert.deepEqual(
        { filter, ...report },
        { filter, consents: [], ...expectedOverview(crowds.facts(site), { month, now: NOW, filter }) },
      );
      assert.deepEqual([siteName, languages], [site.published.document.settings.name, site.published.document.settings.languages]);
      assert.deepEqual([countedUntil === null, leavesOutOwnVisits, Array.isArray(annotations)], [false, true, true]);
    }
}

/** An account that sees the sites, which belong to `owner`. */
async function compareAccount(crowds: Crowds, sites: readonly ReportedSite[], account: Account): Promise<void> {
  const all = sites.flatMap(crowds.facts);
  for (const month of MONTHS)
    for (const filter of FILTERS) {
      const asked = { month, now: NOW, filter };
      const query = { month, ...filter };
      const answer = await dataOf(crowds.reports.account({ ...REQUEST, params: undefined, caller: callerOf(account), query }));
      const { countedUntil, sites: rows, unvisited, ...report } = answer;
      assert.deepEqual({ filter, ...report }, { filter, ...expectedAccountOverview(all, asked) });
      assert.deepEqual([countedUntil === null, unvisited], [false, []]);
      const expected = sites
        .map((site) => {
          const { id: siteId, document } = site.published;
          const { totals, compared, previous } = expectedAccountOverview(crowds.facts(site), asked);
          const names = { siteId, siteName: document.settings.name, accountName: crowds.owner.companyName };
          return { ...names, isDeleted: false, totals, compared, previous };
        })
        .filter(({ totals, previous }) => [...Object.values(totals), ...Object.values(previous)].some((figure) => figure > 0))
        .toSorted((one, other) => other.totals.visits - one.totals.visits || (one.siteId < other.siteId ? -1 : 1));
      assert.deepEqual(rows, expected);
    }
}

async function compareLanding(crowds: Crowds, site: ReportedSite): Promise<void> {
  for (const period of PERIODS)
    for (const one of LANGUAGES) {
      const answer = await dataOf(
        crowds.reports.landing({ ...crowds.base, ...pathOf(site), query: { period, ...present({ language: one }) } }),
      );
      const all = factsIn(crowds.facts(site), period);
      const expected = expectedLanding(factsIn(all, period, one), all, site.published);
      assert.deepEqual([period, one, withoutOrder.landing(answer)], [period, one, withoutOrder.landing(expected)]);
    }
}

async function compareSwipe(crowds: Crowds, site: ReportedSite): Promise<void> {
  for (const period of PERIODS)
    for (const one of LANGUAGES) {
      const answer = await dataOf(
        crowds.reports.swipe({ ...crowds.base, ...pathOf(site), query: { period, ...present({ language: one }) } }),
      );
      const expected = expectedSwipe(factsIn(crowds.facts(site), period, one), site.published);
      assert.deepEqual([period, one, withoutOrder.swipe(answer)], [period, one, withoutOrder.swipe(expected)]);
      // Rankings are made of the same figures.
      for (const kind of ['clicks', 'conversions'] as const) assert.deepEqual(rankSheets(answer, kind), rankSheets(expected, kind));
    }
}

async function compareTaps(crowds: Crowds, site: ReportedSite): Promise<void> {
  for (const period of PERIODS)
    for (const sheet of site.published.site.sheets) {
      const { alias } = site.published.reported(sheet);
      const { taps } = await dataOf(
        crowds.reports.taps({ ...crowds.base, params: { siteId: site.published.id, alias }, query: { period } }),
      );
      const expected = expectedTaps(factsIn(crowds.facts(site), period), sheet);
      assert.deepEqual([period, alias, withoutOrder.taps(taps)], [period, alias, withoutOrder.taps(expected.taps)]);
    }
}

async function comparePopups(crowds: Crowds, site: ReportedSite): Promise<void> {
  const { popups } = site.published.document;
  for (const month of MONTHS) {
    const answer = await dataOf(crowds.reports.popups({ ...crowds.base, ...pathOf(site), query: { month } }));
    const { days } = expectedOverview([], { month, now: NOW, filter: {} });
    const expected = expectedPopups(
      crowds.facts(site),
      Object.keys(popups),
      days.map(({ day }) => day),
    );
    assert.deepEqual(
      answer.popups.map(({ popupId, shown, clicked, closed, applied, days: own }) => ({
        popupId,
        shown,
        clicked,
        closed,
        applied,
        days: own,
      })),
      expected,
    );
    assert.deepEqual(
      answer.popups.map(({ name, isGone, limit }) => [name, isGone, limit]),
      Object.values(popups).map(({ name, limit }) => [name, false, limit]),
    );
  }
}

async function compareLive(crowds: Crowds, site: ReportedSite): Promise<void> {
  const { at, share, ...answer } = await dataOf(crowds.reports.live({ ...crowds.base, ...pathOf(site) }));
  const { sheets, ...expected } = expectedLive(site.sent.delivered, NOW, site.published.reported);
  assert.deepEqual([at, share], [NOW.toISOString(), 1]);
  assert.deepEqual({ ...answer, sheets: withoutOrder.taps(answer.sheets) }, { ...expected, sheets: withoutOrder.taps(sheets) });
}

/** Returns functions that compare what the report endpoints answer with what the crowds did. */
export function reportComparer({ reports }: CrowdPath, owner: Account) {
  const known = new Map<ReportedSite, VisitFacts[]>();
  const facts = (site: ReportedSite): VisitFacts[] => {
    const found = known.get(site) ?? factsOf(site.published.site, site.sent.observed, site.sent.conversions);
    known.set(site, found);
    return found;
  };
  const crowds: Crowds = { reports, owner, base: { ...REQUEST, caller: callerOf(owner) }, facts };
  return {
    facts,
    overview: (site: ReportedSite) => compareOverview(crowds, site),
    account: (sites: readonly ReportedSite[], account: Account) => compareAccount(crowds, sites, account),
    landing: (site: ReportedSite) => compareLanding(crowds, site),
    swipe: (site: ReportedSite) => compareSwipe(crowds, site),
    taps: (site: ReportedSite) => compareTaps(crowds, site),
    popups: (site: ReportedSite) => comparePopups(crowds, site),
    live: (site: ReportedSite) => compareLive(crowds, site),
  };
}
