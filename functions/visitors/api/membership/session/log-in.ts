import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { DEVICE_COOKIE, deviceCookie, memberCookie } from '#functions/platform/http/cookies.ts';
import type { RequestContext, UseCase } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Counts a sign-in attempt before the password is checked.
 *
 * 1. On a device where this address signed in before, only the attempts of that device count: attempts elsewhere cannot lock a member
 *    out.
 * 2. Elsewhere the network is counted first, alone and for this address: a blocked network must not use up the limit of the member.
 * 3. Then the address is counted, from everywhere.
 *
 * Returns a function to call after a successful sign-in, which takes the attempt back.
 */
async function countSignIn(
  { attempts, devices }: Pick<MemberDependencies, 'attempts' | 'devices'>,
  address: string,
  { viewerAddress, cookies }: Pick<RequestContext, 'viewerAddress' | 'cookies'>,
): Promise<() => Promise<unknown>> {
  const device = cookies[DEVICE_COOKIE];
  if (await devices.isKnown(address, device)) return (await attempts.count('member-sign-in-on-device', `${device} ${address}`)).reset;
  const network = viewerNetwork(viewerAddress);
  const fromNetwork = await attempts.count('member-sign-in-from-network', network);
  const toAccountFromNetwork = await attempts.count('member-sign-in-to-account-from-network', `${network} ${address}`);
  const toAccount = await attempts.count('member-sign-in-to-account', address);
  return () => Promise.all([fromNetwork.undo(), toAccountFromNetwork.reset(), toAccount.undo()]);
}

/**
 * Opens a session on a site. Every rejection of a wrong password is the same and takes the same work, whether the address belongs
 * to a member, to an unconfirmed registration or to no one. Suspension and a missing confirmation are revealed only after the
 * correct password.
 *
 * The password of the newest registration is compared even if the address belongs to a member: anyone can register any address with a
 * password, so a different answer would tell them whether the address belongs to a member.
 */
export const logIn =
  (dependencies: MemberDependencies): UseCase<typeof member.login> =>
  async ({ params: { siteId }, body: { email, password }, ...context }) => {
    const { devices, memberSessions, members, passwords, registrations } = dependencies;
    await membershipOf(dependencies, siteId);
    const address = `${siteId} ${email}`;
    const onSuccess = await countSignIn(dependencies, address, context);
    const found = await members.findByAddress(siteId, email);
    const pending = await registrations.findNewest(siteId, email);
    const isMember = await passwords.verify(password, found?.passwordHash);
    if (!found || !isMember) {
      const isRegistered = await passwords.verify(password, pending?.passwordHash);
      throw new AppError(isRegistered ? 'registration-unconfirmed' : 'sign-in-failed');
    }
    if (found.isSuspended) throw new AppError('member-suspended');
    const device = devices.remember(address, context.cookies[DEVICE_COOKIE]);
    const [session, secret] = await Promise.all([memberSessions.open(found), device, onSuccess()]);
    return {
      data: { accessToken: session.token, expiresAt: session.until.toISOString(), email },
      cookies: [memberCookie(session.token), deviceCookie(secret, '/end-user')],
    };
  };
