import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { publishedVariants, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { LibraryFile } from '#shared/model/media/library.ts';
import classes from '#web/features/media/shared/file-grid.module.css';
import { formatDuration } from '#web/lib/format/format-duration.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** Returns the URL of a picture at the size of a tile. */
function tileSource({ kind, image }: LibraryFile): string | undefined {
  if (!image) return undefined;
  if (kind === 'creative') return mediaUrl(image.mediaId, THUMBNAIL_WIDTH);
  const [variant] = publishedVariants(kind, image.width);
  return variant && mediaUrl(image.mediaId, variant.width, variant.format);
}

/** The picture of a file in a media library, or the first frame of a video with its length. */
export function FilePicture({ file }: { file: LibraryFile }) {
  const { video, image } = file;
  if (video)
    return (
      <>
        <video
          className={classes['media']}
          src={`${mediaUrl(video.mediaId, video.width, 'mp4')}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          aria-hidden
        />
        <span className={classes['length']} aria-hidden>
          <IconPlayerPlayFilled size={10} />
          {formatDuration(video.durationMs)}
        </span>
      </>
    );
  return (
    <img
      className={classes['media']}
      src={tileSource(file)}
      style={{ backgroundColor: image?.colour }}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
