import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import {
  DOMAIN_GROUPS_PARTITION,
  DOMAIN_LIST_PARTITION,
  domainClaimKey,
  domainDueId,
  domainGroupKey,
  domainKey,
  domainKeyOf,
  domainListKey,
  siteDomainsPartition,
} from '#functions/platform/keys/keys.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { TenantRefusal } from '#shared/model/domains/custom-domain.ts';
import type { DomainStep } from '#shared/rules/domains/domain-progress.ts';

/** The domain request to which a name belongs. */
const DomainClaim = z.object({ siteId: z.string(), token: z.string() });
export type DomainClaim = z.infer<typeof DomainClaim>;

/** A step of a domain, with the state on which the decision was based. */
export interface DomainChange
  extends
    Pick<CustomDomain, 'finding' | 'certificate'>,
    Partial<Pick<CustomDomain, 'certificateEndsAt'>>,
    Pick<DomainStep, 'next' | 'claim' | 'checkAt'> {
  /** The claim on the name when the step was decided. */
  holder: DomainClaim | undefined;
  /** Id of the change. */
  version: string;
  at: Date;
  /** E-mails about the step. */
  jobs: readonly Job[];
  /** Events in the notifications of the owner. */
  events: readonly Write[];
}

/** A change by the owner. */
interface DomainRestart {
  /** Id of the change. */
  version: string;
  at: Date;
}

/** A page of all domain requests, by name. `next`: the position of the following page; `null` on the last page. */
export interface DomainPage {
  domains: CustomDomain[];
  next: string | null;
}

/** An audit entry, with the accounts whose log contains it. */
interface Audited {
  entry: AuditEntry;
  lineage: readonly string[];
}

/** The domain requests of sites, and the request to which each name belongs. */
export interface DomainStore {
  /** Stores a domain request, due immediately. Returns `false` if its token is already used. */
  add(domain: CustomDomain, audit?: Audited): Promise<boolean>;
  /** Returns at most `limit` domain requests of all sites after a position. */
  list(query: { after: string | undefined; limit: number }): Promise<DomainPage>;
  /** Returns the number of tenants of each connection group, by its position. */
  tenantsByGroup(): Promise<ReadonlyMap<number, number>>;
  /** Stores why the tenant of a domain was not created. Returns `false` if the domain has changed. */
  noteRefusal(domain: CustomDomain, refusal: TenantRefusal | null): Promise<boolean>;
  /** Returns the domain requests of a site, oldest first. */
  ofSite(siteId: string): Promise<CustomDomain[]>;
  /** Returns the ids of domains that are due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Leases a due check for a few minutes. Returns `false` if another run has leased it, or it is done. */
  lease(id: string): Promise<boolean>;
  /** Reads a domain request by an id that `listDue` returned. */
  read(id: string): Promise<CustomDomain | undefined>;
  /** Returns the domain request to which a name belongs. */
  claimOn(name: string): Promise<DomainClaim | undefined>;
  /** Returns the ids of the sites to which names belong, by name. */
  sitesOf: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Stores a step, with the claim on the name in the same transaction. Returns `false` if the domain or the claim has changed. */
  advance(domain: CustomDomain, change: DomainChange): Promise<boolean>;
  /** Stores the job of an immediate check. Returns `false` if one was requested after `notSince`, in epoch milliseconds. */
  requestCheck(domain: CustomDomain, asked: { at: number; notSince: number; job: Job }): Promise<boolean>;
  /** Makes a check due now. Returns `false` if the domain has changed. */
  checkNow(domain: CustomDomain): Promise<boolean>;
  /** Restarts a domain request, due immediately. Returns `false` if it has changed. */
  renew(domain: CustomDomain, change: DomainRestart): Promise<boolean>;
  /** Ends a domain request because its owner removes it; it is due immediately. Returns `false` if it has changed. */
  withdraw(domain: CustomDomain, change: DomainRestart): Promise<boolean>;
  /** Deletes a domain request without a tenant, and its claim. Returns `false` if the request or the claim has changed. */
  forget(domain: CustomDomain, holder: DomainClaim | undefined): Promise<boolean>;
}

/** Lifetime of a lease in milliseconds, which is longer than any check takes. */
const LEASE_MS = 2 * 60_000;

const dueAt = (domain: Pick<CustomDomain, 'siteId' | 'token'>, at: number) => dueAttributes('domain', new Date(at), domainDueId(domain));

/**
 * Returns the writes of the claim on a name. Holding a name requires that no other request has a claim on it. A release does not change the
 * claim of another request.
 */
function claimWrites({ siteId, token, name }: CustomDomain, { claim, holder }: Pick<DomainChange, 'claim' | 'holder'>): Write[] {
  const key = domainClaimKey(name);
  const isOwn = isEqual('token', token);
  if (claim === 'hold') return [{ put: { ...key, entity: 'domain-claim', siteId, token }, when: anyOf(isAbsent(), isOwn) }];
  return claim === 'release' && holder?.token === token ? [{ delete: key, when: isOwn }] : [];
}

const ListedRequest = z.object({ sk: z.string(), siteId: z.string(), token: z.string() });
const GroupCount = z.object({ sk: z.string(), tenants: z.number() });

