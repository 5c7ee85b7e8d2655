/** Pictures for tests and benchmarks, uploaded through the product's API as the console does. */
import sharp from 'sharp';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { media } from '#shared/api-contract/endpoints/media.ts';
import type { ImageRef } from '#shared/model/media/media.ts';

/** A picture of one colour with a label in large letters. */
export const picture = (label: string, colour: string, width = 1080, height = 1920): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="40%" r="${width / 4}" fill="#ffffff44"/><text x="50%" y="45%" font-size="${width / 4}" text-anchor="middle" fill="#fff">${label}</text></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer();

/** Uploads creatives for a site and returns their references in order. */
export async function uploadCreatives(session: ConsoleSession, siteId: string, files: readonly Buffer[]): Promise<ImageRef[]> {
  const { uploads } = await session.call(media.generateUrls, {
    body: { siteId, files: files.map((file, index) => ({ name: `${index}.jpg`, type: 'image/jpeg', size: file.length })) },
  });
  return session.upload(uploads.map((upload, index) => ({ upload, content: new Uint8Array(files[index] ?? []) })));
}

/** Uploads the picture of one of a site's popups. */
export async function uploadPopupPicture(session: ConsoleSession, siteId: string, file: Buffer): Promise<ImageRef> {
  const { upload } = await session.call(media.generateLogoUrl, {
    body: { siteId, kind: 'popup', file: { name: 'popup.jpg', type: 'image/jpeg', size: file.length } },
  });
  const [image] = await session.upload([{ upload, content: new Uint8Array(file) }]);
  if (!image) throw new Error('The picture was not uploaded');
  return image;
}
