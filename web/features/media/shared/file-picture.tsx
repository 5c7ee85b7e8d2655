import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { publishedVariants, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { LibraryFile } from '#shared/model/media/library.ts';
import classes from '#web/features/media/shared/file-grid.module.css';
import { formatDuration } from '#web/lib/format/format-duration.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** Returns the URL of a picture at the size of a tile, or of its largest variant. */
function sourceOf({ kind, image }: LibraryFile, isLarge: boolean): string | undefined {
  if (!image) return undefined;
  if (kind === 'creative' && !isLarge) return mediaUrl(image.mediaId, THUMBNAIL_WIDTH);
  const variant = publishedVariants(kind, image.width).at(isLarge ? -1 : 0);
  return variant && mediaUrl(image.mediaId, variant.width, variant.format);
}

/** The picture of a file in a media library, or the first frame of a video with its length. */
export function FilePicture({ file, isLarge = false }: { file: LibraryFile; isLarge?: boolean }) {
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
          {...(isLarge ? { controls: true } : { 'aria-hidden': true })}
        />
        {!isLarge && (
          <span className={classes['length']} aria-hidden>
            <IconPlayerPlayFilled size={10} />
            {formatDuration(video.durationMs)}
          </span>
        )}
      </>
    );
  return (
    <img
      className={classes['media']}
      src={sourceOf(file, isLarge)}
      style={{ backgroundColor: image?.colour }}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
