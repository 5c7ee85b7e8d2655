import { IconPhoto } from '@tabler/icons-react';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { ListedSite } from '#shared/model/site/site.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

/** A site's first picture at the height of a table row. */
export const SiteThumbnail = ({ thumbnail }: Pick<ListedSite, 'thumbnail'>) => (
  <span className={classes['thumbnail']} style={{ backgroundColor: thumbnail?.colour }}>
    {thumbnail ? (
      <img src={mediaUrl(thumbnail.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" />
    ) : (
      <IconPhoto size={16} stroke={1.25} aria-hidden />
    )}
  </span>
);
