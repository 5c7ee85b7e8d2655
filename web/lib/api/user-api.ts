import type { UserInfo } from '#shared/model/account/session.ts';
import { type UserFamily, userFamily } from '#shared/rules/account/policy.ts';
import { api, type ApiClient } from '#web/lib/api/api-client.ts';
import { actorOf } from '#web/lib/session/user.ts';

/** What all families of user management have; pausing, terminating and deleting some only. */
export type UserApi = ApiClient['oemAdminUser'] & Partial<ApiClient['masterUser']>;

const CLIENTS: Readonly<Record<UserFamily, UserApi>> = {
  master: api.masterUser,
  'oem-master': api.oemMasterUser,
  'oem-admin': api.oemAdminUser,
};

/** The calls this login manages users through; `undefined` for logins that see none. */
export function userApi(user: UserInfo): UserApi | undefined {
  const family = userFamily(actorOf(user));
  return family && CLIENTS[family];
}
