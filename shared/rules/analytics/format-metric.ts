import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { MetricUnit } from '#shared/rules/analytics/metrics.ts';

/** The text for an unknown figure. */
const UNKNOWN = '–';

const SECONDS_A_MINUTE = 60;

const tenths = (value: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TAG[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** The lowest percentage with one decimal: lower percentages would be rounded to 0.0. */
const LEAST_TENTH = 0.05;
/** The smallest change in percent that is shown. A smaller change is within the rounding of both figures. */
const LEAST_CHANGE = 0.01;

/**
 * Returns a share in percent with one decimal, or with one significant digit if that shows more, so that a share above zero is never shown
 * as 0.0. `least`: percentages below it are only noise.
 */
function percents(share: number, locale: string, { least = 0, ...options }: Intl.NumberFormatOptions & { least?: number } = {}): string {
  const value = share * 100;
  const digits: Intl.NumberFormatOptions =
    value <= least || value >= LEAST_TENTH ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumSignificantDigits: 1 };
  return new Intl.NumberFormat(locale, { ...digits, ...options }).format(value);
}

/** Percentage points, the unit of the difference of two shares. */
const POINTS: Readonly<Record<Language, string>> = { jp: 'pt', en: ' pt', cn: '个百分点', kr: '%p' };

/** Rounds as the screen does, unlike `toFixed`: 12.35 becomes 12.4. */
const PLAIN_TENTHS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** Returns minutes and seconds: `1:05`. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / SECONDS_A_MINUTE)}:${String(whole % SECONDS_A_MINUTE).padStart(2, '0')}`;
}

const FORMATS: Readonly<Record<MetricUnit, (value: number, language: Language) => string>> = {
  count: (value, language) => new Intl.NumberFormat(LANGUAGE_TAG[language]).format(value),
  decimal: tenths,
  seconds: minutes,
  share: (value, language) => `${percents(value, LANGUAGE_TAG[language])}%`,
};

/** Returns a figure as screens and reports show it: `1,234`, `2.5`, `1:05` (minutes and seconds), `12.3%`. */
export const formatMetric = (unit: MetricUnit, value: number | null, language: Language): string =>
  value === null ? UNKNOWN : FORMATS[unit](value, language);

/** Returns a figure as a CSV field, without thousands separators: `1234`, `2.5`, `65.2` (seconds), `12.3%`. Empty if it is unknown. */
export function csvMetric(unit: MetricUnit, value: number | null): string {
  if (value === null) return '';
  if (unit === 'count') return String(value);
  return unit === 'share' ? `${percents(value, 'en', { useGrouping: false })}%` : PLAIN_TENTHS.format(value);
}

/** Returns a change of `changeOf` with its sign: `+12.3%`, `−4.0%`; for shares in percentage points: `+1.2 pt`. */
export const formatChange = (unit: MetricUnit, change: number, language: Language): string =>
  `${change < 0 ? '−' : '+'}${percents(Math.abs(change), LANGUAGE_TAG[language], { least: LEAST_CHANGE })}${unit === 'share' ? POINTS[language] : '%'}`;
