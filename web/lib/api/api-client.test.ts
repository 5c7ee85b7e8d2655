import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { api, onForbidden } from '#web/lib/api/api-client.ts';
import { ApiError, isAbortError } from '#web/lib/api/api-error.ts';
import { takeReturnPath } from '#web/lib/session/acting.ts';
import { giveUpSession } from '#web/lib/session/next-session.ts';
import { useUnsavedWork } from '#web/lib/session/unsaved-work.ts';
import { clearSession, dropActingSession, readSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_ACTING, TEST_USER } from '#web/lib/session/user-fixture.ts';

const SESSION: Session = {
  accessToken: 'first',
  accessTokenExpiresAt: '2026-11-20T05:05:00.000Z',
  user: TEST_USER,
};

const answer = (status: number, data: unknown, message = 'ok'): Response =>
  Response.json({ data, message }, { status, statusText: status === 502 ? 'Bad Gateway' : '' });
const NO_SITES = { sites: [], nextCursor: null };

interface Seen {
  call: string;
  token: string | null;
  request: Request;
}
const seen: Seen[] = [];

/** Answers every request with the response that `respond` returns for its method and URL. */
function serve(respond: (call: string, token: string | null) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/v1', '')}${search}`;
    const token = request.headers.get('authorization');
    seen.push({ call, token, request });
    return respond(call, token);
  });
}

const calls = (): string[] => seen.map(({ call }) => call);

