import * as z from 'zod';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { anyOf, isAbsent, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import { CustomDomain } from '#functions/store/domain/custom-domain.ts';
import { domainClaimKey, domainDueId, domainKey, domainKeyOf, siteDomainsPartition } from '#functions/store/keys.ts';
import type { Job } from '#functions/store/job/job.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { DomainStep } from '#shared/rules/domain/domain-progress.ts';

/** Which wish a name belongs to. */
const Claim = z.object({ siteId: z.string(), token: z.string() });
export type Claim = z.infer<typeof Claim>;

/** A step of a domain, with what it was decided on. */
export interface DomainChange extends Pick<CustomDomain, 'finding' | 'certificate'>, Pick<DomainStep, 'next' | 'claim' | 'checkAt'> {
  /** The claim on the name that the step was decided on. */
  holder: Claim | undefined;
  /** Id of the change. */
  version: string;
  at: Date;
  /** E-mails about it. */
  jobs: readonly Job[];
}

/** A change by the owner. */
interface DomainRestart {
  /** Id of the change. */
  version: string;
  at: Date;
}

/** The domains of sites, and which wish a name belongs to. */
export interface DomainStore {
  /** Stores a wish, due at once. `false` if its token is used. */
  add(domain: CustomDomain): Promise<boolean>;
  /** The wishes of a site, oldest first. */
  ofSite(siteId: string): Promise<CustomDomain[]>;
  /** Ids of those that are due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** By its id in `listDue`. */
  read(id: string): Promise<CustomDomain | undefined>;
  /** The wish that a name belongs to. */
  claimOn(name: string): Promise<Claim | undefined>;
  /** Stores a step, with the claim on the name in the same transaction. `false` if the wish or the claim has changed. */
  advance(domain: CustomDomain, change: DomainChange): Promise<boolean>;
  /** Makes a check due now. `false` if the wish has changed. */
  checkNow(domain: CustomDomain): Promise<boolean>;
  /** Begins a wish once more, due at once. `false` if it has changed. */
  renew(domain: CustomDomain, change: DomainRestart): Promise<boolean>;
  /** Ends a wish because its owner removes it, due at once. `false` if it has changed. */
  withdraw(domain: CustomDomain, change: DomainRestart): Promise<boolean>;
  /** Forgets a wish without a tenant, and its claim. `false` if the wish or the claim has changed. */
  forget(domain: CustomDomain, holder: Claim | undefined): Promise<boolean>;
}

const dueAt = (domain: Pick<CustomDomain, 'siteId' | 'token'>, at: number) => dueAttributes('domain', new Date(at), domainDueId(domain));

/** Holding a name requires that no other wish has a claim on it. A release leaves the claim of another wish as it is. */
function claimWrites({ siteId, token, name }: CustomDomain, { claim, holder }: Pick<DomainChange, 'claim' | 'holder'>): Write[] {
  const key = domainClaimKey(name);
  const isOwn = isEqual('token', token);
  if (claim === 'hold') return [{ put: { ...key, entity: 'domain-claim', siteId, token }, when: anyOf(isAbsent(), isOwn) }];
  return claim === 'release' && holder?.token === token ? [{ delete: key, when: isOwn }] : [];
}

export function domainStore(table: Table, clock: Clock): DomainStore {
  /** What was counted before is forgotten. */
  const restart = (domain: CustomDomain, change: Partial<CustomDomain>, version: string, at: Date): Promise<boolean> =>
    tryCommit(
      table.update(
        domainKey(domain),
        { set: { ...change, failingSince: null, misses: 0, version, ...dueAt(domain, at.getTime()) } },
        isEqual('version', domain.version),
      ),
    );

  return {
    add: (domain) =>
      tryCommit(table.put({ ...domainKey(domain), entity: 'domain', ...domain, ...dueAt(domain, domain.requestedAt) }, isAbsent())),
    ofSite: (siteId) => table.queryAll({ pk: siteDomainsPartition(siteId) }, CustomDomain),
    listDue: (limit) => queryDueIds(table, 'domain', new Date(clock().getTime() + 1), limit),
    read: (id) => table.get(domainKeyOf(id), CustomDomain),
    claimOn: (name) => table.get(domainClaimKey(name), Claim),
    advance: (domain, { next, claim, holder, checkAt, finding, certificate, version, at, jobs }) =>
      tryCommit(
        table.transact([
          {
            update: domainKey(domain),
            set: { ...next, finding, certificate, checkedAt: at.getTime(), version, ...(checkAt !== null && dueAt(domain, checkAt)) },
            ...(checkAt === null && { remove: DUE_ATTRIBUTES }),
            when: isEqual('version', domain.version),
          },
          ...claimWrites(domain, { claim, holder }),
          ...jobs.map(jobWrite),
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
          ...claimWrites(domain, { claim: 'release', holder }),
        ]),
      ),
  };
}
