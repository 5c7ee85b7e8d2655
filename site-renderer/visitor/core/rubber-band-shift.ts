/** The share of the finger's distance by which the deck follows in a direction without a sheet. */
const RUBBER = 0.25;

/** Returns the distance of the deck from its goal, in screens, for a finger that has dragged it by `pulled` screens: at most one screen. */
export const rubberBandShift = (pulled: number, hasSheet: boolean): number => Math.max(-1, Math.min(1, pulled * (hasSheet ? 1 : RUBBER)));
