import { writeWarning } from '#functions/platform/base/log.ts';
import type * as z from 'zod';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { JobEvent } from '#functions/platform/gateways/job-queue.ts';
import { runWithRequestId } from '#functions/platform/base/request-trace.ts';
import type { AttemptEnd, AttemptLogLine } from '#functions/platform/runner/job-log.ts';
import type { JobDefinition } from '#functions/platform/job-definitions/define-job.ts';
import { LEASE_MS, type JobStore } from '#functions/platform/job-store/job-store.ts';
import type { ClaimedJob, Job } from '#functions/platform/job-store/job.ts';

/** Attempts until a job fails permanently. Crashed attempts count. */
export const MAX_ATTEMPTS = 5;

/**
 * Milliseconds between two ticks. Progress is written at most once per tick; the lease is extended at the latest after a third of its
 * length.
 */
const TICK_MS = 1_000;
const HEARTBEAT_MS = LEASE_MS / 3;

/** A claimed job with its payload, parsed by the definition of its kind. */
export interface RunningJob<Definition extends JobDefinition> extends Pick<ClaimedJob, 'id' | 'attempts' | 'createdAt' | 'scope'> {
  payload: z.output<Definition['payload']>;
}

/** Reports the progress of a running job and checks its lease. */
export interface JobProgress {
  /** Sets the progress that the console shows; written within a second. */
  report(progress: Job['progress']): void;
  /**
   * Extends the lease now. Throws `LeaseLost` if another runner has claimed the job. To be called before writes that only one runner may
   * make.
   */
  renewLease(): Promise<void>;
  /** Throws `LeaseLost` if a heartbeat has found the lease lost. Makes no call, so it suits loops. */
  assertLeaseHeld(): void;
}

/** The error that another runner has claimed the job, so that this one stops. */
export class LeaseLost extends Error {
  constructor() {
    super('Another runner has claimed the job');
    this.name = 'LeaseLost';
  }
}

/**
 * The error that another runner holds the lease; that runner may have crashed. It is thrown so that Lambda retries the invocation when the
 * lease has expired or the job is over. Otherwise the job would wait for the reconcile job.
 */
class JobAlreadyLeased extends Error {
  constructor() {
    super('The job is leased to another runner');
    this.name = 'JobAlreadyLeased';
  }
}

/** Runs the jobs of one kind. */
export interface JobHandler<Definition extends JobDefinition> {
  /** Runs at least once, and possibly twice concurrently: it must be idempotent. */
  run(job: RunningJob<Definition>, progress: JobProgress): Promise<void>;
  /** Called when no attempt is left. Must be idempotent as well. */
  onExhausted?(job: RunningJob<Definition>): Promise<void>;
}

export interface JobRunnerDependencies {
  jobs: JobStore;
  ids: Ids;
  /** Receives one line per attempt. Without it, nothing is logged. */
  log?: (line: AttemptLogLine) => void;
}

interface Heartbeat extends JobProgress {
  readonly progress: Job['progress'];
  stop(): void;
}

/** Extends the lease and writes reported progress until it is stopped. */
function startHeartbeat(jobs: JobStore, job: ClaimedJob): Heartbeat {
  let progress = job.progress;
  let isWritten = true;
  let isLost = false;
  let extendedAt = Date.now();

  async function extendLease(): Promise<void> {
    extendedAt = Date.now();
    isWritten = true;
    if (!(await jobs.extendLease(job, progress))) isLost = true;
  }

  const assertLeaseHeld = () => {
    if (isLost) throw new LeaseLost();
  };
  const timer = setInterval(() => {
    // The next heartbeat compensates for a failed one, since the lease outlasts two heartbeats.
    if (!isLost && (!isWritten || Date.now() - extendedAt >= HEARTBEAT_MS))
      extendLease().catch((error: unknown) => writeWarning('heartbeat-failed', 1, error));
  }, TICK_MS);
  return {
    get progress() {
      return progress;
    },
    report(next) {
      progress = next;
      isWritten = false;
    },
    async renewLease() {
      await extendLease();
      assertLeaseHeld();
    },
    assertLeaseHeld,
    stop: () => clearInterval(timer),
  };
}

/**
 * The Lambda function that carries out one kind of job:
 *
 * 1. Claims the job under a new lease. A job that is over is a no-op; one that is leased throws `JobAlreadyLeased`.
 * 2. Runs the handler while a heartbeat extends the lease.
 * 3. Marks the job `done`. A failed attempt requeues it and rethrows, so that Lambda retries and alarms see it; the last one
 *    marks it `failed`. A lost lease ends the attempt without a change: the other runner finishes the job.
 */
export const runJob =
  <Payload extends z.ZodObject>(
    definition: JobDefinition<Payload>,
    { jobs, ids, log }: JobRunnerDependencies,
    handler: JobHandler<JobDefinition<Payload>>,
  ) =>
  async (event: JobEvent): Promise<void> => {
    const { jobId } = JobEvent.parse(event);
    const job = await jobs.claim(jobId, ids.ulid());
    if (job === 'over') return;
    if (job === 'leased') throw new JobAlreadyLeased();
    const claimedAt = performance.now();
    const { kind, requestId, attempts } = job;
    const onEnd = (end: AttemptEnd): void =>
      log?.({ level: 'info', jobId, kind, requestId, attempt: attempts, end, ms: Math.round(performance.now() - claimedAt) });
    // Jobs that this job adds get the same request id.
    await runWithRequestId(requestId, () => runAttempt(definition, jobs, handler, job, onEnd));
  };

/** Runs the handler on a claimed job, and stores how the attempt ended. Throws what the handler threw, unless the lease is lost. */
async function runAttempt<Payload extends z.ZodObject>(
  { payload, retentionDays, forgetsPayload = false }: JobDefinition<Payload>,
  jobs: JobStore,
  handler: JobHandler<JobDefinition<Payload>>,
  job: ClaimedJob,
  onEnd: (end: AttemptEnd) => void,
): Promise<void> {
  const { id, attempts, createdAt, scope } = job;
  const end = { retentionDays, forget: forgetsPayload ? Object.keys(payload.shape) : [] };
  const parsed = payload.safeParse(job.item);
  const fail = async () => {
    if (parsed.success) await handler.onExhausted?.({ id, attempts, createdAt, scope, payload: parsed.data });
    await jobs.finish(job, { state: 'failed', progress: job.progress, ...end });
    onEnd('failed');
  };
  // All attempts before this one crashed.
  if (attempts > MAX_ATTEMPTS) return fail();
  const heartbeat = startHeartbeat(jobs, job);
  try {
    // Only this attempt fails: after a deployment the payload may be valid.
    if (!parsed.success) throw parsed.error;
    await handler.run({ id, attempts, createdAt, scope, payload: parsed.data }, heartbeat);
    await jobs.finish(job, { state: 'done', progress: heartbeat.progress, ...end });
    onEnd('done');
  } catch (error) {
    if (error instanceof LeaseLost) return onEnd('lease-lost');
    if (attempts < MAX_ATTEMPTS) {
      await jobs.requeue(job);
      onEnd('requeued');
    } else await fail();
    throw error;
  } finally {
    heartbeat.stop();
  }
}
