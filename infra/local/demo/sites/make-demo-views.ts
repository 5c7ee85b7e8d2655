import { ACCESS_LOG_FIELDS, type AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';
import { addMonths, monthOf, nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { HOTEL_LOGIN } from '#infra/local/demo/sites/make-demo-sites.ts';
import { accessLogWriter } from '#infra/local/edge/access-log.ts';
import { accessLogDelivery } from '#infra/local/edge/access-log-delivery.ts';
import { type Layout, REGION } from '#infra/local/platform/layout.ts';
import { loadOrCreateSecrets } from '#infra/local/platform/secrets.ts';

/** Page views of each login's first site, this month first, then the months before. The customer's page views exceed 80 % of a block. */
export const CUSTOMER_VIEWS = [24_300, 31_200, 18_900] as const;
const VIEWS = [
  { login: DEMO_LOGINS.USER, views: CUSTOMER_VIEWS },
  { login: HOTEL_LOGIN, views: [4_100, 3_800, 0] },
] as const;

const BROWSER = encodeURI(
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
);

/** Visits spread evenly over a month, or over its elapsed part. */
function* visitsIn(month: string, count: number, host: string, now: Date): Generator<AccessLogRecord> {
  const start = startOfMonth(month).getTime();
  const end = Math.min(startOfMonth(nextMonth(month)).getTime(), now.getTime());
  for (let index = 0; index < count; index += 1)
    yield {
      'timestamp(ms)': String(Math.floor(start + ((end - start) * index) / count)),
      'cs-method': 'GET',
      'x-host-header': host,
      'cs-uri-stem': '/',
      'sc-status': '200',
      'sc-content-type': 'text/html; charset=utf-8',
      'cs(User-Agent)': BROWSER,
    };
}

/** Delivers access logs of three months, which are metered like those of real visits. */
export async function makeDemoViews({ consoleOrigin, sitesOrigin, dataDir, buckets, endpoints }: Layout): Promise<void> {
  const { accessKeyId, secretAccessKey } = await loadOrCreateSecrets(dataDir);
  const credentials = { accessKeyId, secretAccessKey, region: REGION };
  const now = new Date();
  const log = accessLogWriter({
    folder: 'sites',
    fields: ACCESS_LOG_FIELDS,
    write: accessLogDelivery({ bucket: buckets.accessLogs, endpoints, credentials }),
  });
  for (const { login, views } of VIEWS) {
    const session = await ConsoleSession.signIn(consoleOrigin, login);
    const { sites } = await session.call(site.list, { query: {} });
    for (const one of sites.slice(0, 1)) {
      const { host } = new URL(siteOrigin(sitesOrigin, one.id));
      for (const [ago, count] of views.entries())
        for (const record of visitsIn(addMonths(monthOf(now), -ago), count, host, now)) log.add(record);
    }
  }
  await log.flush();
}
