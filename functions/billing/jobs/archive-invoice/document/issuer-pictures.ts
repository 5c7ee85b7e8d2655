import type { DocumentPictures } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Issuer } from '#shared/model/billing/billing-settings.ts';
import { ISSUER_PICTURE_VARIANT } from '#shared/model/media/media.ts';

/**
 * Returns a function that reads the pictures with which an issuer issued a document. Throws if a file is missing, so that no
 * document is archived without its seal.
 */
export const issuerPictures =
  (files: Pick<ObjectStorage, 'read'>) =>
  async ({ logo, seal }: Pick<Issuer, 'logo' | 'seal'>): Promise<DocumentPictures> => {
    const read = async (mediaId: string | null | undefined): Promise<Buffer | undefined> => {
      if (mediaId === null || mediaId === undefined) return undefined;
      const bytes = await files.read(variantKey(mediaId, ISSUER_PICTURE_VARIANT));
      if (!bytes) throw new Error(`The picture ${mediaId} of an issuer is missing`);
      return Buffer.from(bytes);
    };
    const [logoFile, sealFile] = await Promise.all([read(logo), read(seal)]);
    return { logo: logoFile, seal: sealFile };
  };
