import type { Clock } from '#functions/gateways/clock.ts';
import type { Dns } from '#functions/gateways/dns.ts';
import type { DomainTenants } from '#functions/gateways/domain-tenants.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import type { CustomDomain } from '#functions/store/domain/custom-domain.ts';
import type { Claim, DomainStore } from '#functions/store/domain/domain-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { domainDueId } from '#functions/store/keys.ts';
import { dnsFinding } from '#shared/rules/domain/dns-finding.ts';
import { type DomainAction, type DomainNotice, domainStep } from '#shared/rules/domain/domain-progress.ts';

export interface CheckDomainDependencies {
  domains: Pick<DomainStore, 'read' | 'claimOn' | 'advance' | 'checkNow'>;
  dns: Dns;
  tenants: DomainTenants;
  clock: Clock;
  ids: Pick<Ids, 'ulid'>;
  /** The target of the CNAME that proves a wish. */
  targetOf: (token: string) => string;
  /** The e-mails about a step. */
  mailsAbout: (domain: CustomDomain, notice: DomainNotice) => readonly Job[];
}

/**
 * Checks one domain and takes its next step. May be repeated, overlap and be cut off anywhere:
 *
 * 1. Reads the wish, the claim on its name, its DNS and the certificate of its tenant.
 * 2. Decides the step, and stores it with the claim and the e-mails in one transaction. A concurrent change starts again at 1.
 * 3. Acts at the control plane, where only the wish with the claim may make a tenant. What fails is decided again at the next check.
 * 4. If the domain points here but another wish has its name, that one is checked at once: it has probably lost its CNAME.
 */
export function checkDomain({ domains, dns, tenants, clock, ids, targetOf, mailsAbout }: CheckDomainDependencies) {
  async function act(action: DomainAction | null, { token, name, siteId }: CustomDomain): Promise<void> {
    if (action === 'create-tenant') await tenants.create({ token, domain: name, siteId });
    if (action === 'attach-certificate') await tenants.attachCertificate(token);
    if (action === 'remove-tenant') await tenants.remove(token);
  }

  async function checkHolder(holder: Claim): Promise<void> {
    const other = await domains.read(domainDueId(holder));
    if (other) await domains.checkNow(other);
  }

  async function checkOnce(id: string): Promise<typeof CONFLICT | undefined> {
    const domain = await domains.read(id);
    if (!domain) return undefined;
    const { token, name } = domain;
    const [holder, answer, certificate] = await Promise.all([domains.claimOn(name), dns.lookUp(name), tenants.read(token)]);
    const finding = dnsFinding(answer, targetOf(token));
    const mayHoldName = holder === undefined || holder.token === token;
    const at = clock();
    const step = domainStep(domain, { dns: finding, certificate, mayHoldName }, at.getTime());
    const jobs = step.notice ? mailsAbout(domain, step.notice) : [];
    const { next, claim, checkAt } = step;
    const version = ids.ulid();
    if (!(await domains.advance(domain, { next, claim, checkAt, holder, finding, certificate, version, at, jobs }))) return CONFLICT;
    await act(step.action, domain);
    if (!mayHoldName && finding.code === 'correct') await checkHolder(holder);
    return undefined;
  }

  return (id: string): Promise<void> => retryOnConflict(() => checkOnce(id));
}
