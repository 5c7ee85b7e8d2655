import type { CSSProperties } from 'react';
import type { Sheet } from '#shared/model/sites/site.ts';
import { widestDrawn } from '#shared/rules/sheets/picture-fit.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

type PictureVariables = CSSProperties & { '--copy'?: string; '--ratio'?: number; '--widest'?: string; '--fx'?: number; '--fy'?: number };

/** The width of the largest screens, in CSS pixels. Pictures that may be drawn this wide need no limit. */
const LARGEST_SCREEN = 3_840;

/**
 * Returns the classes and inline styles with which `PICTURE_CSS` positions the creative of a sheet, and its copy behind it. On a site with a
 * theme, the copy is a variable, because the styles draw it twice.
 */
export function pictureStyle(
  { image, video, pictureFit, focalPoint }: Pick<Sheet, 'image' | 'video' | 'pictureFit' | 'focalPoint'>,
  addresses: Pick<SiteAddresses, 'backdropUrl'>,
  isThemed = false,
): { classes: string[]; style: PictureVariables } {
  const creative = image ?? video;
  if (!creative) return { classes: [], style: {} };
  const backdrop = image ? addresses.backdropUrl(image) : '';
  const widest = widestDrawn(creative.width);
  const isSharp = backdrop !== '' && !backdrop.startsWith('data:');
  return {
    classes: [...(pictureFit === 'auto' ? [] : [pictureFit]), ...(isSharp ? ['soft'] : [])],
    style: {
      '--ratio': Number((creative.width / creative.height).toPrecision(5)),
      ...(widest < LARGEST_SCREEN && { '--widest': `${widest}px` }),
      ...(focalPoint.x !== 50 && { '--fx': focalPoint.x / 100 }),
      ...(focalPoint.y !== 50 && { '--fy': focalPoint.y / 100 }),
      ...(image && { backgroundColor: image.colour }),
      ...(backdrop !== '' && { [isThemed ? '--copy' : 'backgroundImage']: `url(${backdrop})` }),
    },
  };
}