/** Whether a domain has a tenant. While the state of its certificate is unknown, the stored value applies. */
const tenantAfter = ({ hasTenant }: CustomDomain, certificate: CustomDomain['certificate']): boolean =>
  certificate === 'unknown' ? hasTenant : certificate !== 'none';

/**
 * Returns the writes that count a tenant that was created or deleted. The domain's version, in the same transaction, makes each change
 * count once.
 */
const groupWrites = ({ group, hasTenant }: CustomDomain, hasTenantNow: boolean): Write[] =>
  hasTenant === hasTenantNow
    ? []
    : [{ update: domainGroupKey(group), set: { entity: 'domain-group' }, add: { tenants: hasTenantNow ? 1 : -1 } }];

export function domainStore(table: Table, clock: Clock): DomainStore {
  /** Applies a change and resets the counters of failed checks. */
  const restart = (domain: CustomDomain, change: Partial<CustomDomain>, version: string, at: Date): Promise<boolean> =>
    tryCommit(
      table.update(
        domainKey(domain),
        { set: { ...change, failingSince: null, misses: 0, version, ...dueAt(domain, at.getTime()) } },
        isEqual('version', domain.version),
      ),
    );

  return {
    add: (domain, audit) =>
      tryCommit(
        table.transact([
          { put: { ...domainKey(domain), entity: 'domain', ...domain, ...dueAt(domain, domain.requestedAt) }, when: isAbsent() },
          { put: { ...domainListKey(domain), entity: 'domain-entry', siteId: domain.siteId, token: domain.token } },
          ...(audit ? auditWrites(audit.entry, audit.lineage) : []),
        ]),
      ),
    async list({ after, limit }) {
      const pk = DOMAIN_LIST_PARTITION;
      const page = await table.query({ pk, limit, after: after === undefined ? undefined : { pk, sk: after } }, ListedRequest);
      const found = await table.batchGet(page.items.map(domainKey), CustomDomain);
      return { domains: found.filter((domain) => domain !== undefined), next: page.next?.sk ?? null };
    },
    async tenantsByGroup() {
      const groups = await table.queryAll({ pk: DOMAIN_GROUPS_PARTITION }, GroupCount);
      return new Map(groups.map(({ sk, tenants }) => [Number(sk), tenants]));
    },
    noteRefusal: (domain, refusal) => tryCommit(table.update(domainKey(domain), { set: { refusal } }, isEqual('version', domain.version))),
    ofSite: (siteId) => table.queryAll({ pk: siteDomainsPartition(siteId) }, CustomDomain),
    listDue: (limit) => queryDueIds(table, 'domain', new Date(clock().getTime() + 1), limit),
    async lease(id) {
      const now = clock().getTime();
      const until = dueAttributes('domain', new Date(now + LEASE_MS), id);
      const isDue = isBelow('gsi1sk', new Date(now + 1).toISOString());
      return tryCommit(table.update(domainKeyOf(id), { set: until }, allOf(isPresent(), isDue)));
    },
    read: (id) => table.get(domainKeyOf(id), CustomDomain),
    claimOn: (name) => table.get(domainClaimKey(name), DomainClaim),
    async sitesOf(names) {
      const claims = await table.batchGet(names.map(domainClaimKey), DomainClaim);
      return new Map(names.flatMap((name, index) => (claims[index] ? [[name, claims[index].siteId] as const] : [])));
    },
    advance: (domain, { next, claim, holder, checkAt, finding, certificate, certificateEndsAt, version, at, jobs, events }) =>
      tryCommit(
        table.transact([
          {
            update: domainKey(domain),
            set: {
              ...next,
              finding,
              certificate,
              certificateEndsAt,
              hasTenant: tenantAfter(domain, certificate),
              checkedAt: at.getTime(),
              version,
              ...(checkAt !== null && dueAt(domain, checkAt)),
            },
            ...(checkAt === null && { remove: DUE_ATTRIBUTES }),
            when: isEqual('version', domain.version),
          },
          ...claimWrites(domain, { claim, holder }),
          ...groupWrites(domain, tenantAfter(domain, certificate)),
          ...jobs.map(jobWrite),
          ...events,
        ]),
      ),
    requestCheck: (domain, { at, notSince, job }) =>
      tryCommit(
        table.transact([
          {
            update: domainKey(domain),
            set: { checkAskedAt: at },
            when: allOf(isPresent(), anyOf(isAbsent('checkAskedAt'), isBelow('checkAskedAt', notSince))),
          },
          jobWrite(job),
        ]),
      ),
    checkNow: (domain) =>
      tryCommit(table.update(domainKey(domain), { set: dueAt(domain, clock().getTime()) }, isEqual('version', domain.version))),
    renew: (domain, { version, at }) => restart(domain, { state: 'waiting', requestedAt: at.getTime() }, version, at),
    withdraw: (domain, { version, at }) => restart(domain, { state: 'ended', isRemoved: true }, version, at),
    forget: (domain, holder) =>
      tryCommit(
        table.transact([
          { delete: domainKey(domain), when: isEqual('version', domain.version) },
          { delete: domainListKey(domain) },
          ...groupWrites(domain, false),
          ...claimWrites(domain, { claim: 'release', holder }),
        ]),
      ),
  };
}
