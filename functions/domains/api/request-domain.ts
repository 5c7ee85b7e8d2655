import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { siteDomains, requestsOf } from '#functions/domains/api/site-domains.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { requestDomainCheck } from '#functions/domains/services/request-domain-check.ts';
import { reconcileSiteStatus } from '#functions/domains/services/reconcile-site-status.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type CustomDomain, isTwin } from '#functions/domains/store/custom-domain.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { FieldRule } from '#shared/model/error.ts';
import { parseDomainName } from '#shared/rules/domains/domain-name.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';
import { registrableDomainOf } from '#shared/rules/domains/registrable-domain.ts';

const TWIN_PREFIX = 'www.';

const refuse = (rule: FieldRule, params?: Record<string, string>): AppError =>
  invalidInput([{ path: 'domain', rule, ...(params && { params }) }]);

/** Parses a domain name that a person typed. Throws `invalid-input` with the reason. */
function parseTyped({ reserved }: CustomDomainDependencies, typed: string): string {
  const parsed = parseDomainName(typed, { registrableDomainOf, reserved });
  if ('name' in parsed) return parsed.name;
  throw refuse(parsed.fault, parsed.apex === undefined ? undefined : { domain: parsed.apex });
}

/** Throws unless the plan of the site's owner includes custom domains. */
async function assertAllowed(dependencies: CustomDomainDependencies, { ownerId }: Site): Promise<void> {
  if (!(await ownerLimits(dependencies, ownerId)).privateDomain) throw refuse('plan-without-domain');
}

/** Throws while a site waits for a domain. */
function assertNotVerifying(requests: readonly CustomDomain[]): void {
  if (requests.some((request) => !isTwin(request) && isVerifying(request.state))) throw new AppError('domain-verifying');
}

/**
 * Throws if another active domain request has proven the name. Makes a check of that request due now. If its CNAME was removed, the caller
 * can request the name a few minutes later.
 */
async function assertFree({ domains }: CustomDomainDependencies, name: string): Promise<void> {
  const claim = await domains.claimOn(name);
  const holder = claim && (await domains.read(domainDueId(claim)));
  if (!holder || holder.isRemoved || holder.state === 'ended') return;
  await domains.checkNow(holder);
  throw refuse('domain-taken');
}

/**
 * Returns the first connection group with capacity. If all are full, returns the last one, and the first check then reports the missing
 * capacity.
 */
async function groupWithRoom({ domains, limits }: CustomDomainDependencies): Promise<number> {
  const used = await domains.tenantsByGroup();
  const last = limits.groups - 1;
  for (let group = 0; group < last; group += 1) if ((used.get(group) ?? 0) < limits.tenantsPerGroup) return group;
  return last;
}

async function newRequest(dependencies: CustomDomainDependencies, site: Site, name: string): Promise<CustomDomain> {
  const { ids, clock } = dependencies;
  return {
    siteId: site.id,
    ownerId: site.ownerId,
    token: ids.ulid().toLowerCase(),
    name,
    state: 'waiting',
    requestedAt: clock().getTime(),
    failingSince: null,
    misses: 0,
    finding: { code: 'unknown' },
    certificate: 'none',
    certificateEndsAt: null,
    refusal: null,
    group: await groupWithRoom(dependencies),
    twinOf: null,
    hasTenant: false,
    checkedAt: null,
    isRemoved: false,
    version: ids.ulid(),
  };
}

async function addTwinOf(dependencies: CustomDomainDependencies, caller: Caller, site: Site, main: CustomDomain): Promise<void> {
  const name = parseTyped(dependencies, TWIN_PREFIX + main.name);
  const twin = { ...(await newRequest(dependencies, site, name)), twinOf: main.token };
  const entry = newAuditEntry(dependencies, 'site.domain-twin', auditActor(caller), siteAuditSubject(site), [
    { field: 'customDomain', from: null, to: name },
  ]);
  await dependencies.domains.add(twin, { entry, lineage: site.lineage });
  await requestDomainCheck(dependencies, twin);
}

/** Returns the site. Throws unless the caller may change it. */
export async function writableSite(dependencies: CustomDomainDependencies, caller: Caller, id: string): Promise<Site> {
  const site = await dependencies.sites.find(caller.scope, id);
  await assertSiteWritable(dependencies, caller, site);
  return site;
}

/**
 * Requests a domain: stores the domain request, which puts the site into DOMAIN_VERIFYING, and requests its first check. A live
 * domain is kept until the new one is live. Ended requests are removed.
 */
export const requestDomain =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.request> =>
  async ({ caller, params, body }) => {
    const { domains, attempts, ids, clock } = dependencies;
    const site = await writableSite(dependencies, caller, params.id);
    await assertAllowed(dependencies, site);
    const name = parseTyped(dependencies, body.domain);
    if (body.withTwin) parseTyped(dependencies, TWIN_PREFIX + name);
    const requests = await requestsOf(dependencies, site.id);
    assertNotVerifying(requests);
    await attempts.count('domain-request', site.id);
    await assertFree(dependencies, name);
    for (const ended of requests.filter(({ state }) => state === 'ended'))
      await domains.withdraw(ended, { version: ids.ulid(), at: clock() });
    const request = await newRequest(dependencies, site, name);
    await domains.add(request);
    await reconcileSiteStatus(dependencies)(request, auditActor(caller));
    await requestDomainCheck(dependencies, request);
    if (body.withTwin && !name.startsWith(TWIN_PREFIX)) await addTwinOf(dependencies, caller, site, request);
    return siteDomains(dependencies, site);
  };

/** Requests the `www.` subdomain of a domain, which then redirects to the domain. */
export const addTwin =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.addTwin> =>
  async ({ caller, params }) => {
    const site = await writableSite(dependencies, caller, params.id);
    await assertAllowed(dependencies, site);
    const requests = await requestsOf(dependencies, site.id);
    const main = requests.find(({ token }) => token === params.token);
    if (!main) throw new AppError('not-found');
    const hasTwin = requests.some(({ twinOf }) => twinOf === main.token);
    if (isTwin(main) || hasTwin || main.state === 'ended' || main.name.startsWith(TWIN_PREFIX)) throw new AppError('transition-refused');
    await addTwinOf(dependencies, caller, site, main);
    return siteDomains(dependencies, site);
  };

/**
 * Restarts an ended domain request with its full time limit. Its DNS target stays the same, since the record may exist already.
 */
export const renewDomain =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.renew> =>
  async ({ caller, params }) => {
    const { domains, ids, clock } = dependencies;
    const site = await writableSite(dependencies, caller, params.id);
    await assertAllowed(dependencies, site);
    const requests = await requestsOf(dependencies, site.id);
    const request = requests.find(({ token }) => token === params.token);
    if (!request) throw new AppError('not-found');
    if (request.state !== 'ended') throw new AppError('transition-refused');
    if (!isTwin(request)) assertNotVerifying(requests);
    await assertFree(dependencies, request.name);
    const change = { version: ids.ulid(), at: clock() };
    if (!(await domains.renew(request, change))) throw new AppError('transition-refused');
    const renewed: CustomDomain = { ...request, state: 'waiting', requestedAt: change.at.getTime(), version: change.version };
    await reconcileSiteStatus(dependencies)(renewed, auditActor(caller));
    await requestDomainCheck(dependencies, renewed);
    return siteDomains(dependencies, site);
  };
