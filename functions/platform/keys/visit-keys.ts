import type { Key } from '#functions/platform/keys/key.ts';

/**
 * The keys of visits, page views and their figures; `keys.ts` has the others.
 *
 * | partition (`pk`)                        | sort key (`sk`)                   | item                        | read by                                                        |
 * |-----------------------------------------|-----------------------------------|-----------------------------|----------------------------------------------------------------|
 * | `VISITS#<site>`                         | `DUE#<hour>`                      | hour with collected visits  | `due`: hours whose roll-up did not happen                      |
 * | `VISITS#<site>`                         | `CONVERSION#<hour>#<entry or member>` | conversion              | the roll-up of the hour                                        |
 * | `VISITS#<site>`                         | `DAY#<day>#<chunk>`, `MONTH#<month>#<chunk>` | figures of visits | reports; the month is the sum of its days                      |
 * | `VISITS#<site>`                         | `TOTALS#<day>`                    | their totals                | reports by day                                                 |
 * | `ACCOUNTVISITS#<account>`              | `<month>#<site>`                  | totals of a site in a month | reports of an account and its tree                             |
 * | `VISITSALT#<day>`                       | `SALT`                            | secret of a day             | collecting visits of that day                                  |
 * | `VIEWS#<account>`                       | `<month>#TOTAL#<shard>`           | page views of an account    | usage, closing of the month                                    |
 * | `VIEWS#<account>`                       | `<month>#SITE#<site>#<shard>`     | page views of a site        | usage by site                                                  |
 * | `VIEWS#<account>`                       | `<month>#NOTICE#<percentage>`     | a notice of page views      | metering: each notice is sent once                             |
 * | `SITEVIEWS#<site>`                      | `LINEAGE`                         | accounts above a site       | metering, once the site is removed                             |
 * | `LOGOBJECT#<key>`                       | `LOGOBJECT`                       | a metered log object        | metering: each object counts once                              |
 */

/** Returns the key of a day's secret. `day` is in Japanese time. */
export const visitSaltKey = (day: string): Key => ({ pk: `VISITSALT#${day}`, sk: 'SALT' });
export const visitFiguresPartition = (siteId: string): string => `VISITS#${siteId}`;
export const visitHourKey = (siteId: string, hour: string): Key => ({ pk: visitFiguresPartition(siteId), sk: `DUE#${hour}` });
/** Returns the id of a site's hour in the index `due`. */
export const visitHourDueId = (siteId: string, hour: string): string => `${siteId}#${hour}`;
export const conversionPrefix = (hour: string): string => `CONVERSION#${hour}#`;
/** Returns the key of a conversion. `id` is the id of the form entry or member. */
export const conversionKey = (siteId: string, hour: string, id: string): Key => ({
  pk: visitFiguresPartition(siteId),
  sk: conversionPrefix(hour) + id,
});
/**
 * Returns the key prefix of a period: a day or month in Japanese time. Months are separate from days, so that the months of a year are read
 * without its days.
 */
export const periodPrefix = (period: string): string => `${period.length === 'YYYY-MM'.length ? 'MONTH' : 'DAY'}#${period}#`;
export const periodKey = (siteId: string, period: string, chunk: number): Key => ({
  pk: visitFiguresPartition(siteId),
  sk: periodPrefix(period) + String(chunk).padStart(2, '0'),
});
/**
 * Returns the partition of the monthly totals of an account's sites. The totals of a site are in the partitions of its owner and of the
 * accounts above.
 */
export const accountVisitsPartition = (accountId: string): string => `ACCOUNTVISITS#${accountId}`;
export const accountVisitsPrefix = (month: string): string => `${month}#`;
export const accountVisitsKey = (accountId: string, month: string, siteId: string): Key => ({
  pk: accountVisitsPartition(accountId),
  sk: accountVisitsPrefix(month) + siteId,
});
export const dayTotalsKey = (siteId: string, day: string): Key => ({ pk: visitFiguresPartition(siteId), sk: `TOTALS#${day}` });

/** Returns the partition of an account's page views. `month` is YYYY-MM in Japanese time. */
export const viewsPartition = (accountId: string): string => `VIEWS#${accountId}`;
export const viewTotalKey = (accountId: string, month: string, shard: number): Key => ({
  pk: viewsPartition(accountId),
  sk: `${month}#TOTAL#${shard}`,
});
export const siteViewsPrefix = (month: string, siteId = ''): string => `${month}#SITE#${siteId}${siteId && '#'}`;
export const siteViewsKey = (accountId: string, month: string, siteId: string, shard: number): Key => ({
  pk: viewsPartition(accountId),
  sk: siteViewsPrefix(month, siteId) + String(shard),
});
export const viewNoticeKey = (accountId: string, month: string, percentage: number): Key => ({
  pk: viewsPartition(accountId),
  sk: `${month}#NOTICE#${percentage}`,
});
export const siteLineageKey = (siteId: string): Key => ({ pk: `SITEVIEWS#${siteId}`, sk: 'LINEAGE' });
export const logObjectKey = (key: string): Key => ({ pk: `LOGOBJECT#${key}`, sk: 'LOGOBJECT' });
