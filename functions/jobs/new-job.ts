import type { JobKind, JobPayload } from '#functions/jobs/jobs.ts';
import type { Job } from '#functions/store/job/job.ts';

/**
 * A queued job, to be written in the transaction of the change that needs it (`jobWrite`). A payload without a subject makes
 * the job its own subject, without an owner. The types alone come from the list of jobs: a bundle that creates jobs holds no
 * schema of theirs.
 */
export function newJob<Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, id: string, now: Date): Job & JobPayload<Kind> {
  const job: Job = {
    id,
    kind,
    subjectId: id,
    ownerId: '',
    state: 'queued',
    attempts: 0,
    progress: { done: 0, total: 0 },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  return { ...job, ...payload };
}
