import { IconPhoto } from '@tabler/icons-react';
import { type ImageRef, newsWidths } from '#shared/model/media/media.ts';
import classes from '#web/features/news/news.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The URL of the largest variant of a news picture. */
export const newsImageUrl = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, newsWidths(width).at(-1) ?? width);

/** The picture of an item at the height of a table row. */
export const NewsThumbnail = ({ image }: { image: ImageRef | null }) => (
  <span className={classes['thumbnail']} style={{ backgroundColor: image?.colour }}>
    {image ? (
      <img src={mediaUrl(image.mediaId, newsWidths(image.width)[0] ?? image.width)} alt="" loading="lazy" decoding="async" />
    ) : (
      <IconPhoto size={16} stroke={1.25} aria-hidden />
    )}
  </span>
);
