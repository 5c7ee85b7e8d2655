import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

/** The sheets to have drawn: the one on the screen, where a swipe can lead from it, and where the scroller is going. */
export const cellsToRender = (map: SheetMap, at: string, goal: string): string[] => [
  ...new Set([at, ...map.neighbours(at), goal].filter(map.has)),
];
