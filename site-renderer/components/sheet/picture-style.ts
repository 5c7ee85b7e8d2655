import type { CSSProperties } from 'react';
import type { Sheet } from '#shared/model/site/site.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

type PictureVariables = CSSProperties & { '--ratio'?: number; '--fx'?: number; '--fy'?: number };

/** The classes and inline styles by which `PICTURE_CSS` places the creative of a sheet and draws its copy behind it. */
export function pictureStyle(
  { image, video, pictureFit, focalPoint }: Pick<Sheet, 'image' | 'video' | 'pictureFit' | 'focalPoint'>,
  addresses: Pick<SiteAddresses, 'backdropUrl'>,
): { classes: string[]; style: PictureVariables } {
  const creative = image ?? video;
  if (!creative) return { classes: [], style: {} };
  const backdrop = image ? addresses.backdropUrl(image) : '';
  const isSharp = backdrop !== '' && !backdrop.startsWith('data:');
  return {
    classes: [...(pictureFit === 'auto' ? [] : [pictureFit]), ...(isSharp ? ['soft'] : [])],
    style: {
      '--ratio': Number((creative.width / creative.height).toPrecision(5)),
      ...(focalPoint.x !== 50 && { '--fx': focalPoint.x / 100 }),
      ...(focalPoint.y !== 50 && { '--fy': focalPoint.y / 100 }),
      ...(image && { backgroundColor: image.colour }),
      ...(backdrop !== '' && { backgroundImage: `url(${backdrop})` }),
    },
  };
}
