import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTokenOf, PASSWORD } from '#test/support/api/auth-fixture.ts';
import { NEW_PASSWORD, type PasswordFixture, startPasswordFixture } from '#test/support/api/password-fixture.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { deviceOf, refreshTokenOf } from '#test/support/http/send.ts';

let test: PasswordFixture;
beforeAll(async () => {
  test = await startPasswordFixture();
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());

describe('passwords, tokens and links of sign-in', () => {
  it('are never stored or logged in plain text', async () => {
    const password = 'Seek-and-find-7';
    const user = await test.newUser();
    const signedIn = await test.signIn(user.email);
    const [resetting, registering] = [await test.resetLink(user.email), await test.registrationLink('seeker@example.com')];
    const invitation = await test.invitationLink(await test.invited());
    const changed = await test.change(accessTokenOf(signedIn), PASSWORD, password);
    const [again, completed] = [await test.reset(await test.resetLink(user.email), `${password}!`), await test.complete(registering)];
    const written = JSON.stringify(await scanTable(test)) + JSON.stringify(test.log);
    const tokens = [resetting, registering, invitation, accessTokenOf(changed), refreshTokenOf(signedIn), refreshTokenOf(changed)];
    const secrets = [
      ...tokens.map((token) => token?.split('.').at(-1)),
      ...[signedIn, again, completed].map(deviceOf),
      password,
      PASSWORD,
      NEW_PASSWORD,
    ];
    expect(written).toContain(user.email);
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(written).not.toContain(secret);
    }
    expect(JSON.stringify(test.log)).not.toContain('example.com');
  });
});
