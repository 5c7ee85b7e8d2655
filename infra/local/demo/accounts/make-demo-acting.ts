import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS, OEM_CUSTOMER } from '#infra/local/demo/accounts/demo-accounts.ts';

/** Starts an hour in which the OEM acts for its customer, unless the OEM has done so before. */
export async function makeDemoActing(origin: string): Promise<void> {
  const customer = await ConsoleSession.signIn(origin, OEM_CUSTOMER);
  const { actings } = await customer.call(signInSecurity.overview, {});
  if (actings.length > 0) return;
  const { user } = await customer.call(auth.userInfo, {});
  const oem = await ConsoleSession.signIn(origin, DEMO_LOGINS.OEM_MASTER);
  const body = { reason: '写真が表示されないというお問い合わせの確認', access: 'READ' } as const;
  await oem.call(signInSecurity.actAs, { params: { id: user.id }, body });
}
