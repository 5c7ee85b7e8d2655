import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { ffmpegArguments } from '#infra/local/mediaconvert/ffmpeg-arguments.ts';
import { isDiskFull } from '#infra/local/disk/disk-full.ts';
import { type DiskSpace, diskSpace, waitForDiskSpace } from '#infra/local/disk/disk-space.ts';
import { conversionOf, type JobRequest } from '#infra/local/mediaconvert/job-request.ts';
import { isHdrFile, runFfmpeg } from '#infra/local/mediaconvert/run-ffmpeg.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const JobStatus = z.enum(['SUBMITTED', 'PROGRESSING', 'COMPLETE', 'CANCELED', 'ERROR']);

const LocalJob = z.object({
  id: z.string(),
  status: JobStatus,
  /** The time of submission in epoch milliseconds. */
  submittedAt: z.number(),
  /** The request as it was sent. */
  request: z.custom<JobRequest>((value) => typeof value === 'object'),
  errorMessage: z.string().optional(),
});
export type LocalJob = z.infer<typeof LocalJob>;

interface LocalJobsOptions {
  dataDir: string;
  s3: S3Client;
  clock: Clock;
  /** The disk to check; by default that of `dataDir`. */
  space?: DiskSpace;
  /** Called when a job has completed or failed. */
  onEnd: (job: LocalJob) => Promise<void>;
}

/** The period in which a request with the same token returns the first job. */
const TOKEN_MS = 60_000;
/** Maximum number of stored jobs. MediaConvert keeps them for three months. */
const REMEMBERED_JOBS = 1_000;
/** MediaConvert's error code for an input that it cannot read. */
export const ERROR_CODE = 1_040;

const FULL_DISK_ATTEMPTS = 5;

const hasEnded = ({ status }: LocalJob): boolean => status !== 'SUBMITTED' && status !== 'PROGRESSING';

/** Runs conversions by ffmpeg in sequence. Stores the jobs in a file, and restarts interrupted ones. */
export class LocalJobs {
  readonly #options: LocalJobsOptions;
  readonly #jobs: Map<string, LocalJob>;
  readonly #cancelling = new Map<string, AbortController>();
  #isStopped = false;
  #last: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();

  private constructor(options: LocalJobsOptions, jobs: readonly LocalJob[]) {
    this.#options = options;
    this.#jobs = new Map(jobs.map((job) => [job.id, job]));
    for (const job of jobs) if (!hasEnded(job)) this.#enqueue(job);
  }

  static async open(options: LocalJobsOptions): Promise<LocalJobs> {
    await mkdir(options.dataDir, { recursive: true });
    const stored = await readFile(LocalJobs.#file(options), 'utf8').catch(() => '[]');
    return new LocalJobs(options, z.array(LocalJob).parse(JSON.parse(stored)));
  }

  static #file({ dataDir }: LocalJobsOptions): string {
    return path.join(dataDir, 'jobs.json');
  }

  find(id: string): LocalJob | undefined {
    return this.#jobs.get(id);
  }

  async create(request: JobRequest): Promise<LocalJob> {
    const now = this.#options.clock().getTime();
    const isRepeated = (job: LocalJob): boolean =>
      job.request.clientRequestToken === request.clientRequestToken && now - job.submittedAt < TOKEN_MS;
    const repeated = [...this.#jobs.values()].find(isRepeated);
    if (repeated) return repeated;
    const job: LocalJob = { id: `${now}-${randomBytes(3).toString('hex')}`, status: 'SUBMITTED', submittedAt: now, request };
    await this.#store(job);
    this.#enqueue(job);
    return job;
  }

  /** Cancels a job. Returns `false` if it has ended. */
  async cancel(job: LocalJob): Promise<boolean> {
    if (hasEnded(job)) return false;
    await this.#store({ ...job, status: 'CANCELED' });
    this.#cancelling.get(job.id)?.abort();
    return true;
  }

  /** Resolves once every job has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }

  /** Aborts running conversions without recording an end: they restart when the jobs are opened again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cancelling of this.#cancelling.values()) cancelling.abort();
    await this.#last;
  }

  #enqueue({ id }: LocalJob): void {
    this.#last = this.#last.then(() => this.#run(id)).catch((error: unknown) => console.error('mediaconvert:', error));
  }

  async #run(id: string): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job || hasEnded(job) || this.#isStopped) return;
    await this.#store({ ...job, status: 'PROGRESSING' });
    const cancelling = new AbortController();
    this.#cancelling.set(id, cancelling);
    try {
      await this.#convertOnceThereIsRoom(job.request, cancelling.signal);
      await this.#end({ ...job, status: 'COMPLETE' });
    } catch (error) {
      await this.#end({ ...job, status: 'ERROR', errorMessage: String(error) });
    } finally {
      this.#cancelling.delete(id);
    }
  }

  async #end(ended: LocalJob): Promise<void> {
    if (this.#isStopped || this.#jobs.get(ended.id)?.status === 'CANCELED') return;
    await this.#store(ended);
    await this.#options.onEnd(ended);
  }

  /** Restarts a conversion that failed on a full disk once there is space; a few times only, as a file may need more than the disk has. */
  async #convertOnceThereIsRoom(request: JobRequest, signal: AbortSignal): Promise<void> {
    const { dataDir, space = diskSpace(dataDir) } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      await waitForDiskSpace(space, { signal });
      try {
        await this.#convert(request, signal);
        return;
      } catch (error) {
        const isFull = isDiskFull(error) || !space.hasRoomFor(0);
        if (!isFull || attempt === FULL_DISK_ATTEMPTS) throw error;
      }
    }
  }

  async #convert(request: JobRequest, signal: AbortSignal): Promise<void> {
    const { s3 } = this.#options;
    const { from, to, output: settings, audioTrack } = conversionOf(request);
    const folder = await mkdtemp(path.join(tmpdir(), 'mediaconvert-'));
    const [input, output] = [path.join(folder, 'input'), path.join(folder, 'output.mp4')];
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: from.bucket, Key: from.key }));
      if (!Body) throw new Error(`${from.key} does not exist`);
      await writeFile(input, await Body.transformToByteArray());
      await runFfmpeg(ffmpegArguments({ input, output, settings, audioTrack, isHdr: await isHdrFile(input) }), signal);
      await s3.send(new PutObjectCommand({ Bucket: to.bucket, Key: to.key, Body: await readFile(output), ContentType: 'video/mp4' }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #store(job: LocalJob): Promise<void> {
    const former = this.#jobs.get(job.id);
    this.#jobs.set(job.id, job);
    const content = JSON.stringify([...this.#jobs.values()].slice(-REMEMBERED_JOBS));
    this.#writing = this.#writing.catch(() => undefined).then(() => writeFileAtomically(LocalJobs.#file(this.#options), content));
    try {
      await this.#writing;
    } catch (error) {
      if (former) this.#jobs.set(job.id, former);
      else this.#jobs.delete(job.id);
      throw error;
    }
  }
}
