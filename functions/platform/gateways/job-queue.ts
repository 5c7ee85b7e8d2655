import * as z from 'zod';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

/** The event that a job's function is invoked with. */
export const JobEvent = z.object({ jobId: z.string() });
export type JobEvent = z.infer<typeof JobEvent>;

/** Starts the functions that run jobs. */
export interface JobQueue {
  /** The kinds that have a function. */
  kinds: ReadonlySet<string>;
  /** Starts the function of a job, and returns once the invocation is accepted. The job runs asynchronously, at least once. */
  start(kind: string, jobId: string): Promise<void>;
}

/** Starts jobs by asynchronous invocations of Lambda. `functionNames` contains the function for each kind. */
export const lambdaJobQueue = (client: LambdaClient, functionNames: ReadonlyMap<string, string>): JobQueue => ({
  kinds: new Set(functionNames.keys()),
  async start(kind, jobId) {
    const FunctionName = functionNames.get(kind);
    if (FunctionName === undefined) throw new Error(`No function carries out jobs of kind "${kind}"`);
    const event: JobEvent = { jobId };
    await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(event) }));
  },
});
