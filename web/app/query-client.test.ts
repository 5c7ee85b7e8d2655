import { beforeEach, expect, it } from 'vitest';
import { queryClient, retryDelay } from '#web/app/query-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const KEY = ['site-content'];
const signIn = (user = TEST_USER): void => storeSession({ accessToken: 'token', accessTokenExpiresAt: '2030-01-01T00:00:00.000Z', user });

beforeEach(() => {
  signIn();
  queryClient.setQueryData(KEY, 'read by this login');
});

it('queryClient keeps the cache when a session ends, and when the same login signs in again', () => {
  clearSession();
  expect(queryClient.getQueryData(KEY)).toBeDefined();
  signIn();
  expect(queryClient.getQueryData(KEY)).toBeDefined();
});

it('queryClient clears the cache when another login signs in', () => {
  clearSession();
  signIn({ ...TEST_USER, id: '01J0000000000000000000000Z' });
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

const busy = (retryAfter?: number) =>
  new ApiError({
    kind: 'refused',
    status: 503,
    statusText: '',
    refusal: { code: 'unavailable', ...(retryAfter !== undefined && { retryAfter }) },
    message: null,
  });

it.each([
  ['a second after the first failure', 0, busy(), 1_000],
  ['longer after each failure', 2, busy(), 4_000],
  ['as long as the server asks for', 0, busy(5), 5_000],
  ['no longer than the limit, whatever the server asks for', 0, busy(3_600), 10_000],
  ['no longer than the limit, however often it failed', 9, busy(), 10_000],
])('retryDelay waits, with up to 50 percent jitter, %s', (_, failures, error, least) => {
  for (let count = 0; count < 20; count += 1) {
    const delay = retryDelay(failures, error);
    expect(delay).toBeGreaterThanOrEqual(least);
    expect(delay).toBeLessThanOrEqual(least * 1.5);
  }
});

it.each([
  ['a busy server', busy(), true],
  ['the throttle of a gateway', new ApiError({ kind: 'refused', status: 429, statusText: '', refusal: null, message: null }), true],
  [
    'a limit of the product',
    new ApiError({ kind: 'refused', status: 429, statusText: '', refusal: { code: 'too-many-requests', retryAfter: 60 }, message: null }),
    false,
  ],
  ['a refusal', new ApiError({ kind: 'refused', status: 403, statusText: '', refusal: null, message: null }), false],
])('queryClient retries a failed query only if a retry can succeed: %s', (_, error, isRetried) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  expect(typeof retry === 'function' && retry(0, error)).toBe(isRetried);
});
