import { setTimeout as delay } from 'node:timers/promises';
import { setDnsRecords } from '#infra/local/clients/dns-client.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { DEMO_PASSWORD } from '#infra/local/demo/accounts/demo-people.ts';
import { HOTEL_SCENES } from '#infra/local/demo/artwork/highland-scenes.ts';
import { createSite, type NewSite, fillSite, publishAndWait } from '#infra/local/clients/build-site.ts';
import { GROVE_SHEETS, VILLA_SHEETS } from '#infra/local/demo/sites/demo-sheets.ts';
import type { LocalRecords } from '#infra/local/dns/local-dns.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';

/** An account whose plan includes custom domains. */
const OWNER = { email: 'hidamari@example.com', password: DEMO_PASSWORD };

const ONE_COLUMN = { numberHorizontal: 2, numberVertical: 1, scenes: HOTEL_SCENES } as const;
const VILLA: NewSite = { name: '湖畔の別荘 内覧会', ...ONE_COLUMN, sheets: VILLA_SHEETS };
const GROVE: NewSite = { name: '林間の分譲地', ...ONE_COLUMN, sheets: GROVE_SHEETS };

const VILLA_DOMAIN = 'villa.hidamari.example.jp';
/** A domain whose CNAME still points to a former server. */
const GROVE_DOMAIN = '森.ひだまり.example.jp';
const FORMER_SERVER = 'www.former-server.example.net';

/** Milliseconds between domain checks: longer than `DOMAIN_CHECK_PAUSE_MS`, within which the platform ignores a repeated check. */
const CHECK_MS = 1_100;

type SetDnsRecords = (name: string, records: LocalRecords) => Promise<void>;

async function publishedSite(session: ConsoleSession, design: NewSite): Promise<string> {
  const created = await createSite(session, design);
  await publishAndWait(session, created.id, await fillSite(session, created, design));
  return created.id;
}

/** Requests a domain, and sets its CNAME to a target; by default to the correct target. */
async function requestDomain(
  session: ConsoleSession,
  setRecords: SetDnsRecords,
  { id, domain, target }: { id: string; domain: string; target?: string },
): Promise<void> {
  const { domains } = await session.call(customDomain.request, { params: { id }, body: { domain } });
  const [request] = domains;
  if (request) await setRecords(request.name, { cname: target ?? request.record.value });
}

/**
 * Publishes two sites of one customer: a site with its custom domain, and one whose domain is being verified. Repeats checks every
 * few seconds until the first domain has a certificate and is live.
 */
export async function makeDemoDomains({ consoleOrigin, endpoints }: Layout, accessKeyId: string): Promise<void> {
  const session = await ConsoleSession.signIn(consoleOrigin, OWNER);
  const { sites } = await session.call(site.list, { query: {} });
  if (sites.length > 0) return;
  const setRecords: SetDnsRecords = (name, records) => setDnsRecords({ url: `${endpoints.jobs}/local/dns`, accessKeyId }, name, records);
  const [villa, grove] = [await publishedSite(session, VILLA), await publishedSite(session, GROVE)];
  await requestDomain(session, setRecords, { id: grove, domain: GROVE_DOMAIN, target: FORMER_SERVER });
  await requestDomain(session, setRecords, { id: villa, domain: VILLA_DOMAIN });
  await pollUntil(`${VILLA_DOMAIN} is live`, async () => {
    await delay(CHECK_MS);
    const { live } = await session.call(customDomain.check, { params: { id: villa } });
    return live ?? undefined;
  });
  await session.call(customDomain.check, { params: { id: grove } });
}
