import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { csvRow } from '#shared/values/text/csv.ts';

const HEADINGS = ['会社名', '担当者名', 'メールアドレス', 'プラン', '契約開始日', '契約終了日'];
const CONTRACT = ['2027/4/1', '2028/3/31'];

const CORRECT = [
  ['信濃屋旅館', '小諸 千尋', 'shinanoya@import.example.com', 'standard', ...CONTRACT],
  ['有限会社 あずみ野ガラス工房', '穂高 岳', 'azumino-glass@import.example.com', 'light', ...CONTRACT],
  ['善光寺門前 そば処 まるや', '戸隠 結衣', 'maruya@import.example.com', 'light', ...CONTRACT],
];

/** Rows with typical faults: a missing name, an unknown plan, a duplicate address. */
const FAULTY = [
  ['松本てまり本舗', '', 'temari@import.example.com', 'standard', ...CONTRACT],
  ['上田紬 うめさと', '真田 梅', 'umesato@import.example.com', 'スタンダード', ...CONTRACT],
  ['ペンション 白樺', '蓼科 湖', 'shirakaba@import.example.com', 'light', ...CONTRACT],
  ['白樺湖レンタサイクル', '茅野 走', 'shirakaba@import.example.com', 'light', '2027/4/1', '2027/3/31'],
];

const isOver = ({ state }: UserImport): boolean => state === 'done' || state === 'refused' || state === 'failed';

/** Uploads a file of customers of the OEM, confirms the proposed columns, and waits until the import has ended. */
async function importFile(
  session: ConsoleSession,
  parentId: string,
  fileName: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const bytes = new TextEncoder().encode(csvRow(HEADINGS) + rows.map(csvRow).join(''));
  const started = await session.call(userImport.start, { body: { role: 'USER', parentId, fileName, size: bytes.length } });
  const { id } = started.import;
  const { ok, status } = await fetch(started.upload.url, { method: 'PUT', headers: started.upload.headers, body: bytes });
  if (!ok) throw new Error(`The upload was answered with ${status}`);
  const { format, fields } = await session.call(userImport.preview, { params: { id }, query: {} });
  await session.call(userImport.confirm, { params: { id }, body: { format, fields, language: 'jp' } });
  await pollUntil(`the import of ${fileName} is over`, async () => {
    const present = await session.call(userImport.get, { params: { id } });
    return isOver(present.import) ? present.import : undefined;
  });
}

/** Imports of customers by the OEM: one that was refused for its faults, and one that was carried out. */
export async function makeDemoImports(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.OEM_MASTER);
  const { user } = await session.call(auth.userInfo, {});
  const { imports } = await session.call(userImport.list, {});
  const present = new Set(imports.map(({ fileName }) => fileName));
  if (!present.has('長野支店の顧客.csv')) await importFile(session, user.workAccountId, '長野支店の顧客.csv', FAULTY);
  if (!present.has('信州の顧客.csv')) await importFile(session, user.workAccountId, '信州の顧客.csv', CORRECT);
}
