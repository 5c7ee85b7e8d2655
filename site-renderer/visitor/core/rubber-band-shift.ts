/** The share of the finger's way that the deck follows in a direction without a sheet. */
const RUBBER = 0.25;

/** The distance from its goal, in screens, at which the deck is for a finger that has pulled it by `pulled`: never past the next sheet. */
export const rubberBandShift = (pulled: number, hasSheet: boolean): number =>
  Math.max(-1, Math.min(1, hasSheet ? pulled : pulled * RUBBER));
