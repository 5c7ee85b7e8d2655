import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { API_ROOT, OPEN_PATH } from '#shared/api-contract/endpoint.ts';
import type { NewApiAccess } from '#shared/model/open-api/api-access.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

const CALLS = 12;

const READING_ENTRIES: NewApiAccess = {
  name: '顧客管理システム',
  isEnabled: true,
  operations: ['GET /site', 'GET /site-member/{id}', 'GET /site-contact/{id}', 'GET /site-contact/{id}/entry/{entryId}'],
  tags: ['顧客管理', '夜間バッチ'],
  siteIds: null,
  expiresOn: null,
  proof: { kind: 'key', key: null },
};

const writingNews = (siteId: string): NewApiAccess => ({
  name: '店頭サイネージ',
  isEnabled: true,
  operations: ['GET /noti_delivery/{siteId}', 'POST /news', 'PUT /news/{id}'],
  tags: ['店頭'],
  siteIds: [siteId],
  expiresOn: '2099-12-31',
  proof: { kind: 'addresses', addresses: ['192.0.2.10', '198.51.100.0/24'] },
});

/** Issues two API accesses of the account unless it has some, and calls the API with the key of the first. */
export async function makeDemoApiAccess(origin: string, session: ConsoleSession, siteId: string): Promise<void> {
  const { accesses } = await session.call(apiAccess.list, {});
  if (accesses.length > 0) return;
  const { key } = await session.call(apiAccess.create, { body: READING_ENTRIES });
  await session.call(apiAccess.create, { body: writingNews(siteId) });
  for (let call = 0; call < CALLS; call += 1) {
    const path = call % 3 === 0 ? '/site' : `/site-contact/${siteId}`;
    const { ok, status } = await fetch(`${origin}${API_ROOT}${OPEN_PATH}${path}`, { headers: { authorization: `Bearer ${key}` } });
    if (!ok) throw new Error(`The open API answered ${status}`);
  }
}
