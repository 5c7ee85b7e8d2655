/**
 * The fields of the access logs from which visits are collected. These logs are separate from the logs of page views
 * (`meter-page-views/access-log-fields.ts`), because they contain the visitor's address. People are counted by a hash of the address that
 * cannot be computed a day later, and the logs are deleted after `VISIT_LOG_DAYS`.
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

/**
 * A record of a request in the access logs of visits. CloudFront writes every value as text, percent-encodes the user agent, and writes `-`
 * for missing values.
 */
export type VisitLogRecord = Readonly<Record<(typeof VISIT_LOG_FIELDS)[number], string>>;
