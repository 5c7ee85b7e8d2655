import type { PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';

const percent = (at: number, start: number, extent: number): number =>
  extent === 0 ? 0 : Math.min(Math.max(((at - start) / extent) * 100, 0), 100);

/** Where on a picture, in percent of its drawn size, a place on the screen is; its nearest edge where that is beside it. */
export const picturePoint = (
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): PicturePoint => ({ x: percent(clientX, box.left, box.width), y: percent(clientY, box.top, box.height) });
