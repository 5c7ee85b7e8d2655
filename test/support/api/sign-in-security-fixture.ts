import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { signInSecurityLocators, signInSecurityUseCases } from '#functions/sign-in/api/security/use-cases.ts';
import { secretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import { consoleAuthenticator } from '#functions/platform/http/authentication/authenticate.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { challengeStore } from '#functions/sign-in/store/challenge-store.ts';
import { twoFactorStore } from '#functions/sign-in/store/two-factor-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { accessTokenOf, PASSWORD, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { codeAt } from '#test/support/authenticator-app.ts';
import { type Answer, type Call, deviceOf, type HttpHandler, networks, refreshTokenOf, send } from '#test/support/http/send.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

const CODE_MS = 30_000;

/** A login with an open session in a browser. */
export interface Browser {
  account: Account;
  token: string;
  refreshToken: string;
  device: string;
}

/** The families `auth` and `signInSecurity` on their own table, with the e-mails they send. */
export async function startSignInSecurityFixture() {
  const test = await startAuthFixture();
  const { dependencies: shared } = test;
  const dependencies = {
    ...shared,
    challenges: challengeStore(test.table, randomIds, test.clock),
    codeClock: test.clock,
    sealer: secretSealer(() => 'a-key-for-tests'),
    twoFactor: twoFactorStore(test.table),
  };
  const handler: HttpHandler = serve(signInSecurity, signInSecurityUseCases(dependencies), {
    authenticate: consoleAuthenticator(shared),
    locators: signInSecurityLocators(dependencies),
    accounts: shared.accounts,
    originKeys: () => Promise.resolve([]),
    attempts: shared.attempts,
    mediaRights: TEST_MEDIA_RIGHTS,
    log: (line) => test.log.push(line),
  });
  const elsewhere = networks();
  const security = (name: keyof typeof signInSecurity, { sourceIp = elsewhere(), ...rest }: Call = {}): Promise<Answer> =>
    send(handler, signInSecurity[name], { sourceIp, ...rest });

  const browserOf = (account: Account, answer: Answer): Browser => ({
    account,
    token: accessTokenOf(answer),
    refreshToken: refreshTokenOf(answer) ?? '',
    device: deviceOf(answer) ?? '',
  });

  /** The code of the app at the current time. */
  const codeOf = (secret: string, drift = 0): string => codeAt(secret, test.time.now, drift);
  const challengeOf = (answer: Answer): string => (answer.data as { challenge: string }).challenge;

  return {
    ...test,
    dependencies,
    security,
    browserOf,
    codeOf,
    challengeOf,
    /** Waits until the app shows the next code. */
    nextCode: () => {
      test.time.now += CODE_MS;
    },
    async signInBrowser(account: Account, request: Pick<Call, 'device' | 'headers'> = {}): Promise<Browser> {
      return browserOf(account, await test.call('login', { body: { email: account.email, password: PASSWORD }, ...request }));
    },
    /** Turns the second factor of a signed-in login on. */
    async turnOn({ token, device }: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = (await security('setUp', { token })).data as { secret: string };
      const confirmed = await security('confirm', { token, device, body: { code: codeOf(secret) } });
      if (confirmed.status !== 200) throw new Error(`The second factor was refused: ${JSON.stringify(confirmed.data)}`);
      test.time.now += CODE_MS;
      return { secret, recoveryCodes: (confirmed.data as { recoveryCodes: string[] }).recoveryCodes };
    },
    /** The challenge of a sign-in with the right password. */
    startSignIn: async ({ email }: Account): Promise<string> => challengeOf(await test.signIn(email)),
  };
}

export type SignInSecurityFixture = Awaited<ReturnType<typeof startSignInSecurityFixture>>;
