import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { sheetVideos } from '#site-renderer/visitor/navigation/sheet-videos.ts';

/** Plays the videos of the sheets, with the site's buttons instead of the browser's controls. */
export function start({ stage, onRest, onSheet }: Pick<Visit, 'stage' | 'onRest' | 'onSheet'>): void {
  onSheet((sheet) => {
    for (const video of sheet.querySelectorAll('video')) video.controls = false;
  });
  onRest(sheetVideos(stage));
}
