import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { InvokeCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { moveClock, readClock } from '#infra/local/clients/clock-client.ts';
import { ClockMovesForwardOnly } from '#infra/local/clock/clock-mover.ts';
import { createControlEndpoint } from '#infra/local/jobs/control-endpoint.ts';
import { testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { FunctionFailure, type Invoke } from '#infra/local/lambda/run-function.ts';

const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'secret' };
const invoke = vi.fn<Invoke>();
const add = vi.fn<(name: string, payload: unknown) => Promise<void>>();
const now = () => new Date('2026-11-23T00:00:00Z');
const move = vi.fn<(to: Date) => Promise<void>>();
let disk: ReturnType<typeof testDisk>;
let server: Listening;
let client: { endpoint: string; region: string; credentials: typeof credentials; maxAttempts: number };

beforeEach(async () => {
  invoke.mockReset().mockResolvedValue({ done: true });
  add.mockReset().mockResolvedValue();
  move.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  disk = testDisk();
  const options = { invoke, queue: { add }, clock: { now, move }, space: disk, accessKeyId: credentials.accessKeyId };
  server = await listen(createControlEndpoint(options), 0);
  client = { endpoint: server.url, region: 'ap-northeast-1', credentials, maxAttempts: 1 };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const run = (input: Omit<ConstructorParameters<typeof InvokeCommand>[0], 'FunctionName'>, FunctionName = 'publish') =>
  new LambdaClient(client).send(new InvokeCommand({ FunctionName, ...input }));

describe('Invoke', () => {
  it('refuses asynchronous invocations while the disk is full, and still runs synchronous ones (R-23.103)', async () => {
    disk.isFull = true;
    await expect(run({ InvocationType: 'Event', Payload: '{}' })).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
    expect(add).not.toHaveBeenCalled();
    await run({ Payload: '{}' });
    expect(invoke).toHaveBeenCalledOnce();
    const signed = { authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/x` };
    const readSecret = await fetch(server.url, {
      method: 'POST',
      headers: { ...signed, 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: '{}',
    });
    // No service of this test answers the request.
    expect(readSecret.status).toBe(404);
    disk.isFull = false;
    await run({ InvocationType: 'Event', Payload: '{}' });
    expect(add).toHaveBeenCalledOnce();
  });

  it('returns the function’s result', async () => {
    const answer = await run({ Payload: '{"jobId":"one"}' });
    expect(answer).toMatchObject({ StatusCode: 200, ExecutedVersion: '$LATEST' });
    expect(answer.FunctionError).toBeUndefined();
    expect(answer.Payload?.transformToString()).toBe('{"done":true}');
    expect(invoke).toHaveBeenCalledWith('publish', { jobId: 'one' });
  });

  it('returns the error type and message of a function that failed', async () => {
    invoke.mockRejectedValue(new FunctionFailure('TypeError', 'broken'));
    const answer = await run({});
    expect(answer).toMatchObject({ StatusCode: 200, FunctionError: 'Unhandled' });
    expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toEqual({ errorType: 'TypeError', errorMessage: 'broken' });
  });

  it('answers 202 to an asynchronous invocation only once it is queued', async () => {
    expect(await run({ InvocationType: 'Event', Payload: '{"jobId":"one"}' })).toMatchObject({ StatusCode: 202 });
    expect(add).toHaveBeenCalledWith('publish', { jobId: 'one' });
    expect(invoke).not.toHaveBeenCalled();
    add.mockRejectedValue(new Error('disk full'));
    await expect(run({ InvocationType: 'Event' })).rejects.toMatchObject({ name: 'ServiceException' });
  });

  it('refuses unknown functions', async () => {
    await expect(run({}, 'nobody')).rejects.toBeInstanceOf(ResourceNotFoundException);
  });

  it('refuses requests without the key', async () => {
    const answer = await fetch(`${server.url}/2015-03-31/functions/bootstrap/invocations`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
    expect(invoke).not.toHaveBeenCalled();
  });
});

describe('CreateInvalidation', () => {
  it('returns a completed invalidation in the format of the SDK', async () => {
    const batch = { CallerReference: 'one', Paths: { Quantity: 2, Items: ['/a/*', '/b & c'] } };
    const { Invalidation, Location } = await new CloudFrontClient(client).send(
      new CreateInvalidationCommand({ DistributionId: 'LOCAL', InvalidationBatch: batch }),
    );
    expect(Invalidation).toMatchObject({ Status: 'Completed', InvalidationBatch: batch });
    expect(Invalidation?.CreateTime).toBeInstanceOf(Date);
    expect(Location).toBe(`/2020-05-31/distribution/LOCAL/invalidation/${Invalidation?.Id}`);
  });
});

describe('clock endpoint', () => {
  const endpoint = () => ({ url: `${server.url}/clock`, accessKeyId: credentials.accessKeyId });

  it('returns the time of the local clock, and moves the clock', async () => {
    expect(await readClock(endpoint())).toEqual(now());
    expect(move).not.toHaveBeenCalled();
    await moveClock(endpoint(), new Date('2027-01-01T00:00:00Z'));
    expect(move).toHaveBeenCalledWith(new Date('2027-01-01T00:00:00Z'));
  });

  it('refuses a past time, a body without a time, and requests without the key', async () => {
    move.mockRejectedValue(new ClockMovesForwardOnly('It is later already.'));
    await expect(moveClock(endpoint(), new Date(0))).rejects.toThrow('It is later already.');
    move.mockClear();
    await expect(moveClock({ ...endpoint(), accessKeyId: 'OTHER' }, new Date(0))).rejects.toThrow('Invalid input');
    const headers = { authorization: `Credential=${credentials.accessKeyId}/` };
    for (const body of ['', '{}', '{"to":"tomorrow"}', '{'])
      expect((await fetch(endpoint().url, { method: 'POST', headers, body })).status, body).toBe(400);
    expect(move).not.toHaveBeenCalled();
  });
});
