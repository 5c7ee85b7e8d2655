import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/inspector/media/media-section.module.css';
import { formatDuration } from '#web/lib/format/format-duration.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';

/** Thumbnail of a cell's picture, or of its video's poster frame with the duration. */
export function MediaThumbnail({ image, video }: { image: ImageRef; video: VideoRef | null }) {
  return (
    <div className={classes['frame']}>
      <img
        className={classes['picture']}
        {...thumbnailSource(image)}
        sizes="96px"
        alt=""
        style={{ backgroundColor: image.colour }}
        draggable={false}
      />
      {video && (
        <span className={classes['length']} aria-hidden>
          <IconPlayerPlayFilled size={10} />
          {formatDuration(video.durationMs)}
        </span>
      )}
    </div>
  );
}
