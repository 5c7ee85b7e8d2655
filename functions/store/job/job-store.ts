import { jobKey } from '#functions/store/keys.ts';
import { AppError } from '#functions/app-error.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import { scopeOf } from '#functions/scope.ts';
import { undefinedIfConditionFails } from '#functions/store/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isOneOf } from '#functions/store/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';
import type { ClaimedJob, Job } from '#functions/store/job/job.ts';

/** Longer than any pause between two heartbeats, short enough to recover quickly from a crash. */
export const LEASE_MS = 15_000;

/** A fresh job is begun by the stream within a second; later than this, somebody has to look. */
const START_MS = 60_000;

const RETRY_MS = 20_000;

const DAY_SECONDS = 24 * 3_600;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const LEASE_ATTRIBUTES = ['lease', 'leaseUntil'] as const;

const isOpen = isOneOf('state', ['queued', 'running']);

const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** The write that leaves a job behind, for the transaction of the change that needs it. */
export const jobWrite = (job: Job): Write => ({
  put: {
    ...jobKey(job.id),
    entity: 'job',
    ...job,
    ...dueAttributes('job', later(new Date(job.createdAt), START_MS), job.id),
  } satisfies Item,
  when: isAbsent(),
});

const isMine = (job: ClaimedJob) => allOf(isEqual('lease', job.lease), isEqual('state', 'running'));

export interface JobStore {
  /** Leaves a job behind that no change goes with. */
  add(job: Job): Promise<void>;
  /** The job of this kind and subject, or `not-found`. */
  find(id: string, kind: string, subjectId: string): Promise<Job>;
  /** Takes the job for one runner. `held`: it is open, but in other hands; `over`: it has ended, or there is none. */
  claim(id: string, lease: string): Promise<ClaimedJob | 'held' | 'over'>;
  /** Prolongs the lease and shows progress. `false` when the job has passed into other hands. */
  extendLease(job: ClaimedJob, progress: Job['progress']): Promise<boolean>;
  /** Ends the job, unless its lease is lost. The table drops it `keptDays` later. */
  finish(job: ClaimedJob, end: { state: 'done' | 'failed'; progress: Job['progress']; keptDays: number | 'forever' }): Promise<void>;
  /** Puts the job back after a failed attempt, to be begun again after a pause. */
  requeue(job: ClaimedJob): Promise<void>;
  /** Jobs that should have been begun or ended by now. */
  listOverdue(limit: number): Promise<Job[]>;
}

/** Jobs in the table. Runners have to agree on the time within a few seconds. */
export function jobStore(table: Table, clock: Clock): JobStore {
  function leased(id: string, now: Date) {
    const until = later(now, LEASE_MS);
    return { leaseUntil: until.toISOString(), updatedAt: now.toISOString(), ...dueAttributes('job', until, id) };
  }

  return {
    add: (job) => table.transact([jobWrite(job)]),
    async find(id, kind, subjectId) {
      const job = await table.get<Job>(jobKey(id));
      if (job?.kind !== kind || job.subjectId !== subjectId) throw new AppError('not-found');
      return job;
    },
    async claim(id, lease) {
      const now = clock();
      const isFree = anyOf(isAbsent('leaseUntil'), isBelow('leaseUntil', now.toISOString()));
      const set = { state: 'running', lease, ...leased(id, now) };
      const item = await undefinedIfConditionFails(table.update<Job>(jobKey(id), { set, add: { attempts: 1 } }, allOf(isOpen, isFree)));
      if (item) return { ...item, item: { ...item }, lease, scope: scopeOf(item.ownerId) };
      const present = await table.get<Job>(jobKey(id));
      return present && isUnfinished(present) ? 'held' : 'over';
    },
    async extendLease(job, progress) {
      const set = { progress, ...leased(job.id, clock()) };
      return (await undefinedIfConditionFails(table.update(jobKey(job.id), { set }, isMine(job)))) !== undefined;
    },
    async finish(job, { state, progress, keptDays }) {
      const now = clock();
      const expiresAt = keptDays === 'forever' ? undefined : Math.floor(now.getTime() / 1_000) + keptDays * DAY_SECONDS;
      const set = { state, progress, updatedAt: now.toISOString(), expiresAt };
      await undefinedIfConditionFails(table.update(jobKey(job.id), { set, remove: [...LEASE_ATTRIBUTES, ...DUE_ATTRIBUTES] }, isMine(job)));
    },
    async requeue(job) {
      const now = clock();
      const set = { state: 'queued', updatedAt: now.toISOString(), ...dueAttributes('job', later(now, RETRY_MS * job.attempts), job.id) };
      await undefinedIfConditionFails(table.update(jobKey(job.id), { set, remove: LEASE_ATTRIBUTES }, isMine(job)));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'job', clock(), limit);
      const jobs = await table.batchGet<Job>(ids.map(jobKey));
      return jobs.filter((job) => job !== undefined).filter(isUnfinished);
    },
  };
}
