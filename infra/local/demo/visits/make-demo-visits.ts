import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { HOTEL_LOGIN } from '#infra/local/demo/sites/make-demo-sites.ts';
import { reportVisit, visitRecord } from '#infra/local/demo/visits/report-visit.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulatedSite } from '#infra/local/demo/visits/simulated-site.ts';
import { simulateVisits } from '#infra/local/demo/visits/simulate-visits.ts';
import { visitTimes } from '#infra/local/demo/visits/visit-times.ts';
import { accessLogWriter } from '#infra/local/edge/access-log.ts';
import { accessLogDelivery } from '#infra/local/edge/access-log-delivery.ts';
import { type Layout, REGION } from '#infra/local/platform/layout.ts';
import { loadOrCreateSecrets } from '#infra/local/platform/secrets.ts';
import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';

/** The initial daily average of visits to the first site of each login. */
const VISITS = [
  { login: DEMO_LOGINS.USER, visits: 240, seed: 1 },
  { login: HOTEL_LOGIN, visits: 70, seed: 2 },
] as const;

/**
 * Delivers the access logs of visits of this and the previous month, which are collected and rolled up like real ones, and has the report
 * of each month e-mailed to the owner.
 */
export async function makeDemoVisits({ consoleOrigin, sitesOrigin, dataDir, buckets, endpoints }: Layout): Promise<void> {
  const { accessKeyId, secretAccessKey } = await loadOrCreateSecrets(dataDir);
  const credentials = { accessKeyId, secretAccessKey, region: REGION };
  const now = new Date();
  const from = `${addMonths(monthOf(now), -1)}-01`;
  const log = accessLogWriter({
    folder: 'visits',
    fields: VISIT_LOG_FIELDS,
    write: accessLogDelivery({ bucket: buckets.accessLogs, endpoints, credentials }),
  });
  for (const { login, visits, seed } of VISITS) {
    const session = await ConsoleSession.signIn(consoleOrigin, login);
    const { sites } = await session.call(site.list, { query: {} });
    for (const { id } of sites.slice(0, 1)) {
      await session.call(analytics.setDelivery, {
        params: { siteId: id },
        body: { isOn: true, recipients: [login.email], language: 'jp' },
      });
      const { document } = await session.call(site.get, { params: { id } });
      const random = seededRandom(seed);
      const { host } = new URL(siteOrigin(sitesOrigin, id));
      const visited = simulatedSite(random, host, document);
      for (const visit of simulateVisits(random, visited, visitTimes(random, from, visits, now)))
        for (const part of reportVisit(visit)) if (part.at <= now.getTime()) log.add(visitRecord(host, visit, part));
    }
  }
  await log.flush();
}
