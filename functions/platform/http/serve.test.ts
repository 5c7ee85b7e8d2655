import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { OPEN_BODY_MAX, REQUEST_MAX_BYTES } from '#shared/model/limits.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { currentRequestId } from '#functions/platform/base/request-trace.ts';
import { deliver, httpEvent, LAMBDA_CONTEXT, send } from '#test/support/http/send.ts';
import { family, refused, setUp } from '#functions/platform/http/serve-fixture.ts';

it('serve answers with data, message, status and headers', async () => {
  const { handler } = setUp();
  const answer = await send(handler, family.open, { body: { name: 'x' } });
  expect(answer).toMatchObject({ status: 201, data: { name: 'x' }, message: 'OK', cookies: [] });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it('serve passes parsed parameters, query and caller to the use case', async () => {
  const { handler } = setUp();
  expect(await send(handler, family.read, { params: { id: 'a' }, query: { limit: '7' }, token: 'valid' })).toMatchObject({
    data: { id: 'a', limit: 7, by: 'LOGIN' },
  });
  expect(await send(handler, family.read, { params: { id: 'a' }, token: 'valid' })).toMatchObject({ data: { limit: 3 } });
});

it('serve decodes base64 bodies', async () => {
  const { handler } = setUp();
  const event = httpEvent(family.open, { body: { name: 'あ' } });
  const encoded = { ...event, body: Buffer.from(event.body ?? '').toString('base64'), isBase64Encoded: true };
  expect(await deliver(handler, encoded)).toMatchObject({ status: 201, data: { name: 'あ' } });
});

it('serve resolves an ANY route to the endpoint of the request’s method, and logs that endpoint', async () => {
  const { handler, lines } = setUp();
  const event = httpEvent(family.open, { body: { name: 'x' } });
  const [, path = ''] = event.routeKey.split(' ');
  expect(await deliver(handler, { ...event, routeKey: `ANY ${path}` })).toMatchObject({ status: 201, data: { name: 'x' } });
  expect(lines.at(-1)).toMatchObject({ endpoint: `POST ${path}` });
  const removal = { ...event, requestContext: { ...event.requestContext, http: { ...event.requestContext.http, method: 'DELETE' } } };
  expect(await deliver(handler, { ...removal, routeKey: `ANY ${path}` })).toMatchObject(refused(404, 'not-found'));
});

it('serve answers 404 for an unknown route', async () => {
  const { handler } = setUp();
  expect(await send(handler, { method: 'GET', path: '/elsewhere' })).toMatchObject(refused(404, 'not-found'));
});

it.each([
  ['broken', '{"name":'],
  ['empty', ''],
  ['an unpaired surrogate outside a string', '\ud800'],
  ['JSON with an unpaired surrogate in a string', '{"name":"\\ud800"}'],
])('serve answers malformed-json for a body that is %s', async (_, body) => {
  const { handler } = setUp();
  expect(await send(handler, family.open, { body })).toMatchObject(refused(400, 'malformed-json'));
});

it.each(['text/plain', 'application/jsonp', 'multipart/form-data', 'application/x-www-form-urlencoded', ''])(
  'serve answers unsupported-content-type for %j',
  async (type) => {
    const { handler } = setUp();
    expect(await send(handler, family.open, { body: { name: 'x' }, headers: { 'content-type': type } })).toMatchObject(
      refused(400, 'unsupported-content-type'),
    );
  },
);

it.each(['application/json; charset=utf-8', 'Application/JSON'])('serve accepts the content type %j', async (type) => {
  const { handler } = setUp();
  expect(await send(handler, family.open, { body: { name: 'x' }, headers: { 'content-type': type } })).toMatchObject({ status: 201 });
});

it('serve answers 413 for a body over the byte limit of the endpoint', async () => {
  const { handler } = setUp();
  const oversized = 'あ'.repeat(REQUEST_MAX_BYTES / 3 + 1);
  expect(await send(handler, family.open, { body: oversized })).toMatchObject(refused(413, 'payload-too-large'));
  const event = { ...httpEvent(family.open), body: Buffer.alloc(REQUEST_MAX_BYTES + 1).toString('base64'), isBase64Encoded: true };
  expect(await deliver(handler, event)).toMatchObject(refused(413, 'payload-too-large'));
});

it.each([OPEN_BODY_MAX.fields + 1, REQUEST_MAX_BYTES])(
  'serve answers 413 for %i bytes or more if the endpoint expects a few fields, before authentication (R-23.71)',
  async (bytes) => {
    const { handler } = setUp();
    expect(await send(handler, family.cookie, { body: 'x'.repeat(bytes) })).toMatchObject(refused(413, 'payload-too-large'));
  },
);

it.each([
  ['a list longer than any schema accepts', Array.from({ length: 2_601 }, () => 0)],
  ['more values than a site has', Array.from({ length: 2_000 }, () => Array.from({ length: 101 }, () => 0))],
])('serve answers 413 for %s, without parsing every value', async (_, body) => {
  const { handler } = setUp();
  expect(await send(handler, family.open, { body })).toMatchObject(refused(413, 'payload-too-large'));
});

it('serve lists every invalid field: body fields without prefix, parameters and query fields with prefix', async () => {
  const { handler } = setUp();
  expect(await send(handler, family.open, { body: { size: 1.5, more: 1 } })).toMatchObject(
    refused(400, 'invalid-input', {
      fields: expect.arrayContaining([
        { path: 'name', rule: 'required' },
        { path: 'size', rule: 'invalid-whole-number' },
        { path: 'more', rule: 'unknown-field' },
      ]),
    }),
  );
  expect(await send(handler, family.read, { params: { id: 'toolong' }, query: { limit: 'x' }, token: 'valid' })).toMatchObject(
    refused(400, 'invalid-input', {
      fields: [
        { path: 'params.id', rule: 'too-long', params: { max: 5 } },
        { path: 'query.limit', rule: 'invalid-whole-number' },
      ],
    }),
  );
});

it('serve sends a file unchanged, and passes the requested range to the use case', async () => {
  const { handler, lines } = setUp();
  const answer = await handler(httpEvent(family.file, { headers: { range: 'bytes=0-1', 'accept-encoding': 'gzip' } }), LAMBDA_CONTEXT);
  expect(answer).toMatchObject({
    statusCode: 206,
    isBase64Encoded: true,
    body: Buffer.from('bytes=0-1').toString('base64'),
    headers: {
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-1/2',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(lines).toMatchObject([{ status: 206 }]);
});

it('serve answers an AppError with its status, details and Retry-After', async () => {
  const { handler } = setUp({
    open: async () => {
      throw new AppError('too-many-requests', { retryAfter: 30 });
    },
  });
  const answer = await send(handler, family.open, { body: { name: 'x' } });
  expect(answer).toMatchObject(refused(429, 'too-many-requests', { retryAfter: 30 }));
  expect(answer.headers['retry-after']).toBe('30');
});

it('serve answers internal for an unexpected error, hides its message and logs it under the id that the answer states (R-6.126)', async () => {
  const { handler, lines } = setUp({
    open: async () => {
      throw new TypeError('secret detail');
    },
  });
  const answer = await send(handler, family.open, { body: { name: 'someone@example.com' } });
  expect(answer).toMatchObject({ status: 500, data: { code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(answer.headers['x-request-id']).toEqual(expect.any(String));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      status: 500,
      code: 'internal',
      endpoint: 'POST /api/v1/open',
      requestId: answer.headers['x-request-id'],
      error: { name: 'TypeError', message: 'secret detail', stack: expect.any(String) },
    }),
  ]);
});

it('serve drops undeclared fields from an answer, and answers internal if it breaks the response schema', async () => {
  const leaking = setUp({ open: async () => ({ name: 'x', passwordHash: 'y' }) });
  expect(await send(leaking.handler, family.open, { body: { name: 'x' } })).toMatchObject({ data: { name: 'x' } });
  expect((await send(leaking.handler, family.open, { body: { name: 'x' } })).data).toEqual({ name: 'x' });
  const broken = setUp({ open: async () => ({ name: 7 }) as never });
  expect(await send(broken.handler, family.open, { body: { name: 'x' } })).toMatchObject({ status: 500, data: { code: 'internal' } });
  expect(broken.lines[0]?.error?.message).toContain('name (invalid)');
});

it('serve sets the cookies of a reply', async () => {
  const { handler } = setUp({ cookie: async () => ({ data: null, cookies: ['a=1', 'b=2'] }) });
  expect(await send(handler, family.cookie, { refreshToken: 'x' })).toMatchObject({ status: 200, data: null, cookies: ['a=1', 'b=2'] });
});

it('serve logs one line for each request, without bodies, tokens or addresses', async () => {
  const { handler, lines } = setUp();
  await send(handler, family.open, { body: { name: 'someone@example.com' } });
  await send(handler, family.read, { params: { id: 'a' }, token: 'valid' });
  await send(handler, family.read, { params: { id: 'a' }, token: 'hidden-token' });
  expect(lines.map(({ level, endpoint, status, code }) => [level, endpoint, status, code])).toEqual([
    ['info', 'POST /api/v1/open', 201, undefined],
    ['info', 'GET /api/v1/thing/{id}', 200, undefined],
    ['info', 'GET /api/v1/thing/{id}', 401, 'unauthenticated'],
  ]);
  for (const { requestId, ms } of lines) expect([requestId, ms]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.any(Number)]);
  expect(JSON.stringify(lines)).not.toMatch(/someone|hidden|192\.0\.2/);
});

it('serve answers unavailable before the Lambda times out', async () => {
  const { handler, lines } = setUp({ open: () => new Promise(() => {}) });
  const result = await handler(httpEvent(family.open, { body: { name: 'x' } }), { ...LAMBDA_CONTEXT, getRemainingTimeInMillis: () => 510 });
  expect(result).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(lines[0]?.error?.message).toContain('ran out of time');
});

it('serve exposes the request id to the use case, and logs it together with the id of the edge', async () => {
  const seen: (string | undefined)[] = [];
  const { handler, lines } = setUp({
    open: async ({ body }) => {
      seen.push(currentRequestId());
      return { name: body.name };
    },
  });
  const ask = () => handler(httpEvent(family.open, { body: { name: 'x' }, headers: { 'x-amz-cf-id': 'edge-1' } }), LAMBDA_CONTEXT);
  await Promise.all([ask(), ask()]);
  expect(new Set(seen).size).toBe(2);
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(seen));
  expect(lines.map(({ edgeId }) => edgeId)).toEqual(['edge-1', 'edge-1']);
  expect(currentRequestId()).toBeUndefined();
});

describe('answer of serve', () => {
  const large = 'あ'.repeat(20_000);
  const ask = async (headers: Record<string, string>, name = large) => {
    const { handler } = setUp({ open: async () => ({ name }) });
    return handler(httpEvent(family.open, { body: { name: 'x' }, headers }), LAMBDA_CONTEXT);
  };

  it('is compressed with gzip if it is large and the client accepts gzip', async () => {
    const { headers, body = '', isBase64Encoded } = await ask({ 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(isBase64Encoded).toBe(true);
    expect(body.length).toBeLessThan(1_000);
    expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toMatchObject({ data: { name: large } });
  });

  it.each([
    ['for other clients', {}, large],
    ['when it is small', { 'accept-encoding': 'gzip' }, 'small'],
  ])('stays uncompressed %s', async (_, headers, name) => {
    const answer = await ask(headers, name);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ data: { name } });
  });
});
