import type { ImageRef, Variant } from '#shared/model/media.ts';

/** Where the things a site shows are found. The only difference between the published page and the editor's live view. */
export interface SiteAddresses {
  /** The address of one variant of a picture. May hold neither white space nor commas: it is written into a `srcset`. */
  imageUrl: (image: ImageRef, variant: Variant) => string;
  /** Where a button that leads to this cell goes, or `undefined` where there is no sheet to go to. */
  cellUrl: (cell: string) => string | undefined;
}
