import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

/** Returns the sheets to render: the current one, its neighbours within a swipe, and the target of the deck. */
export const cellsToRender = (map: SheetMap, current: string, goal: string): string[] => [
  ...new Set([current, ...map.neighbours(current), goal].filter(map.has)),
];
