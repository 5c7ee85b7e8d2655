import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { Media } from '#shared/model/media/media.ts';

/** Returns an uploaded file as the API shows it. */
export const mediaView = ({ id, kind, name, state, image, video, fault }: MediaFile): Media => ({
  id,
  kind,
  name,
  state,
  image,
  video,
  fault,
});
