import type * as z from 'zod';
import type { Need } from '#functions/platform/base/need.ts';

/** What starts a background function. */
type Trigger =
  /** A new job of this kind in the table: invoked asynchronously, retried twice, then dead-lettered. */
  | { by: 'job'; kind: string }
  /** New items of these entities in the table's stream, in batches. A stream supports two such functions. */
  | { by: 'stream'; entities: readonly string[] }
  /** A schedule. `events` also starts it at the end of a video conversion, at least once. The next scheduled run replaces retries. */
  | { by: 'schedule'; everyMinutes: number; events?: 'conversions' }
  /**
   * An event of SES about an e-mail, published through SNS: the function is invoked asynchronously, retried twice, then the event is
   * dead-lettered.
   */
  | { by: 'mail-events' }
  /**
   * A new object in a folder of the sites' access logs: the function is invoked asynchronously, retried twice, then the event is
   * dead-lettered.
   */
  | { by: 'access-logs'; folder: 'sites' | 'visits' }
  /**
   * Messages of a queue, in batches. The function returns the messages that failed: they are delivered again after its timeout, `attempts`
   * times in all, and are then dead-lettered. Lambda runs up to `concurrencyMax` instances, as many as the messages keep busy.
   */
  | { by: 'queue'; queue: 'roll-ups'; batchSize: number; concurrencyMax: number; attempts: number }
  /** Invoked manually by the operator, with a payload that the operations guide describes. */
  | { by: 'hand' };

interface FunctionDefinition {
  /** Names the function. */
  name: string;
  /** The area of the function: the Lambda entry is `functions/<area>/jobs/<name>/handler.ts`. */
  area: string;
  memoryMb: number;
  timeoutSeconds: number;
  needs: readonly Need[];
  trigger: Trigger;
}

/**
 * The static part of a background function. It is separate from the handler because infra reads it: a definition that
 * imported its handler, even lazily, would pull every job's runtime dependencies into the CDK app and into each bundle
 * that imports a definition. Definitions import only schemas.
 */
export const defineFunction = <const Definition extends FunctionDefinition>(definition: Definition): Definition => definition;

interface JobAttributes<Kind extends string, Payload extends z.ZodObject> {
  /** The kind of the job, which is stored in each job item and must never change. */
  kind: Kind;
  /** The attributes of a job item that depend on its kind. The runner parses them before it runs the handler. */
  payload: Payload;
  /** How long the table keeps a finished job. */
  retentionDays: number | 'forever';
  /** Whether the payload is deleted once the job has ended, because it names people. */
  forgetsPayload?: boolean;
}

/** The part of a definition that the job runner uses. */
export type JobDefinition<Payload extends z.ZodObject = z.ZodObject> = JobAttributes<string, Payload>;

/** Defines a kind of job and the function that runs it. Each definition must be listed in `functions/platform/job-list/jobs.ts`. */
export const defineJob = <
  const Kind extends string,
  Payload extends z.ZodObject,
  const Definition extends Omit<FunctionDefinition, 'trigger'>,
>({
  kind,
  payload,
  retentionDays,
  forgetsPayload = false,
  ...definition
}: JobAttributes<Kind, Payload> & Definition) => ({
  ...definition,
  kind,
  payload,
  retentionDays,
  forgetsPayload,
  trigger: { by: 'job' as const, kind },
});
