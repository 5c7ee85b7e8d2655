/** Measures the database cost of endpoints: calls by operation and items written, counted by a proxy. */
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture } from '#test/support/media/upload.ts';
import type { startCountingProxy } from './counting-proxy.ts';
import type { Row } from '../report.ts';
import { makeSite, timePublication } from '../sites.ts';

type Proxy = Awaited<ReturnType<typeof startCountingProxy>>;

function describe({ calls, writes }: ReturnType<Proxy['take']>): string {
  const total = Object.values(calls).reduce((sum, count) => sum + count, 0);
  const detail = Object.entries(calls)
    .map(([operation, count]) => `${count} ${operation}`)
    .join(', ');
  return `${total} calls (${detail}), ${writes} items written`;
}

/** Measures saving one changed sheet in a site of 1,000 sheets: items written, which have a goal, and bytes sent. */
export async function measureSave({ console: origin, logins }: Addresses, proxy: Proxy): Promise<Row[]> {
  const session = await ConsoleSession.signIn(origin, logins.MASTER);
  const { site } = await makeSite(session, '1,000 sheets', { rows: 40, columns: 25 }, () => Promise.resolve([]));
  const sheetId = numberedUlid(500);
  const body = { base: site.working, changes: { sheets: { [sheetId]: { jp: { ...EMPTY_SHEET, mainText: 'Changed' } } } } };
  proxy.take();
  await session.call(sites.update, { params: { id: site.id }, body });
  const counts = proxy.take();
  proxy.take();
  await session.call(sites.get, { params: { id: site.id } });
  const opening = proxy.take();
  return [
    { what: 'items written', value: String(counts.writes), ratio: counts.writes / 5, goal: 1 },
    { what: 'calls', value: describe(counts) },
    { what: 'bytes sent by the console', value: `${JSON.stringify(body).length} B` },
    { what: 'opening the site', value: describe(opening) },
  ];
}

/** Measures the database calls of each endpoint on a small site, including authentication. */
export async function measureCalls({ console: origin, logins }: Addresses, proxy: Proxy): Promise<Row[]> {
  const rows: Row[] = [];
  const count = async <T>(what: string, call: () => Promise<T>): Promise<T> => {
    proxy.take();
    const answer = await call();
    rows.push({ what, value: describe(proxy.take()) });
    return answer;
  };
  const session = await count('POST /auth/login', () => ConsoleSession.signIn(origin, logins.USER));
  await count('GET /auth/user-info', () => session.call(auth.userInfo, {}));
  const { site } = await count('POST /site', () =>
    session.call(sites.create, { body: { name: 'Calls', numberHorizontal: 2, numberVertical: 2, viewMode: 'PC' } }),
  );
  const file = await picture('A1', '#456', 320, 480);
  const { uploads } = await count('POST /site/generate-urls', () =>
    session.call(media.generateUrls, { body: { siteId: site.id, files: [{ name: 'a.jpg', type: 'image/jpeg', size: file.length }] } }),
  );
  const [image = null] = await session.upload(uploads.map((upload) => ({ upload, content: new Uint8Array(file) })));
  await count('GET /site/media', () => session.call(media.list, { query: { ids: uploads.map(({ mediaId }) => mediaId).join(',') } }));
  await count('GET /site', () => session.call(sites.list, { query: {} }));
  await count('GET /site/{id}', () => session.call(sites.get, { params: { id: site.id } }));
  const changes = {
    grid: { numberHorizontal: 2, numberVertical: 2, cells: { A1: numberedUlid(1) } },
    sheets: { [numberedUlid(1)]: { jp: { ...EMPTY_SHEET, image } } },
  };
  const saved = await count('PUT /site/{id}', () =>
    session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } }),
  );
  await timePublication(session, saved.site);
  await count('POST /site/{id}/publish', () =>
    session.call(sites.publish, { params: { id: site.id }, body: { revision: saved.site.working, visibility: 'private' } }),
  );
  await count('DELETE /site/{id}', () => session.call(sites.delete, { params: { id: site.id } }));
  return rows;
}
