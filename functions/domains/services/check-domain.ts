import type { TargetOf } from '#functions/domains/services/domain-target.ts';
import { isEndingSoon } from '#shared/rules/domains/certificate-end.ts';
import type { ServedCertificates } from '#functions/platform/gateways/served-certificates.ts';
import type { Dns } from '#functions/platform/gateways/dns.ts';
import type { DomainTenants } from '#functions/platform/gateways/domain-tenants.ts';
import { reconcileSiteStatus, siteOfRequest, type SiteStatusDependencies } from '#functions/domains/services/reconcile-site-status.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type CustomDomain, isTwin } from '#functions/domains/store/custom-domain.ts';
import type { DomainClaim, DomainStore } from '#functions/domains/store/domain-store.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';
import { dnsFinding } from '#shared/rules/domains/dns-finding.ts';
import type { DomainState } from '#shared/model/domains/custom-domain.ts';
import { type DomainAction, type DomainNotice, domainStep } from '#shared/rules/domains/domain-progress.ts';

export interface CheckDomainDependencies extends SiteStatusDependencies {
  domains: Pick<DomainStore, 'read' | 'ofSite' | 'claimOn' | 'advance' | 'checkNow' | 'withdraw' | 'forget' | 'noteRefusal'>;
  dns: Dns;
  tenants: DomainTenants;
  certificates: ServedCertificates;
  /** Returns the target of the CNAME that proves the ownership of a requested domain. */
  targetOf: TargetOf;
  /** Returns the e-mails about a step. */
  mailsAbout: (site: Site, domain: CustomDomain, notice: DomainNotice | 'certificate-ends') => readonly Job[];
}

/** States of a domain that visitors can reach or could reach before. */
const IN_USE: readonly DomainState[] = ['live', 'failing', 'recovering'];

/**
 * Checks one domain request and takes its next step. Idempotent; checks may overlap and be interrupted anywhere:
 *
 * 1. Reads the request, its site, the claim on its name, its DNS and the certificate of its tenant.
 * 2. Decides the step. A request that its owner removed, or whose site can no longer be restored, ends.
 * 3. Updates the status of the site, and stores the step with the claim and the e-mails in one transaction. A concurrent
 *    change restarts at 1. A removed request is deleted as soon as it has no tenant.
 * 4. Calls the control plane, where only the request with the claim may create a tenant. The next check retries what fails.
 * 5. A live domain replaces the site's earlier one.
 * 6. If the CNAME is correct but another request has claimed the name, checks that request now: it has probably lost its CNAME.
 */
export function checkDomain(dependencies: CheckDomainDependencies) {
  const { domains, dns, tenants, certificates, clock, ids, targetOf, mailsAbout } = dependencies;
  const keepStatus = reconcileSiteStatus(dependencies);

  async function act(action: DomainAction | null, domain: CustomDomain): Promise<void> {
    const { token, name, siteId, group } = domain;
    if (action === 'create-tenant') {
      const refusal = await tenants.create({ token, domain: name, siteId, group });
      if (refusal !== domain.refusal) await domains.noteRefusal(domain, refusal);
    }
    if (action === 'attach-certificate') await tenants.attachCertificate(token);
    if (action === 'remove-tenant') await tenants.remove(token);
  }

  async function waitForHolder(domain: CustomDomain, holder: DomainClaim): Promise<void> {
    const other = await domains.read(domainDueId(holder));
    if (other) await domains.checkNow(other);
    if (domain.refusal !== 'name-in-use') await domains.noteRefusal(domain, 'name-in-use');
  }

  /** Withdraws the site's earlier domains. If a concurrent change prevents this, the next check of the live domain retries it. */
  async function replaceEarlier(live: CustomDomain): Promise<void> {
    if (isTwin(live)) return;
    const { siteId, token, requestedAt } = live;
    const earlier = (await domains.ofSite(siteId)).filter(
      (other) =>
        other.token !== token &&
        other.twinOf !== token &&
        !other.isRemoved &&
        other.requestedAt <= requestedAt &&
        IN_USE.includes(other.state),
    );
    for (const other of earlier) await domains.withdraw(other, { version: ids.ulid(), at: clock() });
  }

  async function observe(domain: CustomDomain) {
    const { token, name } = domain;
    const [holder, answer, certificate] = await Promise.all([domains.claimOn(name), dns.lookUp(name), tenants.read(token)]);
    const endsAt = certificate === 'attached' ? await certificates.endOf(name) : undefined;
    const finding = dnsFinding(answer, targetOf(domain));
    const certificateEndsAt = endsAt?.getTime() ?? domain.certificateEndsAt;
    return { holder, finding, certificate, certificateEndsAt, mayHoldName: holder === undefined || holder.token === token };
  }

  /** Returns the e-mails about a step, and about a certificate that was not renewed in time. The latter are sent once per expiry date. */
  function mails(site: Site | undefined, stored: CustomDomain, now: { domain: CustomDomain; notice: DomainNotice | null }): readonly Job[] {
    if (!site) return [];
    const { domain, notice } = now;
    const isNewlyEnding =
      domain.state === 'live' &&
      isEndingSoon(domain.certificateEndsAt, domain.checkedAt ?? 0) &&
      !isEndingSoon(stored.certificateEndsAt, stored.checkedAt ?? 0);
    return [...(notice ? mailsAbout(site, domain, notice) : []), ...(isNewlyEnding ? mailsAbout(site, domain, 'certificate-ends') : [])];
  }

  const liveEvent = ({ id: siteId, ownerId: accountId }: Site, { token, name }: CustomDomain, at: Date): Write =>
    eventWrite({ kind: 'domain-live', accountId, subject: token, id: ids.ulid(), at: at.toISOString(), siteId, name, count: 1 });

  async function checkOnce(id: string): Promise<typeof CONFLICT | undefined> {
    const stored = await domains.read(id);
    if (!stored) return undefined;
    const [{ site, isKept }, seen] = await Promise.all([siteOfRequest(dependencies, stored), observe(stored)]);
    const { holder, finding, certificate, certificateEndsAt, mayHoldName } = seen;
    const isWanted = isKept && !stored.isRemoved;
    const domain: CustomDomain = isWanted ? stored : { ...stored, state: 'ended' };
    const at = clock();
    const { next, claim, checkAt, action, notice } = domainStep(domain, { dns: finding, certificate, mayHoldName }, at.getTime());
    const version = ids.ulid();
    const stepped: CustomDomain = { ...domain, ...next, finding, certificate, certificateEndsAt, version, checkedAt: at.getTime() };
    await keepStatus(stepped);
    if (!isWanted && certificate === 'none') return (await domains.forget(stored, holder)) ? undefined : CONFLICT;
    const jobs = mails(site, stored, { domain: stepped, notice });
    const events = site && notice === 'live' ? [liveEvent(site, stepped, at)] : [];
    const change = { next, claim, checkAt, holder, finding, certificate, certificateEndsAt, version, at, jobs, events };
    if (!(await domains.advance(stored, change))) return CONFLICT;
    await act(action, stepped);
    if (next.state === 'live') await replaceEarlier(stepped);
    if (!mayHoldName && finding.code === 'correct' && holder) await waitForHolder(stepped, holder);
    return undefined;
  }

  return (id: string): Promise<void> => retryOnConflict(() => checkOnce(id));
}
