import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { JobKind } from '#functions/store/job/job-store.ts';

/** What a job's function is invoked with. */
export interface JobEvent {
  jobId: string;
}

/** Hands jobs to the functions that carry them out. */
export interface JobQueue {
  /** Returns once the invocation is accepted; the job itself runs on its own time, at least once. */
  start(kind: JobKind, jobId: string): Promise<void>;
}

/** Asynchronous invocations of Lambda. `functionNames` says which function carries out which kind. */
export const lambdaJobQueue = (client: LambdaClient, functionNames: Readonly<Record<JobKind, string>>): JobQueue => ({
  async start(kind, jobId) {
    const event: JobEvent = { jobId };
    await client.send(new InvokeCommand({ FunctionName: functionNames[kind], InvocationType: 'Event', Payload: JSON.stringify(event) }));
  },
});
