import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Member } from '#functions/platform/http/use-case.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';

/** Returns the signed-in member. Throws `unauthenticated` if it has left since its session was read. */
export async function requireSelf({ members }: Pick<MemberDependencies, 'members'>, caller: Member): Promise<StoredMember> {
  const found = await members.get(caller.siteId, caller.id);
  if (!found) throw new AppError('unauthenticated');
  return found;
}

/** Returns the signed-in member after its password was confirmed. A wrong password is a fault of the field `currentPassword`. */
export async function requirePassword(
  { members, passwords }: Pick<MemberDependencies, 'members' | 'passwords'>,
  caller: Member,
  currentPassword: string,
): Promise<StoredMember> {
  const found = await members.get(caller.siteId, caller.id);
  if (!(await passwords.verify(currentPassword, found?.passwordHash)))
    throw invalidInput([{ path: 'currentPassword', rule: 'password-wrong' }]);
  // The member left after the session was read.
  if (!found) throw new AppError('unauthenticated');
  return found;
}
