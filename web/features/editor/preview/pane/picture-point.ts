import type { PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';

const toPercent = (position: number, start: number, extent: number): number =>
  extent === 0 ? 0 : Math.min(Math.max(((position - start) / extent) * 100, 0), 100);

/** Returns a pointer position in percent of the rendered picture, clamped to its edges. */
export const picturePoint = (
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): PicturePoint => ({ x: toPercent(clientX, box.left, box.width), y: toPercent(clientY, box.top, box.height) });
