import type { CSSProperties } from 'react';
import { CROP_WHOLE } from '#shared/model/sites/picture-adjustment.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedPicture, veilOf } from '#shared/rules/sheets/picture-adjustment.ts';
import { widestDrawn } from '#shared/rules/sheets/picture-fit.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

type PictureVariables = CSSProperties & Record<`--${string}`, string | number>;

/** The width of the largest screens, in CSS pixels. Pictures that may be drawn this wide need no limit. */
const LARGEST_SCREEN = 3_840;

/**
 * Returns the classes and inline styles with which `PICTURE_CSS` positions the creative of a sheet, and its copy behind it. On a site with a
 * theme, the copy is a variable, because the styles draw it twice.
 */
export function pictureStyle(
  {
    image,
    video,
    pictureFit,
    focalPoint,
    pictureCrop,
    pictureTone,
  }: Pick<Sheet, 'image' | 'video' | 'pictureFit' | 'focalPoint' | 'pictureCrop' | 'pictureTone'>,
  addresses: Pick<SiteAddresses, 'backdropUrl'>,
  isThemed = false,
): { classes: string[]; style: PictureVariables } {
  const creative = image ?? video;
  if (!creative) return { classes: [], style: {} };
  const backdrop = image ? addresses.backdropUrl(image) : '';
  const { width, height } = croppedPicture(creative, pictureCrop);
  const { x, y } = croppedFocalPoint(focalPoint, pictureCrop);
  const widest = Math.round(widestDrawn(width));
  const isSharp = backdrop !== '' && !backdrop.startsWith('data:');
  const veil = veilOf(pictureTone);
  return {
    classes: [
      ...(pictureFit === 'auto' ? [] : [pictureFit]),
      ...(isSharp ? ['soft'] : []),
      ...(pictureCrop ? ['crop'] : []),
      ...(veil ? ['veiled'] : []),
    ],
    style: {
      '--ratio': Number((width / height).toPrecision(5)),
      ...(widest < LARGEST_SCREEN && { '--widest': `${widest}px` }),
      ...(x !== 50 && { '--fx': x / 100 }),
      ...(y !== 50 && { '--fy': y / 100 }),
      ...(pictureCrop && {
        '--cx': pictureCrop.x / CROP_WHOLE,
        '--cy': pictureCrop.y / CROP_WHOLE,
        '--cw': pictureCrop.width / CROP_WHOLE,
        '--ch': pictureCrop.height / CROP_WHOLE,
      }),
      ...(veil && { '--veil': `rgb(${veil.grey} ${veil.grey} ${veil.grey}/${veil.opacity})` }),
      ...(image && { backgroundColor: image.colour }),
      ...(backdrop !== '' && { [isThemed ? '--copy' : 'backgroundImage']: `url(${backdrop})` }),
    },
  };
}
