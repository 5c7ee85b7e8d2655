import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type FunctionName, isFunctionName } from '#infra/functions.ts';
import * as z from 'zod';
import { type ClockMover, ClockMovesForwardOnly } from '#infra/local/clock/clock-mover.ts';
import type { DiskSpace } from '#infra/local/disk/disk-space.ts';
import type { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';
import { FunctionFailure, type Invoke } from '#infra/local/lambda/run-function.ts';

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

interface EndpointOptions {
  invoke: Invoke;
  queue: Pick<InvocationQueue, 'add'>;
  clock: ClockMover;
  /** Handlers for secrets, custom domains, and conversions of videos; each returns `undefined` for other requests. */
  services?: readonly ((request: IncomingMessage, body: string) => Promise<Reply | undefined>)[];
  space: DiskSpace;
  /** Requests signed with other keys are refused, because a web page could send requests too. */
  accessKeyId: string;
}

const refusal = (status: number, type: string, message: string): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': type },
  body: JSON.stringify({ Type: 'User', Message: message }),
});

async function invokeNow(invoke: Invoke, name: FunctionName, payload: unknown): Promise<Reply> {
  const headers = { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' };
  try {
    return { status: 200, headers, body: JSON.stringify(await invoke(name, payload)) };
  } catch (error) {
    if (!(error instanceof FunctionFailure)) throw error;
    console.error(`${name} failed:`, error.cause ?? error);
    return {
      status: 200,
      headers: { ...headers, 'x-amz-function-error': 'Unhandled' },
      body: JSON.stringify({ errorType: error.type, errorMessage: error.message }),
    };
  }
}

function parseJson(body: string): { ok: true; value: unknown } | { ok: false } {
  if (body === '') return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(body) as unknown };
  } catch {
    return { ok: false };
  }
}

/** Answers that the invalidation is complete, because the local edge does not cache sites. */
function invalidation(distribution: string, body: string): Reply {
  const batch = /<CallerReference>[^]*<\/Paths>|<Paths>[^]*<\/CallerReference>/.exec(body)?.[0];
  if (batch === undefined)
    return {
      status: 400,
      headers: { 'content-type': 'text/xml' },
      body: '<ErrorResponse><Error><Type>Sender</Type><Code>MalformedInput</Code></Error></ErrorResponse>',
    };
  const id = `I${randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`;
  return {
    status: 201,
    headers: { 'content-type': 'text/xml', location: `/2020-05-31/distribution/${distribution}/invalidation/${id}` },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${id}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime><InvalidationBatch>${batch}</InvalidationBatch></Invalidation>`,
  };
}

const ClockMove = z.object({ to: z.iso.datetime() });

/** Moves the clock if the body contains a time. Answers with the time, or 409 for a past time. */
async function answerClock(clock: ClockMover, method: string | undefined, body: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  if (method === 'POST') {
    const input = parseJson(body);
    const move = ClockMove.safeParse(input.ok ? input.value : undefined);
    if (!move.success) return { status: 400, headers, body: JSON.stringify({ message: 'The body is {"to": an ISO instant}.' }) };
    try {
      await clock.move(new Date(move.data.to));
    } catch (error) {
      if (!(error instanceof ClockMovesForwardOnly)) throw error;
      return { status: 409, headers, body: JSON.stringify({ message: error.message }) };
    }
  }
  return { status: 200, headers, body: JSON.stringify({ now: clock.now().toISOString() }) };
}

/** Whether a request changes data on disk. `name`: the function that it invokes. */
function isStored({ method, headers }: IncomingMessage, name: string | undefined): boolean {
  const isRead = method === 'GET' || /\.Get\w+$/.test(String(headers['x-amz-target']));
  const isAwaited = name !== undefined && headers['x-amz-invocation-type'] !== 'Event';
  return !isRead && !isAwaited;
}

/**
 * Creates the endpoint for the AWS actions that functions call besides storage, table and mail: Lambda's Invoke, CloudFront's
 * invalidations and custom domains, MediaConvert's jobs, secrets. It also has the clock of this platform: `GET /clock`, `POST /clock`.
 */
export function createControlEndpoint({ invoke, queue, clock, services = [], space, accessKeyId }: EndpointOptions): Server {
  async function handle(request: IncomingMessage): Promise<Reply> {
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      return refusal(403, 'UnrecognizedClientException', 'The request is not signed with the key of this platform.');
    const path = (request.url ?? '').split('?')[0] ?? '';
    const name = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path)?.[1];
    // Refuses the request before it changes memory, because the change could not be stored.
    if (isStored(request, name) && !space.hasRoomFor(0))
      return refusal(503, 'ServiceUnavailableException', 'There is no space on the disk.');
    const body = await text(request);
    if (path === '/clock') return answerClock(clock, request.method, body);
    for (const answer of services) {
      const reply = await answer(request, body);
      if (reply) return reply;
    }
    const distribution = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation\/?$/.exec(path)?.[1];
    if (request.method === 'POST' && distribution !== undefined) return invalidation(distribution, body);
    if (request.method !== 'POST' || name === undefined)
      return refusal(404, 'UnknownOperationException', `${request.method} ${path} is not served here.`);
    if (!isFunctionName(name)) return refusal(404, 'ResourceNotFoundException', `Function not found: ${name}`);
    const payload = parseJson(body);
    if (!payload.ok) return refusal(400, 'InvalidRequestContentException', 'Could not parse request body into json');
    if (request.headers['x-amz-invocation-type'] !== 'Event') return invokeNow(invoke, name, payload.value);
    await queue.add(name, payload.value);
    return { status: 202 };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      status,
      headers = {},
      body = '',
    } = await handle(request).catch((error: unknown) => {
      console.error(error);
      return refusal(500, 'ServiceException', String(error));
    });
    response.writeHead(status, { ...headers, 'x-amzn-requestid': randomUUID(), 'content-length': Buffer.byteLength(body) });
    response.end(body);
  }

  return createServer((request, response) => void serve(request, response));
}
