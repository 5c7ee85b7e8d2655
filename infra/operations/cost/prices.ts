/**
 * List prices in USD in ap-northeast-1 (CloudFront: Japan), first tier, without free tiers, entered in November 2026. `docs/cost.md` names
 * the pages that they were compared with, and those that were not found: the counts are tested, prices cannot be.
 */
export const PRICES = {
  cloudFrontGigabyte: 0.114,
  cloudFrontRequest: 1.2e-6,
  edgeFunctionRun: 0.1e-6,
  /** Lambda@Edge: each run, and each gigabyte-second. */
  edgeLambdaRun: 0.6e-6,
  edgeLambdaGigabyteSecond: 0.000_050_01,
  edgeStoreRead: 0.03e-6,
  invalidationPath: 0.005,
  firewallMonth: 5,
  firewallRuleMonth: 1,
  firewallRequest: 0.6e-6,
  apiRequest: 1.29e-6,
  functionRun: 0.2e-6,
  /** Lambda on ARM64, for each gigabyte-second. */
  functionGigabyteSecond: 0.000_013_333_4,
  tableRead: 0.142_5e-6,
  tableWrite: 0.715e-6,
  /** Storage of the table, including point-in-time recovery. */
  tableGigabyteMonth: 0.285 + 0.228,
  storageGigabyteMonth: 0.025,
  storagePut: 4.7e-6,
  storageGet: 0.37e-6,
  logGigabyte: 0.76,
  /** Distribution tenants of a month: none up to `free`, one price up to `included`, and each further one. */
  tenants: { free: 10, included: 200, includedMonth: 20, month: 0.1 },
  /** A request to SQS. */
  queueRequest: 0.4e-6,
  mail: 0.1e-3,
  /** A minute of a rendition: AVC in HD with one pass, basic tier. */
  videoMinute: 0.02,
  alarmMonth: 0.1,
  dashboardMonth: 3,
  customMetricMonth: 0.3,
  keyMonth: 1,
  secretMonth: 0.4,
} as const;
