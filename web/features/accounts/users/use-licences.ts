import { useOwnLicences, useUserDetail } from '#web/features/accounts/users/user-queries.ts';
import { useUser } from '#web/lib/session/user.ts';

export interface Licences {
  grant: number;
  used: number;
}

/** Returns the licences of the OEM above a new account; `null` while they are loading, or if `oemId` is `null`. */
export function useLicences(oemId: string | null): Licences | null {
  const { workAccountId } = useUser();
  const isOwn = oemId === workAccountId;
  const own = useOwnLicences(isOwn);
  const other = useUserDetail(isOwn ? null : oemId);
  if (oemId === null) return null;
  if (isOwn) return own.data ?? null;
  return other.data ? { grant: other.data.licenceGrant ?? 0, used: other.data.licencesUsed } : null;
}
