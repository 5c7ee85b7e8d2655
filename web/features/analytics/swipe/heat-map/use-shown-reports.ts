import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { reportMonths } from '#shared/rules/analytics/report-month.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import type { ShownReport } from '#web/features/analytics/swipe/heat-map/heat-figure.tsx';
import { type Compared, comparedKey, type SwipeView } from '#web/features/analytics/swipe/use-swipe-view.ts';
import { useSwipeReport } from '#web/lib/api/use-analytics.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { formatLongMonth } from '#web/lib/format/month-choices.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface ShownReportsOptions extends Pick<TabProps, 'siteId' | 'month' | 'language' | 'languages'> {
  view: Pick<SwipeView, 'mode' | 'day' | 'compared'>;
}

/** Returns a function that names a report by its period, and by its language unless the site has only one. */
function useReportLabel(languages: readonly Language[]): (period: string, language: Language | undefined) => string {
  const { t } = useTranslation('swipe');
  const shownLanguage = useLanguage();
  return (period, language) => {
    const time = period.length === 7 ? formatLongMonth(period, shownLanguage) : formatDay(period);
    if (languages.length < 2) return time;
    return t('heat.reportOf', { period: time, language: language === undefined ? t('heat.allLanguages') : LANGUAGE_NAME[language] });
  };
}

/** Returns the reports that are shown side by side, and the reports to choose from for the comparison. */
export function useShownReports({ siteId, month, language, languages, view: { mode, day, compared: chosen } }: ShownReportsOptions) {
  const label = useReportLabel(languages);
  const [months] = useState(() => reportMonths(serverNow()));
  const former = addMonths(month, -1);
  const choices: Compared[] = [
    ...months.filter((one) => one !== month).map((one) => ({ month: one, language })),
    ...[undefined, ...languages].filter((one) => one !== language && languages.length > 1).map((one) => ({ month, language: one })),
  ];
  const compared = choices.find((one) => comparedKey(one) === chosen) ?? choices.find((one) => one.month === former) ?? choices[0];

  const period = mode === 'days' ? day : month;
  const first = useSwipeReport(siteId, { period, ...(language && { language }) });
  const second = useSwipeReport(
    siteId,
    { period: compared?.month ?? month, ...(compared?.language && { language: compared.language }) },
    { isEnabled: mode === 'compare' && compared !== undefined },
  );
  const queries = [
    { key: 'first', query: first, name: label(period, language) },
    ...(mode === 'compare' && compared ? [{ key: 'second', query: second, name: label(compared.month, compared.language) }] : []),
  ];
  return {
    shown: queries.flatMap(({ key, query, name }): ShownReport[] =>
      query.data ? [{ key, label: name, report: query.data, isStale: query.isPlaceholderData }] : [],
    ),
    /** The query of the first report that failed. */
    failed: queries.find(({ query }) => query.isError)?.query,
    compared,
    choices,
    labelOf: (one: Compared) => label(one.month, one.language),
  };
}

export type ShownReports = ReturnType<typeof useShownReports>;
