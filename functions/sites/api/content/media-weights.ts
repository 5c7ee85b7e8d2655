import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { mediaReferences } from '#functions/sites/api/content/media-references.ts';
import { workingDocument } from '#functions/sites/api/content/working-document.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import { phoneVariant } from '#functions/media/services/phone-variant.ts';
import type { Variant } from '#shared/model/media/media.ts';
import { playedVideo } from '#shared/rules/media/played-video.ts';

/** Returns the variant that a phone fetches. Visitors see a video without sound until they turn it on. */
function fetchedVariant({ kind, image, video, variants }: MediaFile): Variant | undefined {
  if (!video) return phoneVariant(kind, image?.width ?? 0);
  const { full, muted } = playedVideo(video, variants);
  return muted ?? full;
}

function bytesOnPhone(file: MediaFile): number | undefined {
  const [fetched, { variants }] = [fetchedVariant(file), file];
  return variants.find(({ width, format }) => width === fetched?.width && format === fetched.format)?.bytes;
}

/**
 * Returns the bytes that a phone fetches of each picture and video of a site, by media id. Makes one database call for every hundred files,
 * besides reading the document.
 */
export const getMediaWeights =
  (dependencies: SiteDependencies): UseCase<typeof site.weights> =>
  async ({ caller, params }) => {
    const found = await dependencies.sites.find(caller.scope, params.id);
    const document = await workingDocument(dependencies, found);
    const ids = [...new Set(mediaReferences(document).map(({ media: shown }) => shown.mediaId))];
    const files = await dependencies.media.getAll(caller.scope, ids);
    return {
      weights: Object.fromEntries(
        files.flatMap((file): [string, number][] => {
          const bytes = file && bytesOnPhone(file);
          return file && bytes !== undefined ? [[file.id, bytes]] : [];
        }),
      ),
    };
  };
