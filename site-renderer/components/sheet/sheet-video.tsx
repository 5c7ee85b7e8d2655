import type { VideoRef } from '#shared/model/media/media.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SheetVideoProps {
  video: VideoRef;
  alt: string;
  addresses: SiteAddresses;
}

/**
 * Renders a video over its poster, which is visible until the first frame. No file is fetched before playback. The browser's controls are
 * for visitors without scripts; the runtime removes them, and plays the file without sound until the visitor turns sound on.
 */
export function SheetVideo({ video, alt, addresses }: SheetVideoProps) {
  return (
    <video
      src={addresses.videoUrl(video)}
      data-muted={addresses.mutedVideoUrl?.(video)}
      width={video.width}
      height={video.height}
      aria-label={alt === '' ? undefined : alt}
      preload="none"
      muted
      loop
      playsInline
      controls
    />
  );
}

/** Renders the pause and sound buttons of a video. They are visible while the runtime plays the video. */
export function VideoButtons({ hasSound, words }: { hasSound: boolean; words: VisitorLabels }) {
  return (
    <div className="player">
      <button type="button" data-video="pause" aria-pressed={false} aria-label={words.pause}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path className="off" d="M8 5v14M16 5v14" />
          <path className="on" d="M8 5v14l11-7z" />
        </svg>
      </button>
      {hasSound && (
        <button type="button" data-video="sound" aria-pressed={false} aria-label={words.sound}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M4 9h3l5-4v14l-5-4H4z" />
            <path className="on" d="M15 9q3 3 0 6m3-9q6 6 0 12" />
            <path className="off" d="m16 10 4 4m0-4-4 4" />
          </svg>
        </button>
      )}
    </div>
  );
}
