import { setTimeout as delay } from 'node:timers/promises';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { tellDns } from '#infra/local/clients/dns-client.ts';
import { HOTEL_LOGIN } from '#infra/local/demo/sites/make-demo-sites.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

/** The domain of the hotel's site. */
export const DEMO_DOMAIN = 'www.shirakaba-hotel.jp';

const ASKED_EVERY_MS = 1_000;
const ASKED_TIMES_MAX = 90;

/** Gives the hotel's site a domain, as its owner and its DNS provider would, and waits until it is live. */
export async function makeDemoDomain({ consoleOrigin, endpoints }: Layout, accessKeyId: string): Promise<void> {
  const session = await ConsoleSession.signIn(consoleOrigin, HOTEL_LOGIN);
  const { sites } = await session.call(site.list, { query: {} });
  const [hotel] = sites;
  if (!hotel || hotel.customDomain !== null) return;
  const params = { id: hotel.id };
  const { domains } = await session.call(customDomain.get, { params });
  const [wish] =
    domains.length > 0 ? domains : (await session.call(customDomain.request, { params, body: { domain: DEMO_DOMAIN } })).domains;
  if (!wish) throw new Error('The demo’s domain was not stored');
  await tellDns({ url: `${endpoints.jobs}/local/dns`, accessKeyId }, wish.record.name, { cname: wish.record.value });
  for (let asked = 0; asked < ASKED_TIMES_MAX; asked += 1) {
    const { live } = await session.call(customDomain.check, { params });
    if (live !== null) return;
    await delay(ASKED_EVERY_MS);
  }
  throw new Error(`The demo’s domain ${DEMO_DOMAIN} did not go live`);
}
