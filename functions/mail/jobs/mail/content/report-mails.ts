import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { ANALYTICS_MESSAGES, MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { formatChange, formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { changeOf, type Metric, metricOf, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** The figures in the text. All further figures are in the attached file. */
const KEY_METRICS = [
  'visits',
  'people',
  'averageTime',
  'completion',
  'clicks',
  'conversions',
  'conversionRate',
] as const satisfies Metric[];

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long' }).format(startOfMonth(month));

/** Returns a figure, followed by that of the previous month and the change. */
function figure(metric: Metric, { totals, previous }: { totals: VisitTotals; previous: VisitTotals }, language: Language) {
  const terms = ANALYTICS_MESSAGES[language];
  const [unit, value, former] = [metricUnit(metric), metricOf(metric, totals), metricOf(metric, previous)];
  const change = changeOf(unit, value, former);
  const before = fillPlaceholders(terms.change.before, { value: formatMetric(unit, former, language) });
  const compared = change === null ? before : `${formatChange(unit, change, language)}　${before}`;
  return { title: terms.metric[metric].name, lines: [formatMetric(unit, value, language), compared] };
}

interface ReportedMonth {
  /** The company that selected the addresses. */
  company: string;
  siteName: string;
  month: string;
  totals: VisitTotals;
  previous: VisitTotals;
}

/** Returns the e-mail with the key figures of the attached report of a month, and why it was sent. */
export function visitReportMail(
  { language, brandName: brand }: MailContext,
  { company, siteName: site, month, ...figures }: ReportedMonth,
  screen: string,
): MailContent {
  const texts = MAIL_MESSAGES[language].visitReport;
  const values = { brand, site, company, month: monthName(month, language) };
  return {
    subject: interpolate(texts.subject, values),
    title: interpolate(texts.title, values),
    greeting: null,
    paragraphs: [interpolate(texts.lead, values)],
    answers: KEY_METRICS.map((metric) => figure(metric, figures, language)),
    button: { label: texts.button, address: screen },
    notes: [{ text: texts.signIn }],
    footer: interpolate(texts.footer, values),
  };
}

/** Announces that the report of a month was not sent, because the plan has no effect measurement. */
export function reportNotSentMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { siteName: site, month }: { siteName: string; month: string },
  screen: string,
): MailContent {
  const { greeting, reportNotSent: texts } = MAIL_MESSAGES[language];
  const values = { brand, site, month: monthName(month, language) };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), texts.afterwards],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}
