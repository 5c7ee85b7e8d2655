import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import { DEVICE_COOKIE } from '#functions/platform/http/cookies.ts';
import type { RequestContext } from '#functions/platform/http/use-case.ts';

/**
 * Counts a sign-in attempt before the password is checked. Throws `too-many-requests` at a limit.
 *
 * 1. On a device where this address signed in before, only the attempts of that device count: attempts elsewhere cannot
 *    lock its owner out.
 * 2. Elsewhere the network is counted first, alone and for this address: a blocked network must not use up the limit of
 *    the account as well.
 * 3. Then the address is counted, from everywhere.
 *
 * Returns a function to call after a successful sign-in, which takes the attempt back.
 */
export async function countSignIn(
  { attempts, devices }: Pick<AuthDependencies, 'attempts' | 'devices'>,
  email: string,
  { viewerAddress, cookies }: RequestContext,
): Promise<() => Promise<unknown>> {
  const device = cookies[DEVICE_COOKIE];
  if (await devices.isKnown(email, device)) {
    const onDevice = await attempts.count('sign-in-on-device', `${device} ${email}`);
    return onDevice.reset;
  }
  const network = viewerNetwork(viewerAddress);
  const fromNetwork = await attempts.count('sign-in-from-network', network);
  const toAccountFromNetwork = await attempts.count('sign-in-to-account-from-network', `${network} ${email}`);
  const toAccount = await attempts.count('sign-in-to-account', email);
  return () => Promise.all([fromNetwork.undo(), toAccountFromNetwork.reset(), toAccount.undo()]);
}
