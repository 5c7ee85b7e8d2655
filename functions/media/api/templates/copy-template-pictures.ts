import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { mediaView } from '#functions/media/api/media-view.ts';
import type { StoredPicture } from '#functions/media/api/stored-pictures.ts';
import { uploadDestination } from '#functions/media/api/upload-destination.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import { storeVariant } from '#functions/media/services/store-variant.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';
import type { TemplatePictures } from '#shared/model/sites/template.ts';

const PARALLEL_FILES = 16;

/**
 * Copies pictures of a template into the account's own media, for a site that it is about to create. The pictures are converted already, so
 * no file is uploaded or processed. Copies that no site uses are deleted like abandoned uploads.
 */
export function copyTemplatePictures(dependencies: MediaDependencies): UseCase<typeof media.copyTemplatePictures> {
  const { media: store, files, clock, ids, templatePictures } = dependencies;

  /** Returns the requested pictures. Throws `invalid-input` if the template does not have one of them. */
  function findPictures({ template, pictures }: TemplatePictures): StoredPicture[] {
    const found = pictures.map((picture) => templatePictures.find(template, picture));
    const unknown = found.flatMap((picture, index) => (picture ? [] : [{ path: `pictures.${index}`, rule: 'unknown-media' as const }]));
    if (unknown.length > 0) throw invalidInput(unknown);
    return found.filter((picture) => picture !== undefined);
  }

  return async ({ caller, body }) => {
    const found = findPictures(body);
    const owner = await uploadDestination(dependencies, caller, undefined);
    const createdAt = clock().toISOString();
    const copies = found.map((picture): [StoredPicture, MediaFile] => {
      const { template, kind, art, image, variants, placeholder } = picture;
      const id = ids.ulid();
      return [
        picture,
        {
          id,
          kind,
          name: `${template}-${kind}-${art}.png`,
          type: 'image/png',
          size: Math.max(...variants.map(({ bytes }) => bytes)),
          ...owner,
          loginId: caller.loginId,
          state: 'ready',
          image: { mediaId: id, ...image },
          video: null,
          fault: null,
          variants,
          ...(placeholder !== undefined && { placeholder }),
          createdAt,
        },
      ];
    });
    const created = copies.map(([, file]) => file);
    // Records are written before files, so that files left by a crash are known and are deleted later.
    await store.create(created);
    const writes = copies.flatMap(([picture, { id }]) => picture.variants.map((variant) => ({ picture, variant, id })));
    await inParallel(writes, PARALLEL_FILES, ({ picture, variant, id }) =>
      storeVariant(files, id, { ...variant, body: templatePictures.read(picture, variant) }),
    );
    return { media: created.map(mediaView) };
  };
}
