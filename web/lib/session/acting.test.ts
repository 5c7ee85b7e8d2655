import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/sign-in/session.ts';
import { beginActing, takeReturnPath } from '#web/lib/session/acting.ts';
import {
  clearSession,
  dropActingSession,
  isActing,
  readSession,
  storeSession,
  storeUser,
  subscribeToSession,
} from '#web/lib/session/session.ts';
import { TEST_ACTING, TEST_USER } from '#web/lib/session/user-fixture.ts';

const until = '2026-11-20T06:00:00.000Z';
const OWN: Session = { accessToken: 'own', accessTokenExpiresAt: until, user: { ...TEST_USER, id: '01J00000000000000000000002' } };
const ACTING: Session = { accessToken: 'acting', accessTokenExpiresAt: until, user: { ...TEST_USER, acting: TEST_ACTING } };

/** Returns what `read` returns in another tab, where the storage of this tab is not visible. */
const asOtherTab = <T>(read: () => T): T => {
  const kept = sessionStorage.getItem('acting-session');
  sessionStorage.clear();
  const result = read();
  if (kept !== null) sessionStorage.setItem('acting-session', kept);
  return result;
};
const token = (): string | undefined => readSession()?.accessToken;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeSession(OWN);
});

describe('session that acts for a login', () => {
  it('applies to the current tab only; all other tabs keep the login’s own session', () => {
    storeSession(ACTING);
    expect([token(), asOtherTab(token)]).toEqual(['acting', 'own']);
    dropActingSession();
    expect([token(), isActing()]).toEqual(['own', false]);
  });

  it('changes independently of the login’s own session', () => {
    storeSession(ACTING);
    storeUser({ ...ACTING.user, contactName: 'Changed' });
    expect(readSession()?.user.contactName).toBe('Changed');
    expect(asOtherTab(() => readSession()?.user)).toEqual(OWN.user);
    asOtherTab(() => storeSession({ ...OWN, accessToken: 'refreshed' }));
    expect([token(), asOtherTab(token)]).toEqual(['acting', 'refreshed']);
    asOtherTab(clearSession);
    expect([token(), asOtherTab(token)]).toEqual(['acting', undefined]);
  });

  it('notifies subscribers of a change, but not when acting begins or ends', () => {
    const seen: (string | undefined)[] = [];
    const unsubscribe = subscribeToSession(() => seen.push(token()));
    storeSession(ACTING);
    expect(seen).toEqual([]);
    storeUser({ ...ACTING.user, contactName: 'Changed' });
    expect(seen).toEqual(['acting']);
    dropActingSession();
    expect(seen).toEqual(['acting']);
    unsubscribe();
  });

  it('is dropped if unreadable; the login’s own session is used instead', () => {
    sessionStorage.setItem('acting-session', '{"accessToken":5}');
    expect([token(), isActing()]).toEqual(['own', false]);
  });
});

it('takeReturnPath returns the path where acting began on the first call, and / afterwards', () => {
  beginActing('/master/user/1');
  expect([takeReturnPath(), takeReturnPath()]).toEqual(['/master/user/1', '/']);
});
