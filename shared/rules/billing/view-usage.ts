import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { usedBlocks } from '#shared/rules/billing/view-blocks.ts';
import { nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the page views of the whole month at the rate so far; `null` on the first day, which is too short for a forecast, and once the
 * month has ended.
 */
export function forecastViews(views: number, month: string, now: Date): number | null {
  const start = startOfMonth(month).getTime();
  const end = startOfMonth(nextMonth(month)).getTime();
  const elapsed = now.getTime() - start;
  if (elapsed < DAY_MS || now.getTime() >= end) return null;
  return Math.round((views * (end - start)) / elapsed);
}

/** The prices of page views for an account. `isBilled`: whether the operator bills it. */
export interface ViewTerms extends Pick<BillingTerms, 'limitAccess' | 'limitAccessPrice'> {
  isBilled: boolean;
}

interface MonthViews {
  month: string;
  views: number;
  late: number;
}

/** Returns the use, cost and forecast of the page views of a month. */
export function viewUsage(
  { month, views, late }: MonthViews,
  { limitAccess, limitAccessPrice, isBilled }: ViewTerms,
  now: Date,
): Omit<PageViewUsage, 'sites'> {
  const expected = forecastViews(views, month, now);
  if (limitAccess === null) return { month, views, late, block: null, forecast: expected === null ? null : { views: expected } };
  const priced = (count: number) => {
    const blocks = usedBlocks(count, limitAccess);
    return { blocks, charge: isBilled ? (blocks - 1) * limitAccessPrice : null };
  };
  const used = priced(views);
  const hasEnded = now >= startOfMonth(nextMonth(month));
  return {
    month,
    views,
    late,
    block: {
      size: limitAccess,
      price: isBilled ? limitAccessPrice : null,
      used,
      left: hasEnded ? null : used.blocks * limitAccess - views,
    },
    forecast: expected === null ? null : { views: expected, ...priced(expected) },
  };
}

/** Shares of the first block at which an account is notified, in per cent. */
export const NOTICE_PERCENTAGES = [80, 100] as const;
export type NoticePercentage = (typeof NOTICE_PERCENTAGES)[number];

/** Returns the highest share of the first block that page views have reached; `undefined` below the first share, and without a limit. */
export const reachedPercentage = (views: number, limitAccess: number | null): NoticePercentage | undefined =>
  limitAccess === null ? undefined : NOTICE_PERCENTAGES.findLast((percentage) => views * 100 >= percentage * limitAccess);
