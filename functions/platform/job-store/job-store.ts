import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { currentRequestId } from '#functions/platform/base/request-trace.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { tryCommit, undefinedIfConditionFails } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isOneOf } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { type ClaimedJob, Job } from '#functions/platform/job-store/job.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';

/** Lease in milliseconds: longer than the interval between two heartbeats, short enough for a quick recovery after a crash. */
export const LEASE_MS = 15_000;

/** Milliseconds after which the reconcile job starts a new job that the stream has not started. The stream usually takes a second. */
const START_MS = 60_000;

const RETRY_MS = 20_000;

const DAY_SECONDS = 24 * 3_600;

/** How long the table keeps an abandoned job. */
const ABANDONED_DAYS = 7;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const LEASE_ATTRIBUTES = ['lease', 'leaseUntil'] as const;

const isOpen = isOneOf('state', ['queued', 'running']);

const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** Returns the write of a new job, for the transaction of the change that needs it. The job stores the id of the request that caused it. */
export const jobWrite = (job: Job): Write => ({
  put: {
    ...jobKey(job.id),
    entity: 'job',
    ...job,
    requestId: job.requestId ?? currentRequestId(),
    ...dueAttributes('job', later(new Date(job.createdAt), START_MS), job.id),
  } satisfies Item,
  when: isAbsent(),
});

const holdsLease = (job: ClaimedJob) => allOf(isEqual('lease', job.lease), isEqual('state', 'running'));

interface JobEnd {
  state: 'done' | 'failed';
  progress: Job['progress'];
  /** Days after which the item expires. */
  retentionDays: number | 'forever';
  /** Attributes of the payload to delete. */
  forget: readonly string[];
}

export interface JobStore {
  /** Writes a job outside any other change. */
  add(job: Job): Promise<void>;
  /** Writes a job like `add`, unless a job with this id exists. */
  addOnce(job: Job): Promise<void>;
  /** Returns the job of this kind and subject. Throws `not-found` if there is none. */
  find(id: string, kind: string, subjectId: string): Promise<Job>;
  /**
   * Starts an attempt under a new lease. Returns `leased` if another runner holds the lease, and `over` if the job has ended or does not
   * exist.
   */
  claim(id: string, lease: string): Promise<ClaimedJob | 'leased' | 'over'>;
  /** Extends the lease and stores the progress. Returns `false` if the lease is lost. */
  extendLease(job: ClaimedJob, progress: Job['progress']): Promise<boolean>;
  /** Ends the job; a no-op if its lease is lost. */
  finish(job: ClaimedJob, end: JobEnd): Promise<void>;
  /** Returns the job to the queue after a failed attempt, due again after a delay; a no-op if its lease is lost. */
  requeue(job: ClaimedJob): Promise<void>;
  /** Ends an open job that no function will run, as failed; a no-op if it has ended. */
  abandon(id: string): Promise<void>;
  /** Returns open jobs that should have started or ended by now, most overdue first. */
  listOverdue(limit: number): Promise<Job[]>;
}

/** Creates the store of jobs. Leases compare times of different runners, so their clocks must agree within a few seconds. */
export function jobStore(table: Table, clock: Clock): JobStore {
  function leased(id: string, now: Date) {
    const until = later(now, LEASE_MS);
    return { leaseUntil: until.toISOString(), updatedAt: now.toISOString(), ...dueAttributes('job', until, id) };
  }

  return {
    add: (job) => table.transact([jobWrite(job)]),
    async addOnce(job) {
      await tryCommit(table.transact([jobWrite(job)]));
    },
    async find(id, kind, subjectId) {
      const job = await table.get(jobKey(id), Job);
      if (job?.kind !== kind || job.subjectId !== subjectId) throw new AppError('not-found');
      return job;
    },
    async claim(id, lease) {
      const now = clock();
      const isFree = anyOf(isAbsent('leaseUntil'), isBelow('leaseUntil', now.toISOString()));
      const set = { state: 'running', lease, ...leased(id, now) };
      const item = await undefinedIfConditionFails(table.update(jobKey(id), { set, add: { attempts: 1 } }, allOf(isOpen, isFree)));
      if (item) {
        const job = parseItem(Job, item);
        return { ...job, item, lease, scope: scopeOf(job.ownerId) };
      }
      const present = await table.get(jobKey(id), Job);
      return present && isUnfinished(present) ? 'leased' : 'over';
    },
    async extendLease(job, progress) {
      const set = { progress, ...leased(job.id, clock()) };
      return tryCommit(table.update(jobKey(job.id), { set }, holdsLease(job)));
    },
    async finish(job, { state, progress, retentionDays, forget }) {
      const now = clock();
      const expiresAt = retentionDays === 'forever' ? undefined : Math.floor(now.getTime() / 1_000) + retentionDays * DAY_SECONDS;
      const set = { state, progress, updatedAt: now.toISOString(), expiresAt };
      await tryCommit(table.update(jobKey(job.id), { set, remove: [...LEASE_ATTRIBUTES, ...DUE_ATTRIBUTES, ...forget] }, holdsLease(job)));
    },
    async requeue(job) {
      const now = clock();
      const set = { state: 'queued', updatedAt: now.toISOString(), ...dueAttributes('job', later(now, RETRY_MS * job.attempts), job.id) };
      await tryCommit(table.update(jobKey(job.id), { set, remove: LEASE_ATTRIBUTES }, holdsLease(job)));
    },
    async abandon(id) {
      const now = clock();
      const expiresAt = Math.floor(now.getTime() / 1_000) + ABANDONED_DAYS * DAY_SECONDS;
      const set = { state: 'failed', updatedAt: now.toISOString(), expiresAt };
      await tryCommit(table.update(jobKey(id), { set, remove: [...LEASE_ATTRIBUTES, ...DUE_ATTRIBUTES] }, isOpen));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'job', clock(), limit);
      const jobs = await table.batchGetReadable(ids.map(jobKey), Job);
      return jobs.filter((job) => job !== undefined).filter(isUnfinished);
    },
  };
}
