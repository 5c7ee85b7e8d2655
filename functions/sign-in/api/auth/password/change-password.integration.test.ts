import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RATE_LIMITS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { accessTokenOf, PASSWORD } from '#test/support/api/auth-fixture.ts';
import { NEW_PASSWORD, type PasswordFixture, sortedStatuses, startPasswordFixture } from '#test/support/api/password-fixture.ts';
import { barrier } from '#test/support/barrier.ts';
import { deviceOf, refreshTokenOf } from '#test/support/http/send.ts';

let test: PasswordFixture;
beforeAll(async () => {
  test = await startPasswordFixture();
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());
afterEach(() => vi.restoreAllMocks());

describe('changePassword', () => {
  it('ends all sessions, opens a new session and notifies the login by e-mail', async () => {
    const user = await test.newUser();
    const [here, there] = [await test.people.signIn(user), await test.people.signIn(user)];
    const answer = await test.change(here.accessToken, PASSWORD);
    expect(answer).toMatchObject({ status: 200, data: { user: { id: user.id, mustChangePassword: false } } });
    for (const { accessToken, refreshToken } of [here, there]) {
      expect(await test.isLive(accessToken)).toBe(false);
      expect((await test.call('refreshToken', { refreshToken })).status).toBe(401);
    }
    expect(await test.isLive(accessTokenOf(answer))).toBe(true);
    expect((await test.call('refreshToken', { refreshToken: refreshTokenOf(answer) })).status).toBe(200);
    expect(deviceOf(answer)).toBeDefined();
    const device = deviceOf(answer);
    expect([(await test.signIn(user.email)).status, (await test.signIn(user.email, NEW_PASSWORD, { device })).status]).toEqual([401, 200]);
    expect(await test.logOf(user.id)).toContainEqual({ action: 'account.password', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toMatchObject([{ to: user.email }]);
  });

  it('activates an account that had an issued password', async () => {
    const user = await test.newUser({ contractStatus: 'INACTIVE' });
    const { accessToken } = await test.people.signIn(user);
    expect((await test.call('userInfo', { token: accessToken })).data).toMatchObject({ user: { mustChangePassword: true } });
    const answer = await test.change(accessToken, PASSWORD);
    expect((answer.data as Session).user).toMatchObject({ contractStatus: 'ACTIVE', mustChangePassword: false });
    expect(await test.logOf(user.id)).toContainEqual({ action: 'account.activate', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toEqual([]);
  });

  it('requires the current password and a different new password', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const wrong = await test.change(accessToken, 'Wrong-password-1');
    expect(wrong).toMatchObject({ status: 400, data: { fields: [{ path: 'currentPassword', rule: 'password-wrong' }] } });
    const same = await test.change(accessToken, PASSWORD, PASSWORD);
    expect(same).toMatchObject({ status: 400, data: { fields: [{ path: 'password', rule: 'password-unchanged' }] } });
    expect((await test.change(accessToken, 'Wrong-password-1', 'Wrong-password-1')).data).toMatchObject({
      fields: [{ rule: 'password-wrong' }],
    });
    expect(await test.stored(user)).toMatchObject({ sessionEpoch: 0 });
    expect(await test.isLive(accessToken)).toBe(true);
  });

  it('limits attempts, including concurrent attempts', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const answers = await Promise.all(Array.from({ length: 15 }, () => test.change(accessToken, 'Wrong-password-1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(RATE_LIMITS['change-password']);
    expect((await test.change(accessToken, PASSWORD)).status).toBe(429);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const { passwords } = test.dependencies;
    const { hash } = passwords;
    const bothProven = barrier(2);
    vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      await bothProven();
      return hash(password);
    });
    const answers = await Promise.all([test.change(accessToken, PASSWORD), test.change(accessToken, PASSWORD, 'Third-horse-3')]);
    expect(sortedStatuses(answers)).toEqual([200, 401]);
    expect((await test.stored(user)).sessionEpoch).toBe(1);
  });
});
