import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import { png } from '#infra/local/clients/build-site.ts';
import { DEMO_PICTURES } from '#infra/local/demo/billing/issuer-pictures.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';

/** A fictional issuer, whose number and bank account do not exist. */
const DEMO_SETTINGS: BillingSettings = {
  name: 'スワイプサイト運営事務局',
  address: '〒100-0000\n東京都千代田区サンプル町1-2-3 サンプルビル4階',
  phone: '03-0000-0000',
  registrationNumber: 'T0000000000000',
  bankDetails: 'サンプル銀行 本店営業部(001)\n普通 0000000 スワイプサイトウンエイジムキョク',
  note: '振込手数料はお客様のご負担でお願いいたします。',
  chargeDay: 27,
};

async function uploadPicture(session: ConsoleSession, picture: 'logo' | 'seal'): Promise<string | null> {
  const content = await png(DEMO_PICTURES[picture]);
  const { upload } = await session.call(bill.pictureUrl, {
    body: { file: { name: `${picture}.png`, type: 'image/png', size: content.length } },
  });
  const [image] = await session.upload([{ upload, content }]);
  return image?.mediaId ?? null;
}

/** Enters the billing settings, so that months are closed. Does not overwrite existing settings. */
export async function makeDemoBilling(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  const { settings, version } = await session.call(bill.settings, {});
  if (settings !== null) return;
  const [logo, seal] = [await uploadPicture(session, 'logo'), await uploadPicture(session, 'seal')];
  await session.call(bill.setSettings, { body: { settings: { ...DEMO_SETTINGS, logo, seal }, version } });
}
