import { type ImageRef, newsWidths } from '#shared/model/media/media.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { RowPicture } from '#web/ui/data-table/row-picture.tsx';

/** Returns the URL of the largest variant of a news picture. */
export const newsImageUrl = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, newsWidths(width).at(-1) ?? width);

/** The picture of an item at the height of a table row. */
export const NewsThumbnail = ({ image }: { image: ImageRef | null }) => (
  <RowPicture src={image ? mediaUrl(image.mediaId, newsWidths(image.width)[0] ?? image.width) : undefined} colour={image?.colour} />
);
