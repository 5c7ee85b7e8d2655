import { capturePoster } from '#web/features/editor/state/uploads/capture-poster.ts';
import { drawPicture, type DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';

/** Draws the picture of an image file, or the poster of a video. */
export const drawCreative: DrawPicture = async (file) => {
  const picture = file.type.startsWith('video/') ? await capturePoster(file).catch(() => undefined) : file;
  return picture && drawPicture(picture);
};
