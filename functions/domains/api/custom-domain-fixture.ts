import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { customDomainUseCases } from '#functions/domains/api/use-cases.ts';
import { CHECK_PAUSE_MS } from '#functions/domains/services/request-domain-check.ts';
import { checkDomain } from '#functions/domains/services/check-domain.ts';
import { domainMails } from '#functions/domains/services/domain-mails.ts';
import { domainTargets } from '#functions/domains/services/domain-target.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CertificateState } from '#shared/model/domains/custom-domain.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

/** Returns the use cases of custom domains, with a DNS and a control plane whose answers a test sets. */
export async function startDomainFixture() {
  const test = await startSiteFixture();
  const { dependencies, table } = test;
  const { clock } = dependencies;
  const domains = domainStore(table, clock);
  const targetOf = domainTargets(dependencies.sitesOrigin);
  /** CNAMEs by name. */
  const cnames = new Map<string, string>();
  const tenants = new Map<string, CertificateState>();
  const limits = { groups: 2, tenantsPerGroup: 2, tenants: 4, certificates: 3 };
  const own: CustomDomainDependencies = {
    ...dependencies,
    domains,
    sitesOf: (ids) => activeSites(table, ids),
    targetOf,
    reserved: ['sites.example.com', 'console.example.com'],
    limits,
    checkPauseMs: CHECK_PAUSE_MS,
  };
  const useCases = withParsedResponses(apiContract.customDomain, customDomainUseCases(own));
  const check = checkDomain({
    ...dependencies,
    domains,
    ids: randomIds,
    targetOf,
    mailsAbout: domainMails(dependencies),
    certificates: { endOf: () => Promise.resolve(new Date(clock().getTime() + 90 * 24 * 3_600_000)) },
    dns: { lookUp: (name) => Promise.resolve({ cnames: [cnames.get(name) ?? []].flat(), addresses: [], issuers: null }) },
    tenants: {
      read: (token) => Promise.resolve(tenants.get(token) ?? 'none'),
      create({ token }) {
        if (tenants.size >= limits.tenants) return Promise.resolve('quota-reached');
        tenants.set(token, 'issued');
        return Promise.resolve(null);
      },
      attachCertificate: (token) => Promise.resolve(void tenants.set(token, 'attached')),
      remove: (token) => Promise.resolve(void tenants.delete(token)),
    },
  });

  /** Returns the endpoints, called by a login. */
  function as(account: Account) {
    const base = { caller: callerOf(account), query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
    return {
      get: (id: string) => dataOf(useCases.get({ ...base, params: { id } })),
      request: (id: string, domain: string, withTwin = false) =>
        dataOf(useCases.request({ ...base, params: { id }, body: { domain, withTwin } })),
      check: (id: string) => dataOf(useCases.check({ ...base, params: { id } })),
      addTwin: (id: string, token: string) => dataOf(useCases.addTwin({ ...base, params: { id, token } })),
      renew: (id: string, token: string) => dataOf(useCases.renew({ ...base, params: { id, token } })),
      remove: (id: string, token: string) => dataOf(useCases.remove({ ...base, params: { id, token } })),
      sendInstructions: (id: string, token: string, email: string) =>
        dataOf(useCases.sendInstructions({ ...base, params: { id, token }, body: { email, language: 'en', message: '' } })),
      list: (query: { keyword?: string; state?: 'live'; cursor?: string; limit: number }) =>
        dataOf(useCases.list({ ...base, params: undefined, query })),
      export: (query: { keyword?: string }) =>
        dataOf(useCases.export({ ...base, params: undefined, query: { language: 'en', format: 'csv', ...query } })),
    };
  }

  /** Runs the next steps of all domains of a site. */
  async function steps(siteId: string, count = 1): Promise<void> {
    for (let step = 0; step < count; step += 1) for (const request of await domains.ofSite(siteId)) await check(domainDueId(request));
  }

  return { ...test, domains, domainsAs: as, cnames, tenants, check, steps };
}
