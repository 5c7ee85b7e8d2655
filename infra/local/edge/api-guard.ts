import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_ROOT, type Endpoint } from '#shared/api-contract/endpoint.ts';
import type { DiskSpace } from '#infra/local/disk/disk-space.ts';
import { concurrencyLimit } from '#infra/local/edge/concurrency-limit.ts';
import type { OriginResponse } from '#infra/local/edge/origin.ts';
import { serviceOverloaded, storageFull } from '#infra/local/edge/error-responses.ts';

/** Small writes that read-only use needs, such as sign-in and session renewal. They may use the disk's reserve. */
const SESSION_ENDPOINTS: readonly Endpoint[] = [
  apiContract.auth.login,
  apiContract.auth.refreshToken,
  apiContract.auth.logOut,
  apiContract.signInSecurity.completeSignIn,
  apiContract.member.login,
  apiContract.member.logOut,
  apiContract.preview.login,
  apiContract.preview.logOut,
  apiContract.preview.open,
  apiContract.preview.ticket,
];
const sessionPaths = SESSION_ENDPOINTS.map(({ path }) => new RegExp(`^${API_ROOT}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a call stores input. A deletion frees space instead. */
const stores = (method: string, path: string): boolean =>
  (method === 'POST' || method === 'PUT') && !sessionPaths.some((pattern) => pattern.test(path));

/**
 * Returns a function that calls the API, but answers:
 *
 * 1. 507 `storage-full` for a write while the disk has no room, also if it becomes full during the write
 * 2. 503 `unavailable` with a retry time beyond `callsMax` concurrent calls
 */
export function apiGuard(
  space: DiskSpace,
  callsMax: number,
): (method: string, path: string, call: () => Promise<OriginResponse>) => Promise<OriginResponse> {
  const limited = concurrencyLimit(callsMax);
  return async (method, path, call) => {
    if (stores(method, path) && !space.hasRoomFor(0)) return storageFull(path);
    const answer = await limited(call, () => serviceOverloaded(path));
    if (answer.status < 500 || space.hasRoomFor(0)) return answer;
    answer.body.resume();
    return storageFull(path);
  };
}
