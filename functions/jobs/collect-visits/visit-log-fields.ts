/**
 * The fields of the access logs by which visits are collected. Apart from the logs that page views are metered from
 * (`meter-page-views/access-log-fields.ts`), because they contain the address: people are counted by a hash of it that is unknown a
 * day later, and the logs are deleted after `VISIT_LOG_DAYS`.
 */
export const VISIT_LOG_FIELDS = [
  'timestamp(ms)',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'sc-status',
  'cs(User-Agent)',
  'c-ip',
] as const;

/** A request in such a log. CloudFront writes every value as text, percent-encodes the user agent, and `-` where there is none. */
export type VisitLogRecord = Readonly<Record<(typeof VISIT_LOG_FIELDS)[number], string>>;
