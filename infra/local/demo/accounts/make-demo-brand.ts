import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { oemLogo } from '#infra/local/demo/artwork/highland-scenes.ts';
import { png } from '#infra/local/clients/build-site.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';

const MAIN_COLOUR = '#0b7285';

/** Gives the OEM its brand unless it has one. */
export async function makeDemoBrand(origin: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.OEM_MASTER);
  const { user } = await session.call(auth.userInfo, {});
  if (user.brand.id !== null) return;
  const content = await png(oemLogo());
  const file = { name: 'logo.png', type: 'image/png', size: content.length };
  const { upload } = await session.call(profile.generateLogoUrl, { body: { file } });
  await session.upload([{ upload, content }]);
  await session.call(profile.setBrand, { body: { mediaId: upload.mediaId, mainColor: MAIN_COLOUR } });
}
