import { type RefObject, useEffect, useRef } from 'react';
import type { VideoRef } from '#shared/model/media/media.ts';
import { sheetVideos } from '#site-renderer/visitor/navigation/sheet-videos.ts';

/** Plays the video of the given cell's sheet and pauses it when the sheet changes, as the published page does. */
export function useSheetVideo(stage: RefObject<HTMLElement | null>, cell: string, video: VideoRef | null): void {
  const playVideoOf = useRef<ReturnType<typeof sheetVideos>>(null);

  useEffect(() => {
    const root = stage.current;
    const sheet = root?.querySelector<HTMLElement>(`[data-page="${cell}"]`);
    if (!root || !sheet || !video) return undefined;
    playVideoOf.current ??= sheetVideos(root);
    const element = sheet.querySelector('video');
    if (element) element.controls = false;
    playVideoOf.current(sheet);
    return () => element?.pause();
  }, [stage, cell, video]);
}