/** A lock with one holder at a time, like the browser's lock over all tabs. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const run = last.then(work, work);
    last = run.catch(() => null);
    return run;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};

beforeEach(() => {
  seen.length = 0;
  localStorage.clear();
  stubLocks();
  storeSession(SESSION);
});

afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('api call', () => {
  it('requests the path and query of the API contract with token and cookies, and resolves with the data', async () => {
    serve(() => answer(200, NO_SITES));
    await expect(api.site.list({ query: { limit: 10, cursor: 'a b' } })).resolves.toEqual(NO_SITES);
    expect(calls()).toEqual(['GET /site?limit=10&cursor=a+b']);
    expect(seen[0]?.token).toBe('Bearer first');
    expect(seen[0]?.request.credentials).toBe('include');
  });

  it('sends the body as JSON and fills in the path parameters', async () => {
    serve(() => answer(200, null));
    await api.site.publish({ params: { id: 'abc def' }, body: { revision: '01J00000000000000000000002', visibility: 'public' } });
    expect(calls()).toEqual(['POST /site/abc%20def/publish']);
    expect(seen[0]?.request.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.request.json()).toEqual({ revision: '01J00000000000000000000002', visibility: 'public' });
  });

  it('sends no token to public endpoints', async () => {
    serve(() => answer(200, null));
    await api.auth.logOut();
    expect(seen[0]?.token).toBeNull();
  });
});

describe('api call after a 401 response', () => {
  it('refreshes the session once and retries with the new token', async () => {
    serve((call, token) => {
      if (call === 'POST /auth/refresh-token') return answer(200, { ...SESSION, accessToken: 'second' });
      return token === 'Bearer second' ? answer(200, NO_SITES) : answer(401, { code: 'unauthenticated' });
    });
    await expect(api.site.list({ query: {} })).resolves.toEqual(NO_SITES);
    expect(calls()).toEqual(['GET /site', 'POST /auth/refresh-token', 'GET /site']);
    expect(readSession()?.accessToken).toBe('second');
    expect(seen[1]?.request.keepalive).toBe(true);
  });

  it('shares one refresh between concurrent requests', async () => {
    serve((call, token) => {
      if (call === 'POST /auth/refresh-token') return answer(200, { ...SESSION, accessToken: 'second' });
      return token === 'Bearer second' ? answer(200, NO_SITES) : answer(401, { code: 'unauthenticated' });
    });
    await Promise.all([api.site.list({ query: {} }), api.site.list({ query: {} }), api.site.list({ query: {} })]);
    expect(calls().filter((call) => call === 'POST /auth/refresh-token')).toHaveLength(1);
  });

  it('uses the token that another tab has fetched in the meantime', async () => {
    serve((_call, token) => {
      if (token === 'Bearer other-tab') return answer(200, NO_SITES);
      localStorage.setItem('session', JSON.stringify({ ...SESSION, accessToken: 'other-tab' }));
      return answer(401, { code: 'unauthenticated' });
    });
    await api.site.list({ query: {} });
    expect(calls()).toEqual(['GET /site', 'GET /site']);
  });

  it('ends the session when the refresh is refused', async () => {
    serve(() => answer(401, { code: 'unauthenticated' }));
    const error = await failureOf(api.site.list({ query: {} }));
    expect(error.status).toBe(401);
    expect(readSession()).toBeNull();
    expect(calls()).toEqual(['GET /site', 'POST /auth/refresh-token']);
  });

  it('waits until the login has signed in again if there is unsaved work (R-4.18)', async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true));
    serve((_call, token) => (token === 'Bearer third' ? answer(200, NO_SITES) : answer(401, { code: 'unauthenticated' })));
    const listed = api.site.list({ query: {} });
    await vi.waitFor(() => expect(readSession()).toBeNull());
    const listedLater = api.site.list({ query: { limit: 1 } });
    storeSession({ ...SESSION, accessToken: 'third' });
    await expect(listed).resolves.toEqual(NO_SITES);
    await expect(listedLater).resolves.toEqual(NO_SITES);
    unmount();
  });

  it('rejects a waiting call when another login signs in, or when the user gives up the session', async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true));
    serve(() => answer(401, { code: 'unauthenticated' }));
    const first = failureOf(api.site.list({ query: {} }));
    await vi.waitFor(() => expect(readSession()).toBeNull());
    storeSession({ ...SESSION, user: { ...TEST_USER, id: '01J00000000000000000000009' } });
    expect((await first).status).toBe(401);
    storeSession(SESSION);
    const second = failureOf(api.site.list({ query: {} }));
    await vi.waitFor(() => expect(readSession()).toBeNull());
    giveUpSession();
    expect((await second).status).toBe(401);
    unmount();
  });

  it('waits for a new sign-in also if the refreshed token is refused and there is unsaved work (R-4.18)', async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true));
    serve((call, token) => {
      if (call === 'POST /auth/refresh-token') return answer(200, { ...SESSION, accessToken: 'second' });
      return token === 'Bearer third' ? answer(200, NO_SITES) : answer(401, { code: 'unauthenticated' });
    });
    const listed = api.site.list({ query: {} });
    await vi.waitFor(() => expect(calls()).toHaveLength(3));
    await vi.waitFor(() => expect(readSession()).toBeNull());
    storeSession({ ...SESSION, accessToken: 'third' });
    await expect(listed).resolves.toEqual(NO_SITES);
    expect(calls()).toEqual(['GET /site', 'POST /auth/refresh-token', 'GET /site', 'GET /site']);
    unmount();
  });

  it('does not retry if a different login has signed in in another tab', async () => {
    serve((_call, token) => {
      if (token === 'Bearer other') return answer(200, NO_SITES);
      const other = { ...SESSION, accessToken: 'other', user: { ...TEST_USER, id: '01J00000000000000000000009' } };
      localStorage.setItem('session', JSON.stringify(other));
      return answer(401, { code: 'unauthenticated' });
    });
    expect((await failureOf(api.site.list({ query: {} }))).status).toBe(401);
    expect(calls()).toEqual(['GET /site']);
  });

  it('keeps the session when the refresh gets no response', async () => {
    serve((call) => {
      if (call === 'POST /auth/refresh-token') throw new TypeError('Failed to fetch');
      return answer(401, { code: 'unauthenticated' });
    });
    expect((await failureOf(api.site.list({ query: {} }))).failure.kind).toBe('no-response');
    expect(readSession()?.accessToken).toBe('first');
  });

  it('retries only once', async () => {
    serve((call) =>
      call === 'POST /auth/refresh-token' ? answer(200, { ...SESSION, accessToken: 'second' }) : answer(401, { code: 'unauthenticated' }),
    );
    await failureOf(api.site.list({ query: {} }));
    expect(calls()).toEqual(['GET /site', 'POST /auth/refresh-token', 'GET /site']);
    expect(readSession()).toBeNull();
  });

  it('does not refresh the session after a refused sign-in, and reports the refusal', async () => {
    serve(() => answer(401, { code: 'sign-in-failed' }));
    const error = await failureOf(api.auth.login({ body: { email: 'a@example.com', password: 'x' } }));
    expect(error.refusal?.code).toBe('sign-in-failed');
    expect(calls()).toEqual(['POST /auth/login']);
  });
});

describe('api call in a tab that acts for a login', () => {
  const acting = { ...SESSION, accessToken: 'acting', user: { ...TEST_USER, acting: TEST_ACTING } };
  beforeEach(() => storeSession(acting));
  afterEach(() => {
    takeReturnPath();
    dropActingSession();
  });

  it('after a 401, marks acting as over, without a refresh, and keeps the login’s own session', async () => {
    serve(() => answer(401, { code: 'unauthenticated' }));
    expect((await failureOf(api.site.list({ query: {} }))).status).toBe(401);
    expect(calls()).toEqual(['GET /site']);
    expect(sessionStorage.getItem('acting-over')).not.toBeNull();
    dropActingSession();
    expect(readSession()?.accessToken).toBe('first');
  });

  it.each(['acting-read-only', 'acting-refused'])('throws the refusal %s of a 403 without notifying subscribers', async (code) => {
    const onEvent = vi.fn<() => void>();
    const end = onForbidden(onEvent);
    serve(() => answer(403, { code }));
    expect((await failureOf(api.site.list({ query: {} }))).refusal?.code).toBe(code);
    expect(onEvent).not.toHaveBeenCalled();
    expect(calls()).toEqual(['GET /site']);
    end();
  });
});

describe('api call after a 403 response', () => {
  it('reads the user info again, then notifies subscribers', async () => {
    const onEvent = vi.fn<() => string[]>(() => calls());
    const end = onForbidden(onEvent);
    serve((call) =>
      call === 'GET /auth/user-info' ? answer(200, { user: { ...SESSION.user, authority: 'view' } }) : answer(403, { code: 'forbidden' }),
    );
    expect((await failureOf(api.site.list({ query: {} }))).refusal?.code).toBe('forbidden');
    expect(onEvent).toHaveBeenCalledOnce();
    expect(onEvent).toHaveReturnedWith(['GET /site', 'GET /auth/user-info']);
    expect(readSession()?.user.authority).toBe('view');
    end();
  });
});

describe('ApiError', () => {
  it('contains the refusal and its field errors', async () => {
    serve(() => answer(400, { code: 'invalid-input', fields: [{ path: 'name', rule: 'required' }] }));
    const error = await failureOf(api.site.create({ body: { name: '', numberHorizontal: 1, numberVertical: 1, viewMode: 'PC' } }));
    expect(error.refusal).toEqual({ code: 'invalid-input', fields: [{ path: 'name', rule: 'required' }] });
  });

  it('keeps status and status text of a response without an envelope', async () => {
    serve(() => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    expect((await failureOf(api.site.list({ query: {} }))).failure).toEqual({
      kind: 'refused',
      status: 502,
      statusText: 'Bad Gateway',
      refusal: null,
      message: null,
    });
  });

  it.each([
    ['the message of a response without data', { message: 'Not Found' }, 'Not Found'],
    ['the first of a list of messages', { data: null, message: ['First', 'Second'] }, 'First'],
    ['`null` if the message of the response is no text', { message: { text: 'x' } }, null],
  ])('has as message %s', async (_case, body, message) => {
    serve(() => Response.json(body, { status: 404 }));
    await expect(api.site.list({ query: {} })).rejects.toMatchObject({ failure: { kind: 'refused', refusal: null, message } });
  });

  it('keeps the message of a refusal with an unknown code', async () => {
    serve(() => answer(409, { code: 'newer-than-this-tab' }, 'Something new'));
    expect((await failureOf(api.site.list({ query: {} }))).failure).toMatchObject({
      kind: 'refused',
      refusal: null,
      message: 'Something new',
    });
  });

  it('reports request-failed if a successful response has no readable body', async () => {
    serve(() => new Response('<html>', { status: 200 }));
    expect((await failureOf(api.site.list({ query: {} }))).failure.kind).toBe('request-failed');
  });

  it('reports request-failed when the request cannot be built', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const body = { name: 'x', numberHorizontal: 1, numberVertical: 1, viewMode: 'PC', logo: circular } as unknown as Parameters<
      typeof api.site.create
    >[0]['body'];
    expect((await failureOf(api.site.create({ body }))).failure.kind).toBe('request-failed');
  });

  it('reports no-response when the network fails', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(api.site.list({ query: {} }))).failure.kind).toBe('no-response');
  });

  it('reports no-response after a timeout of 60 s', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal(
      'fetch',
      (request: Request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))),
    );
    const call = failureOf(api.site.list({ query: {} }));
    limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    expect((await call).failure.kind).toBe('no-response');
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
    timeout.mockRestore();
  });

  it('is replaced by the abort reason when the caller aborts', async () => {
    vi.stubGlobal(
      'fetch',
      (request: Request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))),
    );
    const controller = new AbortController();
    const call = api.site.list({ query: {} }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toSatisfy(isAbortError);
  });
});
