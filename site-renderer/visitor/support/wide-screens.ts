import { LEAST_SHEET_WIDTH, LEAST_STAGE_HEIGHT } from '#shared/rules/sheets/sheets-in-view.ts';

/** A media query of the screens on which sheets are side by side. */
export const WIDE_SCREENS = `(min-width:${2 * LEAST_SHEET_WIDTH}rem) and (min-height:${LEAST_STAGE_HEIGHT}rem)`;
/** A media query of the other screens. It contains no spaces. */
export const NARROW_SCREENS = `(max-width:${2 * LEAST_SHEET_WIDTH - 0.01}rem),(max-height:${LEAST_STAGE_HEIGHT - 0.01}rem)`;
