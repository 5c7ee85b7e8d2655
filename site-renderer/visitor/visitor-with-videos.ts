import { sheetVideos } from '#site-renderer/visitor/sheet-videos.ts';
import { startVisit } from '#site-renderer/visitor/visit.ts';

const stage = document.querySelector<HTMLElement>('.stage');
if (stage) startVisit(stage, sheetVideos(stage));
