import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { membershipOf } from '#functions/api/member/membership.ts';
import { AppError } from '#functions/app-error.ts';
import { memberCookie } from '#functions/http/cookies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Counts a sign-in attempt before the password is checked: the network first, alone and for this address, because a blocked
 * network must not use up the limit of the member as well; then the address, from everywhere. Returns a function to call
 * after a successful sign-in, which takes the attempt back.
 */
async function countSignIn(
  { attempts }: Pick<MemberDependencies, 'attempts'>,
  address: string,
  viewerAddress: string,
): Promise<() => Promise<unknown>> {
  const network = viewerNetwork(viewerAddress);
  const fromNetwork = await attempts.count('member-sign-in-from-network', network);
  const toAccountFromNetwork = await attempts.count('member-sign-in-to-account-from-network', `${network} ${address}`);
  const toAccount = await attempts.count('member-sign-in-to-account', address);
  return () => Promise.all([fromNetwork.undo(), toAccountFromNetwork.reset(), toAccount.undo()]);
}

/** Opens a session on a site. Every refusal is the same and takes the same work, except for too many attempts. */
export const logIn =
  (dependencies: MemberDependencies): UseCase<typeof member.login> =>
  async ({ params: { siteId }, body: { email, password }, viewerAddress }) => {
    const { memberSessions, members, passwords } = dependencies;
    await membershipOf(dependencies, siteId);
    const onSuccess = await countSignIn(dependencies, `${siteId} ${email}`, viewerAddress);
    const found = await members.findByAddress(siteId, email);
    const isProven = await passwords.verify(password, found?.passwordHash);
    if (!found || !isProven) throw new AppError('sign-in-failed');
    // Told to those who know the password alone: strangers do not learn that the address is a member.
    if (found.isSuspended) throw new AppError('member-suspended');
    const [session] = await Promise.all([memberSessions.open(found), onSuccess()]);
    return {
      data: { accessToken: session.token, expiresAt: session.until.toISOString(), email },
      cookies: [memberCookie(session.token)],
    };
  };
