import type { IncomingMessage } from 'node:http';
import { JobRequest } from '#infra/local/mediaconvert/job-request.ts';
import { ERROR_CODE, type LocalJob, type LocalJobs } from '#infra/local/mediaconvert/local-jobs.ts';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const PATH = /^\/2017-08-29\/jobs(?:\/([^/]+))?\/?$/;

const reply = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const refusal = (status: number, type: string, message: string): Reply => reply(status, { message }, { 'x-amzn-errortype': type });

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Returns a job in the format of MediaConvert, with times in epoch seconds. */
const jobView = ({ id, status, submittedAt, errorMessage, request }: LocalJob) => ({
  job: {
    id,
    arn: request.queue.replace(/queues\/.*/, `jobs/${id}`),
    status,
    createdAt: submittedAt / 1_000,
    queue: request.queue,
    role: request.role,
    userMetadata: request.userMetadata,
    clientRequestToken: request.clientRequestToken,
    ...(errorMessage !== undefined && { errorCode: ERROR_CODE, errorMessage }),
  },
});

/** Returns the event that EventBridge delivers when a job ends. */
export const jobStateChangeEvent = ({ id, status, request, errorMessage }: LocalJob, at: Date) => ({
  version: '0',
  id: id,
  'detail-type': 'MediaConvert Job State Change',
  source: 'aws.mediaconvert',
  time: at.toISOString(),
  detail: {
    timestamp: at.getTime(),
    queue: request.queue,
    jobId: id,
    status,
    userMetadata: request.userMetadata,
    ...(errorMessage !== undefined && { errorCode: ERROR_CODE, errorMessage }),
  },
});

async function createJob(jobs: LocalJobs, body: string): Promise<Reply> {
  const request = JobRequest.safeParse(parseJson(body));
  if (!request.success) return refusal(400, 'BadRequestException', request.error.message);
  return reply(201, jobView(await jobs.create(request.data)));
}

/**
 * The actions of AWS Elemental MediaConvert that the product calls, behind the real SDK: CreateJob, GetJob and CancelJob. `undefined`
 * for other paths.
 */
export const mediaConvertEndpoint =
  (jobs: LocalJobs) =>
  async ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>, body: string): Promise<Reply | undefined> => {
    const found = PATH.exec(url.split('?')[0] ?? '');
    if (!found) return undefined;
    const [, id] = found;
    if (id === undefined)
      return method === 'POST' ? createJob(jobs, body) : refusal(404, 'NotFoundException', `${method} ${url} is not served here.`);
    const job = jobs.find(decodeURIComponent(id));
    if (!job) return refusal(404, 'NotFoundException', `The resource jobs/${id} was not found.`);
    if (method === 'GET') return reply(200, jobView(job));
    if (method !== 'DELETE') return refusal(404, 'NotFoundException', `${method} ${url} is not served here.`);
    return (await jobs.cancel(job)) ? reply(202, {}) : refusal(409, 'ConflictException', `The job ${id} has ended.`);
  };
