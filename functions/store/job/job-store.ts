import type { Clock } from '#functions/gateways/clock.ts';
import { AppError } from '#functions/app-error.ts';
import { scopeOf, type Scope } from '#functions/scope.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { undefinedIfConditionFails } from '#functions/store/engine/conditional-write.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isOneOf } from '#functions/store/engine/table-expression.ts';
import type { RegistrationRef } from '#functions/store/member-key.ts';
import type { Item, Key, Table, Write } from '#functions/store/engine/table.ts';
import type { Language } from '#shared/model/language.ts';
import type { PublicationState } from '#shared/model/site/publication.ts';
import type { Registration } from '#shared/model/account/session.ts';
import type { FormKind } from '#shared/model/form/site-form.ts';

export const JOB_KINDS = ['publish', 'media', 'mail', 'contract'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** An e-mail to be sent. Never holds a secret: the job makes the links it carries. */
export type MailRequest =
  /** Somebody forgot the password of whatever account this address may have. */
  | { template: 'password-reset'; email: string; language: Language }
  /** To choose a first password. */
  | { template: 'invitation'; accountId: string }
  /** Somebody without an account wants one; the address may have one already. */
  | { template: 'registration'; registration: Omit<Registration, 'agreed'> }
  | { template: 'password-changed'; accountId: string }
  | MemberMailRequest
  /** Somebody sent a form of a site: to whom the form is for, and to whoever sent it. */
  | FormMailRequest;

/** To members of a site, and to those who want to become some. */
export type MemberMailRequest =
  /** The address may be a member already. */
  | ({ template: 'member-registration' } & RegistrationRef)
  /** Somebody asks for that e-mail once more, of whatever registration this address may have. */
  | { template: 'member-registration-again'; siteId: string; email: string; language: Language }
  /** Somebody forgot the password of whatever member this address may be. */
  | { template: 'member-password-reset'; siteId: string; email: string; language: Language }
  | { template: 'member-password-changed'; siteId: string; memberId: string };

/** What was sent stands in the entry alone. */
export interface FormMailRequest {
  template: 'form-received' | 'form-thanks';
  siteId: string;
  form: Exclude<FormKind, 'membership'>;
  entryId: string;
}

/** A piece of work that a committed change left behind, in the same transaction (outbox). */
export interface Job {
  id: string;
  kind: JobKind;
  /** The site to publish, the media to process, or the account whose contract has changed; of a mail, itself. */
  subjectId: string;
  /** The account that owns the subject; the job works in its scope. Nobody, of a mail. */
  ownerId: string;
  /** What a mail job is to send. */
  mail?: MailRequest;
  state: PublicationState;
  /** How many times it was begun. */
  attempts: number;
  progress: { done: number; total: number };
  createdAt: string;
  updatedAt: string;
}

/** A job in the hands of one runner, until its lease runs out. */
export interface ClaimedJob extends Job {
  scope: Scope;
  lease: string;
}

/** Longer than any pause between two heartbeats, short enough to recover quickly from a crash. */
export const LEASE_MS = 15_000;
/** A fresh job is begun by the stream within a second; later than this, somebody has to look. */
const START_MS = 60_000;
const RETRY_MS = 20_000;
/** Finished jobs are of no more interest; publications stay as the site's history. */
const FINISHED_KEPT_SECONDS = 7 * 24 * 3_600;

const keyOf = (id: string): Key => ({ pk: `JOB#${id}`, sk: 'JOB' });
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const LEASE_ATTRIBUTES = ['lease', 'leaseUntil'] as const;
const isOpen = isOneOf('state', ['queued', 'running']);
const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** A job that has just come to be. */
export const newJob = (kind: JobKind, subject: { id: string; ownerId: string }, id: string, now: Date): Job => ({
  id,
  kind,
  subjectId: subject.id,
  ownerId: subject.ownerId,
  state: 'queued',
  attempts: 0,
  progress: { done: 0, total: 0 },
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** An e-mail to be sent once the change is made. */
export const newMailJob = (mail: MailRequest, id: string, now: Date): Job => ({ ...newJob('mail', { id, ownerId: '' }, id, now), mail });

/** The write that leaves a job behind, for the transaction of the change that needs it. */
export const jobWrite = (job: Job): Write => ({
  put: {
    ...keyOf(job.id),
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
  find(id: string, kind: JobKind, subjectId: string): Promise<Job>;
  /** Takes the job for one runner. `held`: it is open, but in other hands; `over`: it has ended, or there is none. */
  claim(id: string, lease: string): Promise<ClaimedJob | 'held' | 'over'>;
  /** Prolongs the lease and shows progress. `false` when the job has passed into other hands. */
  extendLease(job: ClaimedJob, progress: Job['progress']): Promise<boolean>;
  /** Ends the job, unless it has passed into other hands. */
  finish(job: ClaimedJob, state: 'done' | 'failed', progress: Job['progress']): Promise<void>;
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
      const job = await table.get<Job>(keyOf(id));
      if (job?.kind !== kind || job.subjectId !== subjectId) throw new AppError('not-found');
      return job;
    },
    async claim(id, lease) {
      const now = clock();
      const isFree = anyOf(isAbsent('leaseUntil'), isBelow('leaseUntil', now.toISOString()));
      const set = { state: 'running', lease, ...leased(id, now) };
      const job = await undefinedIfConditionFails(table.update<Job>(keyOf(id), { set, add: { attempts: 1 } }, allOf(isOpen, isFree)));
      if (job) return { ...job, lease, scope: scopeOf(job.ownerId) };
      const present = await table.get<Job>(keyOf(id));
      return present && isUnfinished(present) ? 'held' : 'over';
    },
    async extendLease(job, progress) {
      const set = { progress, ...leased(job.id, clock()) };
      return (await undefinedIfConditionFails(table.update(keyOf(job.id), { set }, isMine(job)))) !== undefined;
    },
    async finish(job, state, progress) {
      const now = clock();
      const expiresAt = job.kind === 'publish' ? undefined : Math.floor(now.getTime() / 1_000) + FINISHED_KEPT_SECONDS;
      const set = { state, progress, updatedAt: now.toISOString(), expiresAt };
      await undefinedIfConditionFails(table.update(keyOf(job.id), { set, remove: [...LEASE_ATTRIBUTES, ...DUE_ATTRIBUTES] }, isMine(job)));
    },
    async requeue(job) {
      const now = clock();
      const set = { state: 'queued', updatedAt: now.toISOString(), ...dueAttributes('job', later(now, RETRY_MS * job.attempts), job.id) };
      await undefinedIfConditionFails(table.update(keyOf(job.id), { set, remove: LEASE_ATTRIBUTES }, isMine(job)));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'job', clock(), limit);
      const jobs = await table.batchGet<Job>(ids.map(keyOf));
      return jobs.filter((job) => job !== undefined).filter(isUnfinished);
    },
  };
}
