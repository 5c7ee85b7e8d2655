import { useState } from 'react';
import { VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { siteId, ulid } from '#shared/model/fields.ts';
import { reportMonths } from '#shared/rules/analytics/report-month.ts';
import { ReportTab } from '#web/features/analytics/address/report-tab.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

type Param = 'month' | 'tab' | keyof VisitFilter;

/** The report that the URL of the screen selects. */
export interface ReportAddress {
  /** `null` for the report of all sites. */
  siteId: string | null;
  /** `null` for all sites that the login may see. */
  accountId: string | null;
  /** YYYY-MM; the current month unless the URL names another available month. */
  month: string;
  /** The months with reports, the current one first. */
  months: readonly string[];
  tab: ReportTab;
  filter: VisitFilter;
  /** Changes parameters; the URL omits `null` and defaults. */
  change: (changes: Partial<Record<Param, string | null>>) => void;
  /** Returns the URL query of the report of a site (`null`: of all sites) with the same month and filter. */
  queryOf: (siteId: string | null) => string;
}

function parseFilter(search: URLSearchParams): VisitFilter {
  const { language, device, source } = VisitFilter.shape;
  return {
    language: parseParam(language, search.get('language')) ?? undefined,
    device: parseParam(device, search.get('device')) ?? undefined,
    source: parseParam(source, search.get('source')) ?? undefined,
  };
}

/** Returns the report that the URL selects, and functions that change the URL. */
export function useReportAddress(): ReportAddress {
  const [search, changeQuery] = useUrlQuery();
  const [months] = useState(() => reportMonths(serverNow()));
  const running = months[0] ?? '';
  const asked = search.get('month');
  const defaults: Readonly<Record<string, string>> = { month: running, tab: 'overview' };
  return {
    siteId: parseParam(siteId(), search.get('site')),
    accountId: parseParam(ulid(), search.get('account')),
    month: asked !== null && months.includes(asked) ? asked : running,
    months,
    tab: parseParam(ReportTab, search.get('tab')) ?? 'overview',
    filter: parseFilter(search),
    change: (changes) =>
      changeQuery((query) => {
        for (const [param, value] of Object.entries(changes)) {
          if (value === null || value === '' || value === defaults[param]) query.delete(param);
          else query.set(param, value);
        }
        return query;
      }),
    queryOf: (shownSite) => {
      const kept = ['account', 'month', ...Object.keys(VisitFilter.shape)].map((param) => [param, search.get(param)] as const);
      return `?${toSearchParams({ ...Object.fromEntries(kept), site: shownSite })}`;
    },
  };
}
