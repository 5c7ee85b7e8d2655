import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { type UserFamily, userFamily } from '#shared/rules/accounts/policy.ts';
import { api, type ApiClient } from '#web/lib/api/api-client.ts';
import { actorOf } from '#web/lib/session/user.ts';

/** The endpoints that every family of user management has; `pause`, `terminate` and `delete` exist in some families only. */
export type UserApi = ApiClient['oemAdminUser'] & Partial<ApiClient['masterUser']>;

const CLIENTS: Readonly<Record<UserFamily, UserApi>> = {
  master: api.masterUser,
  'oem-master': api.oemMasterUser,
  'oem-admin': api.oemAdminUser,
};

/** Returns the endpoint family this login manages users with; `undefined` for logins that may not see users. */
export function userApi(user: UserInfo): UserApi | undefined {
  const family = userFamily(actorOf(user));
  return family && CLIENTS[family];
}
