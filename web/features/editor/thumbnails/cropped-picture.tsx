import type { CSSProperties } from 'react';
import { type ImageRef, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { CROP_WHOLE, type PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import { croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import classes from '#web/features/editor/thumbnails/cropped-picture.module.css';
import { mediaUrl, thumbnailSource } from '#web/lib/media-url.ts';

/** The width in pixels of the widest place of a thumbnail. */
const PLACE_WIDTH = 96;

interface CroppedPictureProps {
  image: ImageRef;
  /** What the sheet shows of the picture; `null`: all of it. */
  crop: PictureCrop | null;
}

/** Shows a small copy of a creative that covers its container with what the crop shows. Without a crop it is a mere `img`. */
export function CroppedPicture({ image, crop }: CroppedPictureProps) {
  if (!crop) return <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" decoding="async" draggable={false} />;
  const { width, height } = croppedPicture(image, crop);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--ratio': width / height,
    '--x': crop.x / CROP_WHOLE,
    '--y': crop.y / CROP_WHOLE,
    '--w': crop.width / CROP_WHOLE,
    '--h': crop.height / CROP_WHOLE,
  };
  const sizes = `${Math.ceil((PLACE_WIDTH * CROP_WHOLE) / crop.width)}px`;
  return (
    <span className={classes['frame']} style={style}>
      <img {...thumbnailSource(image)} sizes={sizes} alt="" decoding="async" draggable={false} />
    </span>
  );
}
