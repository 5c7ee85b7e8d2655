import { systemClock } from '#functions/platform/wiring/clock.ts';
import { apiCallStore } from '#functions/open-api/store/accesses/api-call-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { API_CALLS_PER_MINUTE } from '#shared/model/limits.ts';
import type { Product } from '#test/support/product.ts';
import { send } from '#test/support/http/send.ts';

export const FILLED_API_ACCESS = {
  name: 'Filled access',
  isEnabled: true,
  operations: ['GET /site', 'GET /site-contact/{id}'],
  tags: ['crm', 'nightly'],
  expiresOn: '2099-12-31',
} as const satisfies Partial<NewApiAccess>;

const ENTERED = 'entered-key-0123456789-abcdefghij';

/** Stores an API access of a site with every attribute: its key was rotated, and it exceeded its limit of calls. Returns its id. */
export async function storeFilledApiAccess({ handlers, table }: Product, token: string, siteId: string): Promise<string> {
  const proof = { kind: 'key', key: ENTERED } as const;
  const created = await send(handlers.apiAccess, apiContract.apiAccess.create, {
    token,
    body: { ...FILLED_API_ACCESS, siteIds: [siteId], proof },
  });
  if (created.status !== 201) throw new Error(JSON.stringify(created.data));
  const { id } = (created.data as { access: { id: string } }).access;
  const rotation = { proof: { kind: 'key', key: null }, overlapHours: 24 };
  await send(handlers.apiAccess, apiContract.apiAccess.rotate, { token, params: { id }, body: rotation });
  const calls = apiCallStore(table, systemClock);
  // At most one new minute begins during the calls.
  for (let call = 0; call < 2 * API_CALLS_PER_MINUTE + 2; call += 1) await calls.count(id);
  return id;
}
