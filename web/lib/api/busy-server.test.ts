import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession, readSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const busy = (status = 503, retryAfter?: string): Response =>
  Response.json(
    { data: { code: status === 503 ? 'unavailable' : 'too-many-requests' }, message: '' },
    {
      status,
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    },
  );
const answer = (data: unknown): Response => Response.json({ data, message: 'OK' });

/** The requests: time in milliseconds, method and body. */
let sent: { at: number; method: string; body: string }[];

function serve(...responses: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ at: Date.now(), method: request.method, body: await request.text() });
    return (responses[sent.length - 1] ?? responses.at(-1))?.() ?? answer(null);
  });
}
const pauses = (): number[] => sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
const list = () => api.site.list({ query: {} });
const markAsRead = (signal?: AbortSignal) =>
  api.systemNoti.markAsRead({ body: { noti_ids: ['01J00000000000000000000002'] } }, signal ? { signal } : {});

/** Returns the outcome of a call; advances the fake time, so that waits of the call end. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  const result = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  return result;
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  storeSession({ accessToken: 'first', accessTokenExpiresAt: '2030-01-01T00:00:00.000Z', user: TEST_USER });
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('api call to a busy server (R-24.41)', () => {
  it.each([429, 503])(
    'repeats a PUT with the same body after a %i, and waits at least as long as the Retry-After header requests',
    async (status) => {
      serve(
        () => busy(status, '2'),
        () => answer(null),
      );
      expect(await outcome(markAsRead())).toBeNull();
      expect(pauses()).toEqual([2_500]);
      expect(sent[1]).toMatchObject({ method: 'PUT', body: sent[0]?.body });
    },
  );

  it('repeats a PUT at most three times, after growing pauses, if there is no Retry-After header', async () => {
    serve(() => busy());
    expect(await outcome(markAsRead())).toMatchObject({ status: 503 });
    expect(pauses()).toEqual([1_250, 2_500, 5_000]);
  });

  it('does not repeat a PUT if Retry-After is longer than ten seconds', async () => {
    serve(() => busy(429, '600'));
    expect(await outcome(markAsRead())).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['GET', () => list()],
    ['POST', () => api.auth.forgotPassword({ body: { email: 'a@example.com', language: 'jp' } })],
    ['DELETE', () => api.site.delete({ params: { id: 'a' } })],
  ])('does not repeat a %s: queries repeat reads themselves, and a write may have been carried out', async (method, call) => {
    serve(() => busy(503, '1'));
    expect(await outcome(call())).toBeInstanceOf(ApiError);
    expect(sent.map((one) => one.method)).toEqual([method]);
  });

  it('does not repeat a PUT once it is aborted', async () => {
    serve(() => busy(503, '5'));
    const controller = new AbortController();
    const saved = markAsRead(controller.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await saved).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });

  it.each([429, 500, 502, 503, 507])('keeps the session when the server answers a refresh with %i', async (status) => {
    serve(
      () => Response.json({ data: { code: 'unauthenticated' }, message: '' }, { status: 401 }),
      () => busy(status, '60'),
    );
    expect(await outcome(list())).toMatchObject({ status });
    expect(readSession()?.accessToken).toBe('first');
  });
});
