import { FONTS, type FontId } from '#shared/model/sites/font.ts';

/**
 * Returns the value of `font-family` for a family: its subset, the fallback with the same metrics, then the system font. `null`: the
 * system font alone.
 */
export const fontStack = (id: FontId | null): string =>
  id === null ? 'system-ui, sans-serif' : `'f-${id}', 'f-${id}-b', system-ui, ${FONTS[id].generic}`;
