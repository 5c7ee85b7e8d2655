import { nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { personOf } from '#functions/accounts/services/caller.ts';
import { markedName } from '#functions/platform/base/marked-name.ts';
import { narrowScope } from '#functions/platform/base/scope.ts';
import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { writableSite } from '#functions/domains/api/request-domain.ts';
import { siteDomains, requestsOf, findDomainRequest } from '#functions/domains/api/site-domains.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { requestDomainCheck } from '#functions/domains/services/request-domain-check.ts';
import { reconcileSiteStatus } from '#functions/domains/services/reconcile-site-status.ts';
import { domainView } from '#functions/domains/services/domain-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { retryOnConflict, CONFLICT } from '#functions/platform/base/retry-on-conflict.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';

/** The sender named in the e-mail. The recipient must not see the name of a person who works above the site's owner. */
interface SenderOfMail {
  sender: string;
  byProvider?: true;
}

export const getDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.get> =>
  async ({ caller, params }) =>
    siteDomains(dependencies, await dependencies.sites.find(caller.scope, params.id));

/**
 * Requests a check of the site's domains now. The response contains the state before the check; the result is readable a few
 * seconds later.
 */
export const checkDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.check> =>
  async ({ caller, params }) => {
    const site = await dependencies.sites.find(caller.scope, params.id);
    const requests = await requestsOf(dependencies, site.id);
    await Promise.all(requests.filter(({ state }) => state !== 'ended').map((request) => requestDomainCheck(dependencies, request)));
    return siteDomains(dependencies, site);
  };

/**
 * Removes a domain or domain request, with its twin. The site returns to its default address before the tenant is deleted.
 */
export const removeDomain =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.remove> =>
  async ({ caller, params }) => {
    const { domains, ids, clock } = dependencies;
    const site = await writableSite(dependencies, caller, params.id);
    /** Marks the domain request as removed, even if a check changes it concurrently. */
    const withdraw = (request: CustomDomain): Promise<void> =>
      retryOnConflict(async () => {
        const present = await domains.read(domainDueId(request));
        if (!present || present.isRemoved) return undefined;
        return (await domains.withdraw(present, { version: ids.ulid(), at: clock() })) ? undefined : CONFLICT;
      });
    const requests = await requestsOf(dependencies, site.id);
    const main = requests.find(({ token }) => token === params.token);
    if (!main) throw new AppError('not-found');
    for (const request of requests.filter(({ token, twinOf }) => token === main.token || twinOf === main.token)) await withdraw(request);
    await reconcileSiteStatus(dependencies)({ ...main, state: 'ended', isRemoved: true }, auditActor(caller));
    return siteDomains(dependencies, site);
  };

/** E-mails the DNS record to the person who manages the DNS of the domain. */
export const sendInstructions =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.sendInstructions> =>
  async ({ caller, params, body }) => {
    const { attempts, jobs, ids, clock, targetOf } = dependencies;
    const site = await writableSite(dependencies, caller, params.id);
    const request = await findDomainRequest(dependencies, site.id, params.token);
    await attempts.count('domain-instructions', site.id);
    const { record, shownName, until } = domainView(request, targetOf);
    const redactNames = nameRedactor(dependencies, { scope: narrowScope(caller.scope, { id: site.ownerId, path: site.lineage }) });
    const { sender, byProvider } = await redactNames<SenderOfMail>(markedName('sender', caller.name, personOf(caller)));
    const mail = {
      template: 'domain-instructions' as const,
      to: body.email,
      language: body.language,
      message: body.message,
      siteId: site.id,
      ownerId: site.ownerId,
      siteName: site.name,
      sender: byProvider ? '' : sender,
      domain: shownName,
      record: { name: record.name, host: record.host, zone: record.zone, value: record.value },
      until,
    };
    await jobs.add(newJob('mail', { mail }, ids.ulid(), clock()));
    return null;
  };
