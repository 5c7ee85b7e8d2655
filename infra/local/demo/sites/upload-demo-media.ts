import sharp, { type Sharp } from 'sharp';
import { media } from '#shared/api-contract/endpoints/media.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

async function uploadDrawing(session: ConsoleSession, siteId: string, kind: 'product' | 'popup', drawing: Sharp): Promise<ImageRef> {
  const content = new Uint8Array(await drawing.jpeg().toBuffer());
  const { upload } = await session.call(media.generateLogoUrl, {
    body: { siteId, kind, file: { name: `${kind}.jpg`, type: 'image/jpeg', size: content.length } },
  });
  const [image] = await session.upload([{ upload, content }]);
  if (!image) throw new Error(`The picture of a ${kind} was not uploaded`);
  return image;
}

/** Uploads the upper part of a drawing as the picture of a popup. */
export const uploadOffer = (session: ConsoleSession, siteId: string, svg: string): Promise<ImageRef> =>
  uploadDrawing(session, siteId, 'popup', sharp(Buffer.from(svg)).resize(900, 750, { position: 'top' }));

/** Uploads the drawings of products, and returns their pictures by product. */
export async function uploadGoods<G extends string>(
  session: ConsoleSession,
  siteId: string,
  goods: Readonly<Record<G, () => string>>,
): Promise<Record<G, ImageRef>> {
  const uploaded = await Promise.all(
    (Object.keys(goods) as G[]).map(async (good) => [
      good,
      await uploadDrawing(session, siteId, 'product', sharp(Buffer.from(goods[good]()))),
    ]),
  );
  return Object.fromEntries(uploaded) as Record<G, ImageRef>;
}

export async function uploadFilm(
  session: ConsoleSession,
  siteId: string,
  makeFilm: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<VideoRef> {
  const content = await makeFilm();
  const file = { name: 'film.mp4', type: 'video/mp4', size: content.length } as const;
  const { uploads } = await session.call(media.generateUrls, { body: { siteId, files: [file] } });
  const [upload] = uploads;
  if (!upload) throw new Error('The film has no upload');
  return session.uploadVideo({ upload, content });
}
