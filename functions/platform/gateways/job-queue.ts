import * as z from 'zod';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

/** The event that a job's function is invoked with. */
export const JobEvent = z.object({ jobId: z.string() });
export type JobEvent = z.infer<typeof JobEvent>;

/** Starts the functions that carry out jobs. */
export interface JobQueue {
  /** The kinds that have a function. */
  kinds: ReadonlySet<string>;
  /** Returns once the invocation is accepted; the job itself runs asynchronously, at least once. */
  start(kind: string, jobId: string): Promise<void>;
}

/** Asynchronous invocations of Lambda. `functionNames`: the function that carries out each kind. */
export const lambdaJobQueue = (client: LambdaClient, functionNames: ReadonlyMap<string, string>): JobQueue => ({
  kinds: new Set(functionNames.keys()),
  async start(kind, jobId) {
    const FunctionName = functionNames.get(kind);
    if (FunctionName === undefined) throw new Error(`No function carries out jobs of kind "${kind}"`);
    const event: JobEvent = { jobId };
    await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(event) }));
  },
});
