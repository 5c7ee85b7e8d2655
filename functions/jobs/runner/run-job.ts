import type { Ids } from '#functions/gateways/ids.ts';
import type { JobEvent } from '#functions/gateways/job-queue.ts';
import { LEASE_MS, type ClaimedJob, type Job, type JobStore } from '#functions/store/job/job-store.ts';

/** Attempts until a job is given up: it then shows as failed. Crashes count. */
export const MAX_ATTEMPTS = 5;

/** At most one write a second, whatever moves; and a sign of life well before the lease ends. */
const TICK_MS = 1_000;
const HEARTBEAT_MS = LEASE_MS / 3;

/** What a job's work reports to, and learns from whether it may go on. */
export interface JobProgress {
  /** What there is to show; written within a second. */
  report(progress: Job['progress']): void;
  /** Makes sure of the lease right now. Throws `LeaseLost` when the job is in other hands. Call before what must not be done twice at once. */
  renewLease(): Promise<void>;
  /** Throws `LeaseLost` if it is known already that the job is in other hands. */
  assertLeaseHeld(): void;
}

/** Another runner has the job: whatever this one still does is in vain. */
export class LeaseLost extends Error {
  constructor() {
    super('The job is in other hands');
    this.name = 'LeaseLost';
  }
}

/**
 * Somebody holds the job, and may be dead. Thrown so that the platform tries again: by then the lease has run out or the
 * job is over. Waiting for the reconcile sweep instead would take longer.
 */
class JobHeld extends Error {
  constructor() {
    super('The job is held by another runner');
    this.name = 'JobHeld';
  }
}

export interface JobHandler {
  /** Carries the job out. Runs at least once, perhaps twice at the same time: it has to be idempotent. */
  run(job: ClaimedJob, pulse: JobProgress): Promise<void>;
  /** Called once no further attempt will be made. Idempotent as well. */
  onExhausted(job: ClaimedJob): Promise<void>;
}

export interface JobRunnerDependencies {
  jobs: JobStore;
  ids: Ids;
}

function startPulse(jobs: JobStore, job: ClaimedJob): JobProgress & { progress: Job['progress']; stop: () => void } {
  let progress = job.progress;
  let isShown = true;
  let isLost = false;
  let keptAt = Date.now();

  async function keep(): Promise<void> {
    keptAt = Date.now();
    isShown = true;
    if (!(await jobs.extendLease(job, progress))) isLost = true;
  }

  const check = () => {
    if (isLost) throw new LeaseLost();
  };
  const timer = setInterval(() => {
    // A heartbeat that does not get through is made up for by the next; the lease allows for two.
    if (!isLost && (!isShown || Date.now() - keptAt >= HEARTBEAT_MS)) keep().catch(() => undefined);
  }, TICK_MS);
  return {
    get progress() {
      return progress;
    },
    report(next) {
      progress = next;
      isShown = false;
    },
    async renewLease() {
      await keep();
      check();
    },
    assertLeaseHeld: check,
    stop: () => clearInterval(timer),
  };
}

/** One function for one kind of job: claim, work, and an end that shows. A failed attempt is put back and thrown on, for the platform to see. */
export const runJob =
  ({ jobs, ids }: JobRunnerDependencies, work: JobHandler) =>
  async ({ jobId }: JobEvent): Promise<void> => {
    const job = await jobs.claim(jobId, ids.ulid());
    if (job === 'over') return;
    if (job === 'held') throw new JobHeld();
    const giveUp = async () => {
      await work.onExhausted(job);
      await jobs.finish(job, 'failed', job.progress);
    };
    // The attempts before this one did not live to say so themselves.
    if (job.attempts > MAX_ATTEMPTS) return giveUp();
    const pulse = startPulse(jobs, job);
    try {
      await work.run(job, pulse);
      await jobs.finish(job, 'done', pulse.progress);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await (job.attempts < MAX_ATTEMPTS ? jobs.requeue(job) : giveUp());
      throw error;
    } finally {
      pulse.stop();
    }
  };
