import { type RefObject, useEffect, useRef } from 'react';
import type { VideoRef } from '#shared/model/media/media.ts';
import { sheetVideos } from '#site-renderer/visitor/navigation/sheet-videos.ts';

/** Plays the video of the sheet shown in a cell, and no other, as the published page does. */
export function useSheetVideo(stage: RefObject<HTMLElement | null>, cell: string, video: VideoRef | null): void {
  const show = useRef<ReturnType<typeof sheetVideos>>(null);

  useEffect(() => {
    const root = stage.current;
    const sheet = root?.querySelector<HTMLElement>(`[data-page="${cell}"]`);
    if (!root || !sheet || !video) return undefined;
    show.current ??= sheetVideos(root);
    const shown = sheet.querySelector('video');
    if (shown) shown.controls = false;
    show.current(sheet);
    return () => shown?.pause();
  }, [stage, cell, video]);
}
