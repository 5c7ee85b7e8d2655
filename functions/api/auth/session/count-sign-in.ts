import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import { DEVICE_COOKIE } from '#functions/http/device-cookie.ts';
import type { RequestContext } from '#functions/http/use-case.ts';

/**
 * Counts a sign-in before it is tried. On a device the address has signed in on before, that device's own mistakes alone
 * count: whatever others do elsewhere, its owner gets in. Anywhere else the network is counted first, alone and for this
 * address, because one that is shut out must not be able to shut out accounts as well; then the address from everywhere.
 * Returns what to do once the password proved right: those who know theirs use nothing up.
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
