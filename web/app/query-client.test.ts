import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#web/app/query-client.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const KEY = ['site-content'];
const signIn = (user = TEST_USER): void => storeSession({ accessToken: 'token', accessTokenExpiresAt: '2030-01-01T00:00:00.000Z', user });

beforeEach(() => {
  signIn();
  queryClient.setQueryData(KEY, 'read by this login');
});

it('keeps the cache when a session ends, and when the same login signs in again', () => {
  clearSession();
  expect(queryClient.getQueryData(KEY)).toBeDefined();
  signIn();
  expect(queryClient.getQueryData(KEY)).toBeDefined();
});

it('clears the cache when another login signs in', () => {
  clearSession();
  signIn({ ...TEST_USER, id: '01J0000000000000000000000Z' });
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});
