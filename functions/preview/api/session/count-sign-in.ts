import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import { DEVICE_COOKIE } from '#functions/platform/http/cookies.ts';
import type { RequestContext } from '#functions/platform/http/use-case.ts';

/** Returns the key of sign-ins, devices and attempts of an address on one site. */
export const addressOnSite = (siteId: string, email: string): string => `${siteId} ${email}`;

/**
 * Counts a sign-in attempt before the password is checked; throws `too-many-requests` at a limit. Invited and unknown addresses are counted
 * the same way.
 *
 * 1. On a device where this address has opened this preview before, only the attempts of that device count: attempts elsewhere cannot
 *    lock an invitee out.
 * 2. Elsewhere the network is counted first, alone and for this site: a blocked network uses up no limit that others share.
 * 3. Then the address and the site are counted, because the common password of all invitees could be guessed with each address.
 *
 * Returns a function to call after a successful sign-in, which takes the attempt back.
 */
export async function countSignIn(
  { attempts, devices }: Pick<PreviewDependencies, 'attempts' | 'devices'>,
  siteId: string,
  email: string,
  { viewerAddress, cookies }: RequestContext,
): Promise<() => Promise<unknown>> {
  const device = cookies[DEVICE_COOKIE];
  const address = addressOnSite(siteId, email);
  if (await devices.isKnown(address, device)) return (await attempts.count('preview-sign-in-on-device', `${device} ${address}`)).reset;
  const network = viewerNetwork(viewerAddress);
  const fromNetwork = await attempts.count('preview-sign-in-from-network', network);
  const toSiteFromNetwork = await attempts.count('preview-sign-in-to-site-from-network', `${network} ${siteId}`);
  const toAddress = await attempts.count('preview-sign-in-to-address', address);
  const toSite = await attempts.count('preview-sign-in-to-site', siteId);
  return () => Promise.all([fromNetwork, toSiteFromNetwork, toAddress, toSite].map(({ undo }) => undo()));
}
